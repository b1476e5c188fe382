import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { inEveryScheme } from '../every-scheme.ts'
import { expectAccessible, memory, openAs } from './stage.tsx'

const LONG_TIMEOUT = { timeout: 20_000 }
const cards = () =>
  screen
    .getAllByRole('region')
    .map((region) => region.getAttribute('aria-label') ?? region.getAttribute('aria-labelledby')).length
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
async function adjust() {
  await userEvent.click(await screen.findByRole('button', { name: '调整工作台' }, LONG_TIMEOUT))
  const dialog = await screen.findByRole('dialog', { name: '调整工作台' }, LONG_TIMEOUT)
  return { dialog, within: within(dialog) }
}
const save = async (dialog: HTMLElement) => {
  await userEvent.click(within(dialog).getByRole('button', { name: '保存' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '调整工作台' })).toBeNull(), LONG_TIMEOUT)
}

describe('SHL-001 the start page arranged by its person', () => {
  it('shows the cards they want in their order, wherever they sign in again', async () => {
    const first = await openAs('manager', '/HomePage')
    await screen.findByRole('region', { name: '两周日程' }, LONG_TIMEOUT)
    const before = titles()
    const count = cards()
    const { dialog, within: inside } = await adjust()
    await inEveryScheme(expectAccessible)
    expect(inside.getByRole('button', { name: '上移 等我审核' })).toBeDisabled()
    await userEvent.click(inside.getByRole('checkbox', { name: '两周日程' }))
    await userEvent.click(inside.getByRole('checkbox', { name: '待办' }))
    await userEvent.click(inside.getByRole('button', { name: '下移 等我审核' }))
    await save(dialog)
    await waitFor(() => expect(screen.queryByRole('region', { name: '两周日程' })).toBeNull(), LONG_TIMEOUT)
    expect(cards()).toBe(count - 2)
    const after = titles()
    expect(after.indexOf('通知公告')).toBeLessThan(after.indexOf('等我审核'))
    expect(before.indexOf('通知公告')).toBeGreaterThan(before.indexOf('等我审核'))

    first.unmount()
    document.getElementById('root')?.remove()
    localStorage.clear()
    await openAs('manager', '/HomePage')
    await screen.findByRole('region', { name: '通知公告' }, LONG_TIMEOUT)
    expect(titles()).toEqual(after)

    // What was arranged can be taken back.
    const second = await adjust()
    await userEvent.click(second.within.getByRole('button', { name: '恢复默认' }))
    await save(second.dialog)
    await waitFor(() => expect(titles()).toEqual(before), LONG_TIMEOUT)
  })

  it('says what to do where no card is left, and why it could not be kept', async () => {
    const transport = memory()
    let refuses = true
    // What others arranged is theirs.
    await openAs('sales', '/HomePage', {
      ...transport,
      call: (request) =>
        refuses && request.service === 'GridView' && request.method === 'doSave'
          ? Promise.resolve({ success: false, code: 'STATUS', message: '工作台暂时存不了' })
          : transport.call(request),
    })
    await screen.findByRole('region', { name: '两周日程' }, LONG_TIMEOUT)
    const { dialog, within: inside } = await adjust()
    for (const box of inside.getAllByRole('checkbox')) await userEvent.click(box)
    await userEvent.click(inside.getByRole('button', { name: '保存' }))
    expect(await screen.findByText('工作台暂时存不了', {}, LONG_TIMEOUT)).toBeVisible()
    for (const box of inside.getAllByRole('checkbox')) expect(box).not.toBeChecked()
    refuses = false
    await save(dialog)
    expect(await screen.findByText('工作台上没有卡片', {}, LONG_TIMEOUT)).toBeVisible()
  })
})
