import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { tempFldGrid } from '../../../host/grids/fields/field-setting-grids.ts'
import { projectGrid } from '../../../host/grids/projects/project-grid.ts'
import { expenseStdGrid, expenseStdRows } from '../../../host/grids/rates/expense-std-grid.ts'
import { dictValuesGrid } from '../../../host/grids/system/dict-values-grid.ts'
import { tablesFor } from '../../../lib/backend/grid/served-lists.ts'
import { createClient } from '../../../lib/client/client.ts'
import { recordCalls } from '../../../lib/contract/record/record-calls.ts'
import { FangkitProvider } from '../../../lib/provider/fangkit-provider.tsx'
import { createMemoryAuth } from '../../../lib/testing/memory-auth.ts'
import { createMemoryStore } from '../../../lib/testing/memory-store.ts'
import { createMemoryTransport } from '../../../lib/testing/memory-transport.ts'
import { ConfigGrid } from '../../../lib/widgets/config-grid/config-grid.tsx'
import { ProjectDetail } from '../../../lib/widgets/project-detail/project-detail.tsx'

const LONG_TIMEOUT = { timeout: 20_000 }
const grids = [tempFldGrid, dictValuesGrid, expenseStdGrid, projectGrid]
const NEW_CASE = {
  prjPayType: 'HH2004',
  hf20BuyerType: 'HF0501',
  hf20SellerType: 'HF0501',
  hf20ManagerId: 'demo-manager',
  hf20HouseAddress: '示例路1号',
} as const

/** Two browsers before one server: that of a manager who administers, and one that is drawn. */
async function twoBrowsers() {
  const options = {
    store: createMemoryStore({ tables: tablesFor(grids) }),
    scenario: 'empty',
    user: 'manager',
    grids,
    gridRows: [expenseStdRows],
  } as const
  const far = createClient({ transport: createMemoryTransport(options), auth: createMemoryAuth() })
  const {
    data: { keyValue },
  } = await far.api.Hf20PrjBase.doSave(NEW_CASE)
  const rename = async (name: string, more = {}) => {
    const { getPageList, doSave } = recordCalls(tempFldGrid.entity)
    const {
      data: [line],
    } = await far.call(getPageList, {
      search: { hf02Table: { is: ['1'] }, hf02FldName: { is: ['hf20HouseMarketPrice'] } },
    })
    await far.call(doSave, { keyValue: line?.keyValue ?? null, hf02Name1: name, ...more })
  }
  const reword = async (dict: string, key: string, value: string) => {
    const { getPageList, doSave } = recordCalls(dictValuesGrid.entity)
    const {
      data: [entry],
    } = await far.call(getPageList, { search: { dict: { is: [dict] }, key: { contains: key } } })
    await far.call(doSave, { keyValue: entry?.keyValue ?? null, value })
  }
  const charge = () =>
    far.call(recordCalls(expenseStdGrid.entity).doSave, { stdItem: 'PC06', stdGroup: 'MONEY', stdMethod: 'DAILY' })
  return { near: createMemoryTransport(options), id: String(keyValue), rename, reword, charge }
}

describe('what administrators change', () => {
  it('FRM-002 FRM-003 reaches an open form by itself, such as the name of a field, and keeps typed text', async () => {
    const { near, id, rename } = await twoBrowsers()
    render(
      <FangkitProvider transport={near} auth={createMemoryAuth()}>
        <ProjectDetail projectId={id} />
      </FangkitProvider>,
    )
    const section = await screen.findByRole('region', { name: '基础需求' }, LONG_TIMEOUT)
    await userEvent.click(await within(section).findByRole('button', { name: '编辑基础需求' }, LONG_TIMEOUT))
    const address = await within(section).findByLabelText('房屋地址', {}, LONG_TIMEOUT)
    await userEvent.clear(address)
    await userEvent.type(address, '示例路 88 号')
    await rename('成交参考价', { hf02CtrlVals1Pc: 'HF9601' })
    await within(section).findByLabelText(/^成交参考价/, {}, LONG_TIMEOUT)
    expect(within(section).getByLabelText('房屋地址')).toHaveValue('示例路 88 号')
    await userEvent.click(screen.getByRole('button', { name: '保存' }))
    expect((await screen.findAllByText(/成交参考价必填/, {}, LONG_TIMEOUT)).length).toBeGreaterThan(0)
  })

  it('FRM-002 reaches the columns of an open list', async () => {
    const { near, rename } = await twoBrowsers()
    await rename('第一个名称')
    render(
      <FangkitProvider transport={near} auth={createMemoryAuth()}>
        <ConfigGrid definition={{ ...projectGrid, columns: ['prjNo', 'hf20HouseMarketPrice'] }} />
      </FangkitProvider>,
    )
    expect(await screen.findByRole('columnheader', { name: /第一个名称/ }, LONG_TIMEOUT)).toBeVisible()
    await rename('第二个名称')
    expect(await screen.findByRole('columnheader', { name: /第二个名称/ }, LONG_TIMEOUT)).toBeVisible()
  })

  it('SHL-016 reaches cells and conditions that show a value of a dictionary', async () => {
    const { near, reword, charge } = await twoBrowsers()
    await charge()
    render(
      <FangkitProvider transport={near} auth={createMemoryAuth()}>
        <ConfigGrid definition={expenseStdGrid} defaultQuery={{ search: { stdGroup: { is: ['MONEY'] } } }} />
      </FangkitProvider>,
    )
    const table = await screen.findByRole('grid', {}, LONG_TIMEOUT)
    expect(await within(table).findByText('资金费用', {}, LONG_TIMEOUT)).toBeVisible()
    // In the cell, in the condition and among what is searched for.
    const active = await screen.findByRole('list', { name: '生效的查询条件' }, LONG_TIMEOUT)
    expect(await within(active).findByText('资金费用', { exact: false }, LONG_TIMEOUT)).toBeVisible()
    await waitFor(() => expect(screen.getAllByText('资金费用').length).toBeGreaterThan(1), LONG_TIMEOUT)
    const everywhere = screen.getAllByText('资金费用').length
    await reword('STD_GROUP', 'MONEY', '资金成本')
    await waitFor(() => expect(screen.getAllByText('资金成本')).toHaveLength(everywhere), LONG_TIMEOUT)
    await waitFor(() => expect(screen.queryByText('资金费用')).toBeNull(), LONG_TIMEOUT)
    expect(active).toHaveTextContent('资金成本')
  })
})
