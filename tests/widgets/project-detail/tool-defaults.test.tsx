import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { toolsCfgGrid, toolsDefGrid, toolsDefRows } from '../../../host/grids/system/tools-grids.ts'
import { tablesFor } from '../../../lib/backend/grid/served-lists.ts'
import { createClient } from '../../../lib/client/client.ts'
import { PARTY_TYPE, PAY_TYPE } from '../../../lib/domain/codes.ts'
import { createMemoryAuth } from '../../../lib/testing/memory-auth.ts'
import { createMemoryStore } from '../../../lib/testing/memory-store.ts'
import { createMemoryTransport } from '../../../lib/testing/memory-transport.ts'
import { ConfigGrid } from '../../../lib/widgets/config-grid/config-grid.tsx'
import { ProjectDetail } from '../../../lib/widgets/project-detail/project-detail.tsx'
import { demoStore } from '../../demo-store.ts'
import { LONG_TIMEOUT, show } from '../form/stage.tsx'
import { card, fieldIn, type } from './people-stage.tsx'
import { saveButton } from './stage.tsx'

const grids = [toolsDefGrid, toolsCfgGrid]
const demo = demoStore()

/** A server with the lists of tools, and a case without a loan. */
async function openCase(prjPayType: string) {
  const transport = createMemoryTransport({
    store: createMemoryStore({ tables: tablesFor(grids), copyOf: demo }),
    grids,
    gridRows: [toolsDefRows],
  })
  const { api } = createClient({ transport, auth: createMemoryAuth() })
  const {
    data: { keyValue },
  } = await api.Hf20PrjBase.doSave({
    prjPayType,
    hf20BuyerType: PARTY_TYPE.individual,
    hf20SellerType: PARTY_TYPE.individual,
    hf20ManagerId: 'demo-manager',
  })
  return { transport, api, id: keyValue ?? '' }
}

/** Opens the blank form of the loan. */
async function beginLoan(): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('button', { name: '填写贷款信息' }, LONG_TIMEOUT))
  await screen.findByRole('button', { name: '保存' }, LONG_TIMEOUT)
  return card('贷款信息')
}
const input = (root: HTMLElement, label: string): Promise<HTMLElement> =>
  within(root).findByLabelText(label, {}, LONG_TIMEOUT)

describe('the blank form of a loan', () => {
  it('FRM-030 starts with what its tool’s template says and the case does not decide, and saves it', async () => {
    const { transport, api, id } = await openCase(PAY_TYPE.fund)
    show(<ProjectDetail projectId={id} sections={['loan']} />, { transport })
    const loan = await beginLoan()
    expect(await input(loan, '公积金贷款年限')).toHaveValue('30')
    expect(await input(loan, '公积金贷款利率')).toHaveValue('2.60')
    await waitFor(() => expect(fieldIn(loan, 'hf2iFundType')).toHaveTextContent('广州市住房公积金'), LONG_TIMEOUT)
    expect(within(loan).queryByLabelText('商业贷款年限')).toBeNull()
    await type(loan, '公积金贷款年限', '20')
    await type(loan, '公积金贷款金额', '800000')
    await userEvent.click(saveButton())
    await screen.findByRole('button', { name: '编辑贷款信息' }, LONG_TIMEOUT)
    expect((await api.Hf2iPrjLoan.getSubPageList({ objKey: id })).data[0]).toMatchObject({
      hf2iLoanType: 'HF9902',
      hf2iFundLoan: 800_000,
      hf2iFundType: 'HX1801',
      hf2iFundRepayYear: 20,
      hf2iFundRate: 0.026,
      hf2iLoanYear: null,
      hf2iLoanRate: null,
    })
  })

  it('FRM-030 ROU-010 shows what an administrator changed in the list of templates, when next opened', async () => {
    const { transport, api, id } = await openCase(PAY_TYPE.commercial)
    show(
      <>
        <ProjectDetail projectId={id} sections={['loan']} />
        <ConfigGrid
          definition={toolsCfgGrid}
          defaultQuery={{
            search: { hf3sToolDefId: { is: ['TOOL-INSTALMENT'] }, hf3sFldName: { is: ['hf2iLoanYear'] } },
          }}
        />
      </>,
      { transport },
    )
    expect(await input(await beginLoan(), '商业贷款年限')).toHaveValue('30')
    await userEvent.click(screen.getByRole('button', { name: '取消' }))
    await userEvent.click(await screen.findByRole('button', { name: /编辑/ }, LONG_TIMEOUT))
    const drawer = await screen.findByRole('dialog', {}, LONG_TIMEOUT)
    await type(drawer, '默认值', '25')
    await userEvent.click(within(drawer).getByRole('button', { name: '保存' }))
    await waitFor(
      async () =>
        expect((await api.Hf3sToolTempFldCfg.initFldsVal({ toolDefId: 'TOOL-INSTALMENT' })).data).toMatchObject({
          hf2iLoanYear: '25',
        }),
      LONG_TIMEOUT,
    )
    await userEvent.click(within(drawer).getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), LONG_TIMEOUT)
    expect(await input(await beginLoan(), '商业贷款年限')).toHaveValue('25')
  })

  it('FRM-030 waits for the new answer instead of starting from that of an earlier form', async () => {
    const { transport, id } = await openCase(PAY_TYPE.commercial)
    let held: Promise<void> | null = null
    let waiting = 0
    show(<ProjectDetail projectId={id} sections={['loan']} />, {
      transport: {
        ...transport,
        call: async (request) => {
          if (request.method !== 'initFldsVal' || held === null) return transport.call(request)
          waiting += 1
          await held
          const answer = await transport.call(request)
          return { ...answer, data: { ...Object(answer.data), hf2iLoanYear: '25' } }
        },
      },
    })
    expect(await input(await beginLoan(), '商业贷款年限')).toHaveValue('30')
    await userEvent.click(screen.getByRole('button', { name: '取消' }))
    let release: () => void = () => undefined
    held = new Promise((resolve) => {
      release = resolve
    })
    await userEvent.click(await screen.findByRole('button', { name: '填写贷款信息' }, LONG_TIMEOUT))
    await waitFor(() => expect(waiting).toBe(1), LONG_TIMEOUT)
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame)
    expect(within(await card('贷款信息')).queryByLabelText('商业贷款年限')).toBeNull()
    release()
    expect(await input(await card('贷款信息'), '商业贷款年限')).toHaveValue('25')
  })
})
