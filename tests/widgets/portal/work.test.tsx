import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { memory, openAs } from './stage.tsx'

const LONG_TIMEOUT = { timeout: 20_000 }
const card = async (name: string) => within(await screen.findByRole('region', { name }, LONG_TIMEOUT))

/** The first row of a card whose text is like this; all rows of the card are shown. */
async function rowIn(name: string, text: RegExp): Promise<HTMLElement> {
  const rows = await card(name)
  return waitFor(async () => {
    const whole = rows.queryByRole('button', { name: /^展开全部/ })
    if (whole) await userEvent.click(whole)
    const found = rows.queryAllByRole('link').find(({ textContent }) => text.test(textContent ?? ''))
    if (!found) throw new Error(`no row like ${text}`)
    return found
  }, LONG_TIMEOUT)
}

describe('SHL-001 ROL-009 ROL-011 PAP-012 work opens at the work', () => {
  it.each([
    ['manager', '待办', /修改支出单/, 'fees&record=expense', /^修改支出/, '提交'],
    ['sales', '待办', /去处理/, 'flow&record=job', /./, /^(完结本流程|设置提醒)$/],
    ['team', '待办', /补交资料|更新资料/, 'papers&record=file', /./, '从项目已有文件选择'],
  ] as const)('%s: a row of %s like %s', async (user, where, text, place, title, act) => {
    const { address } = await openAs(user === 'team' ? 'manager' : user, '/HomePage')
    if (user === 'team') await userEvent.click(await screen.findByRole('radio', { name: '我的团队' }, LONG_TIMEOUT))
    const row = await rowIn(where, text)
    const to = row.getAttribute('href')
    expect(to).toContain(`?tab=${place}%2F`)
    await userEvent.click(row)
    const dialog = await screen.findByRole('dialog', { name: title }, LONG_TIMEOUT)
    expect((await within(dialog).findAllByRole('button', { name: act }, LONG_TIMEOUT))[0]).toBeVisible()
    expect(address()).toBe(to)
    await userEvent.keyboard('{Escape}')
    // What the address names is what is open.
    await waitFor(() => expect(address()).toBe(to?.replace(/&record=.*$/, '')), LONG_TIMEOUT)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
  it('ruling 23 with the focus of a payment on what can be done about it', async () => {
    const transport = memory()
    const payment = { keyValue: 'pay-2', amount: 5, paidAt: 1, reason: '金额不符', prjId: null }
    const answers: Readonly<Record<string, unknown>> = {
      getReviews: {
        rows: [{ key: 'pay-2', kind: 'PAYMENT', title: '来款', at: 1, amount: 5 }],
        total: 1,
        kinds: ['PAYMENT'],
      },
      getOpenPayments: [
        { ...payment, keyValue: 'pay-1', transaction: 'T-1' },
        { ...payment, transaction: 'T-2' },
      ],
    }
    const { address } = await openAs('finance', '/HomePage', {
      ...transport,
      call: (request) =>
        Object.hasOwn(answers, request.method)
          ? Promise.resolve({ success: true, data: answers[request.method] })
          : transport.call(request),
    })
    await userEvent.click(await rowIn('等我审核', /^来款/))
    await waitFor(() => expect(address()).toBe('/OpenPayments?payment=pay-2'), LONG_TIMEOUT)
    const giveBack = await screen.findByRole('button', { name: '登记退还 T-2' }, LONG_TIMEOUT)
    await waitFor(() => expect(giveBack).toHaveFocus())
    expect(screen.getByRole('row', { current: true })).toHaveTextContent('T-2')
  })
})
