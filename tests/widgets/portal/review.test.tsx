import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { createClient } from '../../../lib/client/client.ts'
import { createMemoryAuth } from '../../../lib/testing/memory-auth.ts'
import { inEveryScheme } from '../every-scheme.ts'
import { approves, pressAsDrawn } from '../fee-tab/review-stage.tsx'
import { expectAccessible, freshStore, openAs, served } from './stage.tsx'

const LONG_TIMEOUT = { timeout: 20_000 }
const drawer = () => screen.findByRole('dialog', { name: '审核' }, LONG_TIMEOUT)
const recordIn = (address: string) => new URLSearchParams(address.split('?')[1]).get('review') ?? ''
const keyIn = (address: string) => recordIn(address).split('/')[1] ?? ''
const queue = async () => within(await within(await drawer()).findByRole('list', { name: '审核队列' }, LONG_TIMEOUT))
const place = async () => (await within(await drawer()).findByText(/^第 \d+ \/ \d+ 条$/, {}, LONG_TIMEOUT)).textContent
/** The record is loaded and can be decided. */
const ready = async (name: RegExp = /^通过/) => within(await drawer()).findByRole('button', { name }, LONG_TIMEOUT)

/** Waits until the drawer shows another record than the one at this address and place. */
async function nextShown(address: () => string, before: { readonly at: string; readonly spot: string | null }) {
  await waitFor(() => expect(address()).not.toBe(before.at), LONG_TIMEOUT)
  // The address changes a moment before the page does.
  await waitFor(async () => expect(await place()).not.toBe(before.spot), LONG_TIMEOUT)
}

/** Opens the first review of a kind from the start page. */
async function openFirst(kind: RegExp): Promise<void> {
  const card = within(await screen.findByRole('region', { name: '等我审核' }, LONG_TIMEOUT))
  const row = await waitFor(async () => {
    const whole = card.queryByRole('button', { name: /^展开全部/ })
    if (whole) await userEvent.click(whole)
    const found = card.queryAllByRole('link').find(({ textContent }) => kind.test(textContent ?? ''))
    if (!found) throw new Error(`no row like ${kind}`)
    return found
  }, LONG_TIMEOUT)
  await userEvent.click(row)
}

