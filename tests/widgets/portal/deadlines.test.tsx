import { screen, waitFor, within } from '@testing-library/react'
import { page } from 'vitest/browser'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { addDays, dayOf } from '../../../lib/catalogue/day.ts'
import type { Transport } from '../../../lib/client/transport/transport.ts'
import { inEveryScheme } from '../every-scheme.ts'
import { expectAccessible, freshStore, memory, openAs, served } from './stage.tsx'

const LONG_TIMEOUT = { timeout: 20_000 }
const grid = () => screen.findByRole('grid', {}, LONG_TIMEOUT)
const list = () => screen.findByRole('region', { name: '议程' }, LONG_TIMEOUT)
const team = async () => {
  await userEvent.click(await screen.findByRole('radio', { name: '我的团队' }, LONG_TIMEOUT))
  await waitFor(async () => expect(within(await list()).getAllByRole('link').length).toBeGreaterThan(5), LONG_TIMEOUT)
}

/** A server that gives a different answer to one call. */
const answering = (method: string, answer: object): Transport => {
  const transport = memory()
  return {
    ...transport,
    call: (request) =>
      // adapter: the answer of this very call
      request.method === method ? Promise.resolve(answer as never) : transport.call(request),
  }
}

describe('ruling 28 the calendar of deadlines', () => {
  it('shows a month and the list beside it, late ones first, each a link to its record', async () => {
    const { address } = await openAs('manager', '/Deadlines')
    await team()
    const part = await list()
    expect(within(part).getAllByRole('heading', { level: 3 })[0]).toHaveTextContent(/^逾期/)
    await inEveryScheme(expectAccessible)
    await userEvent.click(within(part).getAllByRole('link')[0] as HTMLElement)
    await waitFor(() => expect(address()).toMatch(/^\/(PrjBaseGrid|ContractView)\/.+/))
  })

  it('goes from day to day by the arrows, into the next month, and shows the list of a day with Enter', async () => {
    await openAs('manager', '/Deadlines')
    const today = within(await grid()).getByRole('gridcell', { current: 'date' })
    const day = today.dataset['day'] ?? ''
    today.focus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect((document.activeElement as HTMLElement).dataset['day']).not.toBe(day))
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(screen.getByRole('gridcell', { current: 'date' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(async () => expect(await list()).toHaveFocus())
    expect(within(await list()).getByText(`${day} 的安排`)).toBeVisible()
    const shown = (await grid()).getAttribute('aria-label')
    screen.getByRole('gridcell', { current: 'date' }).focus()
    // Four weeks later is outside the three weeks that are shown after this one.
    await userEvent.keyboard('{PageDown}')
    const later = addDays(day, 28)
    await waitFor(() => expect((document.activeElement as HTMLElement).dataset['day']).toBe(later), LONG_TIMEOUT)
    expect((await grid()).getAttribute('aria-label')).not.toBe(shown)
  })

  it('goes on by the keyboard: to the weeks beside, back to today, and plans the job of a day', async () => {
    const day = dayOf(Date.now())
    const job = {
      key: 'job-1',
      kind: 'JOB',
      title: '补充资料',
      prjId: 'demo-project-05',
      prjName: '示例一街266号',
      day,
      place: 'flow',
      acctId: 'a',
      who: '苏演示',
      version: 1,
      whyNot: null,
    }
    const rows = [job, { ...job, key: 'job-2', title: '银行审批', day: addDays(day, 1), whyNot: '不由您办理' }]
    const days = Array.from({ length: 35 }, (_, at) => ({ day: addDays(day, at - 13), work: 1, certain: 1 }))
    await openAs('manager', '/Deadlines', answering('getDeadlines', { success: true, data: { rows, days } }))
    const shown = (await grid()).getAttribute('aria-label')
    const focused = () => (document.activeElement as HTMLElement).dataset['day']
    screen.getByRole('gridcell', { current: 'date' }).focus()
    await userEvent.keyboard('{[}')
    await waitFor(() => expect(focused()).toBe(addDays(day, -7)), LONG_TIMEOUT)
    expect((await grid()).getAttribute('aria-label')).not.toBe(shown)
    await userEvent.keyboard('t')
    await waitFor(() => expect(focused()).toBe(day), LONG_TIMEOUT)
    // A job that the user may not plan leads to the list of its day.
    await userEvent.keyboard('{ArrowRight}m')
    await waitFor(async () => expect(await list()).toHaveFocus())
    screen.getByRole('gridcell', { current: 'date' }).focus()
    await userEvent.keyboard('m')
    expect(await screen.findByRole('dialog', { name: '改期：补充资料' }, LONG_TIMEOUT)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('numbers the weeks, and shows the papers of a day in one line that opens its list', async () => {
    const day = dayOf(Date.now())
    const paper = { kind: 'PAPER', prjId: 'demo-project-05', prjName: '示例一街', day, place: 'papers', who: '苏演示' }
    const rows = ['征信报告到期', '收入证明到期'].map((title, at) => ({ ...paper, key: `file-${at}`, title }))
    await openAs('manager', '/Deadlines', answering('getDeadlines', { success: true, data: { rows, days: [] } }))
    const month = within(await grid())
    expect(month.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^\d{1,2} 周$/)]),
    )
    expect(month.queryByRole('link', { name: /征信报告/ })).toBeNull()
    await userEvent.click(month.getByRole('button', { name: '2 份 资料 到期' }))
    expect(await within(await list()).findByText(`${day} 的安排`)).toBeVisible()
    expect(within(await list()).getAllByRole('link')).toHaveLength(2)
    await userEvent.click(screen.getByRole('button', { name: /^资料有效期/ }))
    expect(month.getByRole('link', { name: /征信报告/ })).toBeVisible()
  })

  it('limits the month and the list to some people, also in one’s own calendar', async () => {
    await openAs('manager', '/Deadlines')
    const people = within(await screen.findByRole('group', { name: '按人筛选' }, LONG_TIMEOUT))
    const [first] = people.getAllByRole('button')
    await userEvent.click(first as HTMLElement)
    expect(first).toHaveAttribute('aria-pressed', 'true')
    const shown = within(await list()).getAllByRole('link')
    const [, who = ''] = /^.(\S+?) ?\d+$/.exec(first?.textContent ?? '') ?? []
    for (const link of shown) expect(link).toHaveTextContent(who)
    await userEvent.click(first as HTMLElement)
    expect(within(await list()).getAllByRole('link').length).toBeGreaterThanOrEqual(shown.length)
  })

  it('limits the month and the list to a kind', async () => {
    await openAs('manager', '/Deadlines')
    await team()
    await userEvent.click(screen.getByRole('button', { name: /^资料有效期/ }))
    await waitFor(async () => {
      for (const link of within(await list()).getAllByRole('link')) expect(link).toHaveTextContent(/到期|已过期/)
    })
  })

  it('FLW-029 plans a job: names what moves, asks for the reason, and can be undone', async () => {
    await openAs('manager', '/Deadlines')
    await team()
    const [button] = within(await list()).getAllByRole('button', { name: /^改到… / })
    const title = (button?.getAttribute('aria-label') ?? '').replace('改到… ', '')
    await userEvent.click(button as HTMLElement)
    const dialog = within(await screen.findByRole('dialog', { name: `改期：${title}` }, LONG_TIMEOUT))
    expect(dialog.getByRole('button', { name: '保存日期' })).toBeDisabled()
    const day = `${new Date().getFullYear() + 1}-03-10`
    const field = dialog.getByLabelText(/^改到/, { selector: 'input' })
    await userEvent.clear(field)
    await userEvent.type(field, `${day}{Tab}`)
    expect(await dialog.findByText(/^推迟 \d+ 个工作日$/, {}, LONG_TIMEOUT)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: '保存日期' }))
    expect(await dialog.findByText('推迟须写明原因')).toBeVisible()
    await expectAccessible(screen.getByRole('dialog'))
    await userEvent.type(dialog.getByLabelText(/^推迟原因/), '客户重开收入证明{Enter}')
    expect(await screen.findByText(`${title}已改到 ${day}`, {}, LONG_TIMEOUT)).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(screen.getByRole('button', { name: '撤销' }))
    expect(await screen.findByText(`${title}已恢复原日期`, {}, LONG_TIMEOUT)).toBeVisible()
  })

  it('plans a job beside the month, which shows where it was and where it goes, and gives the focus back', async () => {
    await page.viewport(1440, 900)
    await openAs('manager', '/Deadlines')
    await team()
    const [button] = within(await list()).getAllByRole('button', { name: /^改到… / })
    const title = (button?.getAttribute('aria-label') ?? '').replace('改到… ', '')
    await userEvent.click(button as HTMLElement)
    const dialog = within(await screen.findByRole('dialog', { name: `改期：${title}` }, LONG_TIMEOUT))
    const field = dialog.getByLabelText(/^改到/, { selector: 'input' })
    await waitFor(() => expect(field).toHaveFocus())
    const today = within(await grid()).getByRole('gridcell', { current: 'date' }).dataset['day'] ?? ''
    const day = addDays(today, 9)
    await userEvent.clear(field)
    await userEvent.type(field, `${day}{Tab}`)
    const cell = document.querySelector<HTMLElement>(`[data-day="${day}"]`)
    await waitFor(() => expect(cell).toHaveTextContent(`${title} 改到 ${day.slice(5)}`), LONG_TIMEOUT)
    await inEveryScheme(expectAccessible)
    field.focus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
    expect(cell).not.toHaveTextContent('改到')
  })

  it('puts an overdue job off to today at the earliest', async () => {
    await openAs('manager', '/Deadlines')
    await team()
    const [button] = within(await list()).getAllByRole('button', { name: /^改到… / })
    await userEvent.click(button as HTMLElement)
    const dialog = within(await screen.findByRole('dialog', { name: /^改期：/ }, LONG_TIMEOUT))
    const field = dialog.getByLabelText(/^改到/, { selector: 'input' })
    const today = screen.getByRole('gridcell', { current: 'date', hidden: true }).dataset['day'] ?? ''
    expect((field as HTMLInputElement).value < addDays(today, -7)).toBe(true)
    const next = dialog.getByRole('button', { name: /^后一个工作日/ })
    await waitFor(() => expect(next).toBeEnabled(), LONG_TIMEOUT)
    await userEvent.click(next)
    await waitFor(() => expect(field).toHaveValue(today))
  })

  it('FLW-029 goes by working days, and moves the later jobs in the same save, and back', async () => {
    const transport = served(freshStore())
    await openAs('manager', '/Deadlines', transport)
    await team()
    const buttons = within(await list()).getAllByRole('button', { name: /^改到… / })
    const open = async (button: HTMLElement | undefined) => {
      await userEvent.click(button as HTMLElement)
      return within(await screen.findByRole('dialog', { name: /^改期：/ }, LONG_TIMEOUT))
    }
    const day = `${new Date().getFullYear() + 1}-03-10`
    const later = () => screen.queryByRole('checkbox', { name: /^后续 \d+ 个有日期的流程一并改期$/ })
    let dialog = within(document.body)
    for (const button of buttons) {
      dialog = await open(button)
      const field = dialog.getByLabelText(/^改到/, { selector: 'input' })
      await userEvent.clear(field)
      await userEvent.type(field, `${day}{Tab}`)
      await dialog.findByText(/^推迟 \d+ 个工作日$/, {}, LONG_TIMEOUT)
      if (later()) break
      await userEvent.click(dialog.getByRole('button', { name: '取消' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    const field = dialog.getByLabelText(/^改到/, { selector: 'input' })
    const next = dialog.getByRole('button', { name: /^后一个工作日/ })
    await waitFor(() => expect(next).toBeEnabled(), LONG_TIMEOUT)
    await userEvent.click(next)
    const following = addDays(day, new Date(`${day}T00:00:00Z`).getUTCDay() === 5 ? 3 : 1)
    await waitFor(() => expect(field).toHaveValue(following))
    await waitFor(() => expect(next).toBeEnabled(), LONG_TIMEOUT)
    field.focus()
    await userEvent.keyboard('{Control>}{ArrowUp}{/Control}')
    await waitFor(() => expect(field).toHaveValue(day))
    await userEvent.click(await waitFor(() => later() ?? Promise.reject(new Error('nothing follows'))))
    expect(dialog.getByText(/保存时一并改到下面的日期/)).toBeVisible()
    await expectAccessible(screen.getByRole('dialog'))
    const count = Number(/\d+/.exec(later()?.closest('label')?.textContent ?? '')?.[0])
    await userEvent.type(dialog.getByLabelText(/^推迟原因/), '客户重开收入证明')
    const call = vi.spyOn(transport, 'call')
    const plans = () => call.mock.calls.filter(([{ method }]) => method === 'doPlanJobs')
    await waitFor(() => expect(next).toBeEnabled(), LONG_TIMEOUT)
    await userEvent.click(dialog.getByRole('button', { name: '保存日期' }))
    expect(
      await screen.findByText(new RegExp(`已改到 ${day}，后续 ${count} 个流程一并改期$`), {}, LONG_TIMEOUT),
    ).toBeVisible()
    expect(plans()).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: '撤销' }))
    expect(await screen.findByText(/已恢复原日期$/, {}, LONG_TIMEOUT)).toBeVisible()
    expect(plans()).toHaveLength(2)
  })

  it('leads to the very job and the very paper, opened to act on', async () => {
    const { address } = await openAs('manager', '/Deadlines')
    await team()
    for (const [kind, record] of [
      ['流程', 'job'],
      ['资料有效期', 'file'],
    ] as const) {
      const button = screen.getByRole('button', { name: new RegExp(`^${kind}`) })
      await userEvent.click(button)
      for (const link of within(await list()).getAllByRole('link'))
        expect(link).toHaveAttribute('href', expect.stringContaining(`record=${record}%2F`))
      await userEvent.click(button)
    }
    await userEvent.click(screen.getByRole('button', { name: /^资料有效期/ }))
    await userEvent.click(within(await list()).getAllByRole('link')[0] as HTMLElement)
    await waitFor(() => expect(address()).toMatch(/record=file/))
    expect(await screen.findByRole('dialog', {}, LONG_TIMEOUT)).toBeVisible()
  })

  it('shows the list of the working days beside a day, and goes there by Ctrl and an arrow', async () => {
    await openAs('manager', '/Deadlines')
    const today = within(await grid()).getByRole('gridcell', { current: 'date' })
    const day = today.dataset['day'] ?? ''
    today.focus()
    await userEvent.keyboard('{Control>}{ArrowRight}{/Control}')
    await waitFor(() => expect((document.activeElement as HTMLElement).dataset['day']).not.toBe(day))
    const next = (document.activeElement as HTMLElement).dataset['day'] ?? ''
    expect(document.activeElement).not.toHaveAttribute('data-off')
    await userEvent.keyboard('{Enter}')
    expect(await within(await list()).findByText(`${next} 的安排`)).toBeVisible()
    await userEvent.click(within(await list()).getByRole('button', { name: '后一个工作日' }))
    expect(within(await list()).queryByText(`${next} 的安排`)).toBeNull()
    await userEvent.click(within(await list()).getByRole('button', { name: '前一个工作日' }))
    expect(await within(await list()).findByText(`${next} 的安排`)).toBeVisible()
  })

  it('prints its list', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
    await openAs('manager', '/Deadlines')
    await userEvent.click(await screen.findByRole('button', { name: '打印' }, LONG_TIMEOUT))
    expect(print).toHaveBeenCalledOnce()
  })

  it('says so when there is nothing, and leads to the projects', async () => {
    await openAs('manager', '/Deadlines', answering('getDeadlines', { success: true, data: { rows: [], days: [] } }))
    expect(within(await list()).getByText('没有安排')).toBeVisible()
    await userEvent.click(screen.getByRole('radio', { name: '列表' }))
    expect(await screen.findByRole('link', { name: '去项目列表' })).toBeVisible()
  })

  it.each([
    [
      'fails',
      { code: 'SERVER', message: '服务器出错' },
      () => screen.findByRole('button', { name: '重试' }, LONG_TIMEOUT),
    ],
    [
      'is not for the user',
      { code: 'NO_PERMISSION', message: '您不能查看日程' },
      () => screen.findByText('您不能查看日程'),
    ],
  ])('says so when it %s', async (_case, refusal, shown) => {
    await openAs('manager', '/Deadlines', answering('getDeadlines', { success: false, ...refusal }))
    expect(await shown()).toBeVisible()
  })
})
