import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { createClient } from '../../../lib/client/client.ts'
import { createMemoryAuth } from '../../../lib/testing/memory-auth.ts'
import { freshStore, memory, openAs, served } from './stage.tsx'

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
    ['finance', '等我审核', /^收入/, 'fees&record=income', /^收入审核/, '通过'],
    ['finance', '等我审核', /^支出/, 'fees&record=expense', /^支出审核/, '通过'],
    ['manager', '等我审核', /^资料/, 'papers&record=file', /./, /^全部核对通过|^核对 /],
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
  it('ruling 23 a payment has the focus on what can be done about it', async () => {
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

describe('ROL-009 INC-019 what waits is decided one after the other', () => {
  const keyIn = (path = '') => new URLSearchParams(path.split('?')[1]).get('record')?.split('/') ?? []
  const drawer = (name: RegExp) => screen.findByRole('dialog', { name }, LONG_TIMEOUT)

  it('two presses at an income open the next; one a colleague decided meanwhile is read, and passed by key', async () => {
    const store = freshStore()
    const { address, portal } = await openAs('finance', '/HomePage', served(store))
    const { api } = createClient({ transport: served(store, { user: 'finance2' }), auth: createMemoryAuth() })
    await userEvent.click(await rowIn('等我审核', /^收入/))
    await waitFor(() => expect(address()).toMatch(/&record=/), LONG_TIMEOUT)
    const queue: readonly string[] = portal.router.state.location.state.queue
    const start = queue.indexOf(address())
    const [first, second, third] = queue.slice(start)
    const place = (number: number) => `第 ${number} / ${queue.length} 条待审`
    const review = within(await drawer(/^收入审核/))
    expect(review.getByText(place(start + 1))).toBeVisible()
    await review.findByRole('button', { name: '通过' }, LONG_TIMEOUT)

    const [kind, key = ''] = keyIn(second)
    const suggest = '与他人重复'
    if (kind === 'expense') await api.ProjectCostInfo.doReturn({ id: key, suggest })
    else {
      const { data } = await api.Hf54ProjectIncomeInfo.getIncomeOrderDetail({ id: key })
      await api.Sl01SaleOrderM.doReturn({ id: data.hf54ObjId ?? '', suggest })
    }
    // Keys that are typed are no verdict.
    await userEvent.type(review.getByRole('textbox', { name: '审核意见' }), 'a')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await userEvent.clear(review.getByRole('textbox', { name: '审核意见' }))
    review.getAllByRole('button', { name: '关闭' })[0]?.focus()
    await userEvent.keyboard('a')
    const question = await screen.findByRole('alertdialog', { name: /审核通过这笔收入/ }, LONG_TIMEOUT)
    await userEvent.click(within(question).getByRole('button', { name: '通过' }))

    await waitFor(() => expect(address()).toBe(second), LONG_TIMEOUT)
    const { data: decided } = await api.Hf54ProjectIncomeInfo.getIncomeOrderDetail({ id: keyIn(first)[1] ?? '' })
    expect(decided.paySign).toBe(1)
    const read = within(await drawer(kind === 'expense' ? /^支出详情/ : /^收入详情/))
    expect(await read.findByText(place(start + 2), {}, LONG_TIMEOUT)).toBeVisible()
    expect((await read.findAllByText(new RegExp(suggest), {}, LONG_TIMEOUT))[0]).toBeVisible()
    expect(read.queryByRole('button', { name: '通过' })).toBeNull()
    await userEvent.keyboard('j')
    await waitFor(() => expect(address()).toBe(third), LONG_TIMEOUT)
    const last = within(await drawer(/^(收入|支出)审核/))
    expect(await last.findByText(place(start + 3), {}, LONG_TIMEOUT)).toBeVisible()
    await last.findByRole('button', { name: '通过' }, LONG_TIMEOUT)
    last.getAllByRole('button', { name: '关闭' })[0]?.focus()
    await userEvent.keyboard('r')
    expect(await drawer(/^退回/)).toBeVisible()
  })
  it('PAP-012 papers of all cases follow one another, and going back leads to the start page', async () => {
    const { address, portal } = await openAs('manager', '/HomePage')
    await userEvent.click(await rowIn('等我审核', /^资料/))
    await waitFor(() => expect(address()).toMatch(/&record=/), LONG_TIMEOUT)
    const queue: readonly string[] = portal.router.state.location.state.queue
    expect(address()).toBe(queue[0])
    const next = async () => within(await drawer(/./)).findByRole('button', { name: '下一份资料' }, LONG_TIMEOUT)
    for (const path of queue.slice(1, 3)) {
      await userEvent.click(await next())
      await waitFor(() => expect(address()).toBe(path), LONG_TIMEOUT)
      await next()
    }
    await portal.router.navigate(-1)
    await waitFor(() => expect(address()).toBe('/HomePage'), LONG_TIMEOUT)
  })
})
