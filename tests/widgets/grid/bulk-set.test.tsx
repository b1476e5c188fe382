import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { CASE_BULK_FIELDS } from '../../../lib/domain/project/case-list.ts'
import { createMemoryTransport } from '../../../lib/testing/memory-transport.ts'
import { ConfigGrid } from '../../../lib/widgets/config-grid/config-grid.tsx'
import { inEveryScheme } from '../every-scheme.ts'
import { expectAccessible } from '../accessible.ts'
import { projects } from './grids.ts'
import { column, rows, show } from './stage.tsx'

const LONG = { timeout: 20_000 }
const grid = { ...projects, bulkFields: CASE_BULK_FIELDS }
/** The dialog, once it has the focus: what is pressed before loses it again. */
async function dialog() {
  const opened = await screen.findByRole('dialog', { name: '批量修改' }, LONG)
  await waitFor(() => expect(opened).toContainElement(document.activeElement as HTMLElement), LONG)
  return within(opened)
}

async function start(user: string) {
  const transport = createMemoryTransport({ user })
  show(<ConfigGrid definition={grid} />, { transport })
  await waitFor(() => expect(rows().length).toBeGreaterThan(3), LONG)
  return transport
}
async function choose(on: Awaited<ReturnType<typeof dialog>>, label: RegExp, option: string) {
  await userEvent.click(on.getByRole('combobox', { name: label }))
  await userEvent.click(await screen.findByRole('option', { name: option }, LONG))
}

describe('setting a field in many rows', () => {
  it('checks each row on the server first, changes those that go, and sets them back', async () => {
    await start('manager')
    await userEvent.click(await screen.findByRole('checkbox', { name: '全选本页' }, LONG))
    const before = column('需求阶段')
    const same = before.filter((step) => step === '咨询中').length
    await userEvent.click(await screen.findByRole('button', { name: '批量修改' }, LONG))
    const on = await dialog()
    expect(on.getByRole('button', { name: '修改 0 条' })).toBeDisabled()
    await choose(on, /^修改哪一项/, '需求阶段')
    await choose(on, /^需求阶段改为/, '咨询中')
    expect(await on.findByText(new RegExp(`^可以修改 ${before.length - same} 条`), {}, LONG)).toBeVisible()
    expect(on.queryAllByText(/需求阶段已是所选的，无需修改$/)).toHaveLength(same)
    await inEveryScheme(expectAccessible)
    await userEvent.click(on.getByRole('button', { name: `修改 ${before.length - same} 条` }))
    expect(await on.findByText(`修改成功 ${before.length - same} 条`, {}, LONG)).toBeVisible()
    await userEvent.click(await on.findByRole('button', { name: /^撤销/ }, LONG))
    expect(await on.findByText(`撤销成功 ${before.length - same} 条`, {}, LONG)).toBeVisible()
    await userEvent.click(on.getAllByRole('button', { name: '关闭' }).at(-1) as HTMLElement)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), LONG)
    await waitFor(() => expect(column('需求阶段')).toEqual(before), LONG)
  })

  it('changes nothing when the check fails, and checks again on request', async () => {
    const transport = await start('manager')
    await userEvent.click(await screen.findByRole('checkbox', { name: '全选本页' }, LONG))
    await userEvent.click(await screen.findByRole('button', { name: '批量修改' }, LONG))
    const on = await dialog()
    await choose(on, /^修改哪一项/, '需求阶段')
    await userEvent.click(on.getByRole('combobox', { name: /^需求阶段改为/ }))
    await screen.findByRole('option', { name: '已取消' }, LONG)
    transport.setScenario('broken')
    await userEvent.click(screen.getByRole('option', { name: '已取消' }))
    expect(await on.findByText('没有检查完，还没有改动任何记录', {}, LONG)).toBeVisible()
    transport.setScenario('demo')
    await userEvent.click(on.getByRole('button', { name: '重新检查' }))
    expect(await on.findByText(/^可以修改 \d+ 条/, {}, LONG)).toBeVisible()
  })

  it('is not offered to those who may not edit', async () => {
    await start('viewer')
    expect(screen.queryByRole('checkbox')).toBeNull()
  })
})