describe('ROL-009 INC-019 EXP-013 PAP-012 the review over the start page', () => {
  it('takes twenty papers in a row: one press each, and the page is never left', async () => {
    const store = freshStore()
    const { address } = await openAs('manager', '/HomePage', served(store))
    await openFirst(/^资料/)
    const decided: string[] = []
    let presses = 0
    for (let number = 1; number <= 20; number++) {
      await ready()
      const now = address()
      expect(now).toMatch(/^\/HomePage\?review=file%2F/)
      const spot = await place()
      presses += 1
      await userEvent.keyboard('a')
      await nextShown(address, { at: now, spot })
      decided.push(recordIn(now))
    }
    expect([presses, new Set(decided).size]).toEqual([20, 20])
    expect(within(await drawer()).getAllByText(/^你已通过/)).toHaveLength(20)
    const { api } = createClient({ transport: served(store, { user: 'manager' }), auth: createMemoryAuth() })
    const { data } = await api.home.getReviews({ queue: 1, take: 1_000 })
    expect(data.rows.filter(({ record }) => decided.includes(record ?? ''))).toEqual([])
    expect(await place()).toMatch(new RegExp(`/ ${20 + data.rows.length} 条$`))
  }, 240_000)
  it('takes one press for an income, and one for an expense that is returned with a usual reason', async () => {
    const store = freshStore()
    const { address } = await openAs('finance', '/HomePage', served(store))
    await openFirst(/^收入/)
    const { api } = createClient({ transport: served(store, { user: 'finance' }), auth: createMemoryAuth() })
    const before = await api.home.getReviews({ queue: 1, take: 1_000 })
    const presses: Record<string, number> = { income: 0, expense: 0 }
    for (let left = before.data.rows.length; left > 1; left -= 1) {
      await ready()
      const now = address()
      const spot = await place()
      const [kind = ''] = recordIn(now).split('/')
      await ready(/^付款凭证不清晰/)
      await userEvent.keyboard(kind === 'income' ? 'a' : '1')
      presses[kind] = 1
      await nextShown(address, { at: now, spot })
    }
    expect(presses).toEqual({ income: 1, expense: 1 })
    const { data } = await api.home.getReviews({ queue: 1, take: 1_000 })
    expect(data.rows).toHaveLength(1)
  }, 240_000)
  it.each([
    ['finance', /^收入/],
    ['manager', /^资料/],
  ])(
    'does at once what %s sees drawn as a button that approves, once for each record',
    async (user, kind) => {
      const store = freshStore()
      await openAs(user, '/HomePage', served(store))
      await openFirst(kind)
      await ready()
      const filter = within(within(await drawer()).getByRole('radiogroup', { name: '审核类别' }))
      await userEvent.click(filter.getByRole('radio', { name: kind }))
      await waitFor(async () => expect(await place()).toMatch(/^第 1 /), LONG_TIMEOUT)
      await ready()
      const total = Math.min(5, (await queue()).getAllByRole('button').length - 1)
      const pressing = pressAsDrawn(total)
      const approved = async () => within(await drawer()).queryAllByText(/^你已通过/).length
      await waitFor(async () => expect([pressing.presses(), await approved()]).toEqual([total, total]), LONG_TIMEOUT)
      await approves()
      pressing.stop()
      expect(await approved()).toBe(total)
      const { api } = createClient({ transport: served(store, { user }), auth: createMemoryAuth() })
      const { data } = await api.home.getReviews({ queue: 1, take: 1_000 })
      expect(await place()).toMatch(new RegExp(`^第 ${total + 1} /`))
      expect(data.rows.length).toBeGreaterThan(0)
    },
    120_000,
  )
  it('returns by key with a reason; what a colleague decided is read, and filters count what waits', async () => {
    const store = freshStore()
    const { address } = await openAs('finance', '/HomePage', served(store))
    await openFirst(/^收入/)
    await ready()
    await inEveryScheme(expectAccessible)
    const filter = within(within(await drawer()).getByRole('radiogroup', { name: '审核类别' }))
    const income = filter.getByRole('radio', { name: /^收入 \d+$/ })
    const count = Number(/\d+/.exec(income.closest('label')?.textContent ?? '')?.[0])
    await userEvent.click(income)
    await waitFor(async () => expect((await queue()).getAllByRole('button')).toHaveLength(count), LONG_TIMEOUT)
    expect(await place()).toBe(`第 1 / ${count} 条`)
    const [first, second, third] = (await queue()).getAllByRole('button')
    if (!first || !second || !third) throw new Error('not enough incomes')

    // The voucher has the width that list and values leave, and is zoomed and turned in place.
    const voucher = await within(await drawer()).findByRole('region', { name: '凭证' }, LONG_TIMEOUT)
    const check = within(await drawer()).getByRole('region', { name: '财务核对' })
    const [left, right] = [voucher, check].map((part) => part.getBoundingClientRect())
    expect(left?.right).toBeLessThan(right?.left ?? 0)
    expect(left?.width).toBeGreaterThan(right?.width ?? 0)
    await userEvent.click(within(voucher).getByRole('button', { name: '放大' }))
    expect(within(voucher).getByText(/^适合 120%$/)).toBeVisible()
    const image = await within(voucher).findByRole('img', {}, LONG_TIMEOUT)
    await userEvent.click(within(voucher).getByRole('button', { name: '顺时针旋转' }))
    expect(image.style.transform).toContain('rotate(90deg)')
    // The picture opens above the drawer.
    await userEvent.click(within(voucher).getByRole('button', { name: /^放大 ./ }))
    const gallery = await screen.findByRole('dialog', { name: /\.png$/ }, LONG_TIMEOUT)
    expect(gallery).toContainElement(document.elementFromPoint(innerWidth / 2, innerHeight / 2) as HTMLElement | null)
    await userEvent.click(within(gallery).getByRole('button', { name: '原始大小' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(gallery).not.toBeInTheDocument())
    // The amount is shown above, so the recognised amount is not repeated below.
    const submission = within(await drawer()).getByRole('region', { name: '提交内容' })
    expect(within(submission).queryByText('订单金额')).toBeNull()

    // Keys that are typed are no decision.
    const memo = within(await drawer()).getByRole('textbox', { name: '审核意见' })
    const unchanged = address()
    await userEvent.type(memo, 'ar1')
    expect(memo).toHaveValue('ar1')
    expect(address()).toBe(unchanged)
    expect(within(await drawer()).queryByText(/^你已/)).toBeNull()
    await userEvent.clear(memo)
    first.focus()
    const returned = keyIn(address())
    await userEvent.keyboard('r')
    const reason = await within(await drawer()).findByRole('button', { name: /^金额与凭证不符/ }, LONG_TIMEOUT)
    expect(reason).toBeVisible()
    // The key of the return leads to the reasons.
    expect(within(await drawer()).getByRole('button', { name: /^付款凭证不清晰/ })).toHaveFocus()
    await userEvent.keyboard('2')
    await waitFor(() => expect(keyIn(address())).not.toBe(returned), LONG_TIMEOUT)
    const { api } = createClient({ transport: served(store, { user: 'finance2' }), auth: createMemoryAuth() })
    const { data } = await api.Hf54ProjectIncomeInfo.getIncomeOrderDetail({ id: returned })
    expect(data.suggest).toBe('金额与凭证不符')
    expect(within(await drawer()).getAllByText(/^你已退回/)).toHaveLength(1)
    expect(await place()).toBe(`第 2 / ${count} 条`)
    expect(within(await drawer()).getByText('本次已审 1 条')).toBeVisible()

    await userEvent.click(await ready(/^跳过$/))
    await waitFor(async () => expect(await place()).toBe(`第 3 / ${count} 条`), LONG_TIMEOUT)
    await ready()
    await waitFor(() => expect(third).toHaveFocus())
    await userEvent.keyboard('k')
    await waitFor(async () => expect(await place()).toBe(`第 2 / ${count} 条`), LONG_TIMEOUT)
    // A filter without the open record opens its first; the list leads anywhere.
    await userEvent.click(filter.getByRole('radio', { name: /^支出 \d+$/ }))
    await waitFor(() => expect(recordIn(address())).toMatch(/^expense\//), LONG_TIMEOUT)
    await ready()
    const last = (await queue()).getAllByRole('button').at(-1) as HTMLElement
    const shown = address()
    await userEvent.click(last)
    await waitFor(() => expect(address()).not.toBe(shown), LONG_TIMEOUT)
    expect(last).toHaveAttribute('aria-current', 'true')
    await ready()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(address()).toBe('/HomePage'), LONG_TIMEOUT)
  }, 120_000)
  it('follows papers across cases, and a reload opens the same one', async () => {
    const store = freshStore()
    const opened = await openAs('manager', '/HomePage', served(store))
    await openFirst(/^资料/)
    const seen: string[] = []
    for (const key of ['a', 'r1', 'a']) {
      await ready()
      const now = opened.address()
      expect(recordIn(now)).toMatch(/^file\//)
      seen.push(keyIn(now))
      const spot = await place()
      await userEvent.keyboard(key)
      await nextShown(opened.address, { at: now, spot })
    }
    const { api } = createClient({ transport: served(store, { user: 'manager' }), auth: createMemoryAuth() })
    const { data } = await api.home.getReviews({ queue: 1, take: 1_000 })
    expect(data.rows.filter(({ key }) => seen.includes(key))).toEqual([])
    await ready()
    const last = opened.address()
    opened.unmount()
    document.getElementById('root')?.remove()
    localStorage.clear()
    const again = await openAs('manager', last, served(store))
    await ready()
    expect(again.address()).toBe(last)
  }, 120_000)
})
