import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { dayOf } from '../../../lib/catalogue/day.ts'
import type { Transport } from '../../../lib/client/transport/transport.ts'
import { EXPENSE_STATUS } from '../../../lib/domain/codes.ts'
import { expectAccessible } from '../accessible.ts'
import { inEveryScheme } from '../every-scheme.ts'
import { LONG_TIMEOUT, show } from '../form/stage.tsx'
import { fieldIn } from '../project-detail/people-stage.tsx'
import { chooseIn, notice, server, type Server } from '../project-detail/stage.tsx'
import { clientOf, newCase, spend } from './expense-stage.tsx'
import { casePending } from './income-stage.tsx'
import { approves, pressAsDrawn, pressKey, Reviews } from './review-stage.tsx'

const PAY = 'Sl01SaleOrderM.payExamine'
const EXAMINE = 'ProjectCostInfo.doExamine'
/** Load one record. */
const READS = ['getIncomeOrderDetail', 'getOne']

/** Two incomes of one case that wait, as records of the queue. */
async function incomesToReview(on: Server) {
  const rows = await casePending(on)
  return { projectId: rows[0]?.hf54PrjId ?? '', records: rows.map(({ keyValue }) => `income/${keyValue}`) }
}

/** Two expenses of one case that wait; what finance adds is there. */
async function expensesToReview(on: Server) {
  const projectId = await newCase(on)
  const records: string[] = []
  for (const amount of [10, 20]) {
    const { keyValue, version } = await spend(on, projectId, amount)
    await clientOf(on, 'finance').ProjectCostInfo.doCostFeeRecord({
      keyValue,
      version,
      hf40CostDate: '2026-11-02',
      hf40PayAccount: 'HX5701',
    })
    records.push(`expense/${keyValue}`)
  }
  return { projectId, records }
}

const goTo = (place: number) => userEvent.click(screen.getByRole('button', { name: `第 ${place} 条` }))
const called = (calls: readonly { readonly service: string; readonly method: string }[], op: string) =>
  calls.filter(({ service, method }) => `${service}.${method}` === op)

describe.each([
  ['an income', incomesToReview, PAY],
  ['an expense', expensesToReview, EXAMINE],
] as const)('the review of %s', (_what, toReview, op) => {
  it('takes each press on what is drawn as pressable, once for each record', async () => {
    const on = server('finance')
    const { projectId, records } = await toReview(on)
    // The answer with the decided record arrives late, as over a slow connection.
    const late = Promise.withResolvers<null>()
    const transport: Transport = {
      ...on.transport,
      call: async (request) => {
        if (called(on.transport.calls, op).length > 0 && READS.includes(request.method)) await late.promise
        return on.transport.call(request)
      },
    }
    const onDecided = vi.fn()
    show(<Reviews projectId={projectId} records={records} onDecided={onDecided} />, { transport })
    const pressing = pressAsDrawn()
    await waitFor(() => expect(onDecided).toHaveBeenCalledTimes(1), LONG_TIMEOUT)
    expect(screen.getByRole('button', { name: /^通过/ })).toHaveAttribute('aria-busy', 'true')
    // Keys that come before the host goes on are none for the decided record.
    for (const key of ['a', 'r']) await userEvent.keyboard(key)
    await goTo(2)
    late.resolve(null)
    await waitFor(() => expect(onDecided).toHaveBeenCalledTimes(2), LONG_TIMEOUT)
    pressing.stop()
    expect([pressing.presses(), called(on.transport.calls, op).length]).toEqual([2, 2])
    expect(onDecided.mock.calls).toEqual(records.map((record) => [record, 'approved']))
  })

  it('carries nothing of one record over to the next of the case', async () => {
    const on = server('finance')
    const { projectId, records } = await toReview(on)
    const onDecided = vi.fn()
    show(<Reviews projectId={projectId} records={records} onDecided={onDecided} />, { transport: on.transport })
    await approves()
    await userEvent.type(screen.getByRole('textbox', { name: '退回理由' }), '缺少凭证')
    await goTo(2)
    await approves()
    expect(screen.getByRole('textbox', { name: '退回理由' })).toHaveValue('')
    pressKey('a')
    await waitFor(() => expect(onDecided.mock.calls).toEqual([[records[1], 'approved']]), LONG_TIMEOUT)
    expect(called(on.transport.calls, op)).toHaveLength(1)
  })

  it('is returned by the key that stands on a reason, or left for the next one', async () => {
    const on = server('finance')
    const { projectId, records } = await toReview(on)
    const onDecided = vi.fn()
    show(<Reviews projectId={projectId} records={records} onDecided={onDecided} />, { transport: on.transport })
    await approves()
    const reasons = within(screen.getByRole('group', { name: /^退回理由/ }))
    const keys = reasons.getAllByRole('button').map((button) => button.getAttribute('aria-keyshortcuts'))
    expect(keys).toEqual(['1', '2', '3', '4', '5', null])
    const [first] = reasons.getAllByRole('button')
    pressKey('r')
    expect(first).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: '跳过' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: '跳过' })).toBeNull(), LONG_TIMEOUT)
    await approves()
    expect(onDecided).not.toHaveBeenCalled()
    // 0 leads to the reason in own words, where the digits are text.
    const other = screen.getByRole('textbox', { name: '退回理由' })
    pressKey('0')
    expect(other).toHaveFocus()
    await userEvent.keyboard('2')
    expect(other).toHaveValue('2')
    expect(onDecided).not.toHaveBeenCalled()
    act(() => other.blur())
    pressKey('2')
    await waitFor(() => expect(onDecided.mock.calls).toEqual([[records[1], 'returned']]), LONG_TIMEOUT)
    // The next entry is already shown, so the notice names the returned one.
    expect(await screen.findByText(/ · [\d,]+\.\d\d 元 · 理由：金额与凭证不符$/)).toBeVisible()
  })

  it('counts a decision for its own record while the host already shows another', async () => {
    const on = server('finance')
    const { projectId, records } = await toReview(on)
    const late = Promise.withResolvers<null>()
    const transport: Transport = {
      ...on.transport,
      call: async (request) => {
        if (`${request.service}.${request.method}` === op) await late.promise
        return on.transport.call(request)
      },
    }
    const onDecided = vi.fn()
    show(<Reviews projectId={projectId} records={records} onDecided={onDecided} />, { transport })
    await approves()
    pressKey('a')
    await waitFor(() => expect(screen.getByRole('button', { name: /^通过/ })).toHaveAttribute('aria-busy', 'true'))
    await goTo(2)
    await approves()
    late.resolve(null)
    await waitFor(() => expect(onDecided.mock.calls).toEqual([[records[0], 'approved']]), LONG_TIMEOUT)
    expect(await approves()).toBeVisible()
  })
})

describe('EXP-011 EXP-013 EXP-021 the review of expenses one after the other', () => {
  const noteOf = () => within(screen.getByRole('dialog', { name: '审核' })).findByText(/^还缺|已预填/, {}, LONG_TIMEOUT)
  const stored = async (on: Server, record = '') =>
    (await on.api.ProjectCostInfo.getOne({ id: record.split('/')[1] ?? '' })).data

  it('takes one press where the ledger of the case tells how such a payee is paid', async () => {
    const on = server('finance')
    const { projectId, records } = await expensesToReview(on)
    const { keyValue } = await spend(on, projectId, 30)
    show(<Reviews projectId={projectId} records={[records[0] ?? '', `expense/${keyValue}`]} onDecided={vi.fn()} />, {
      transport: on.transport,
    })
    await approves()
    pressKey('a')
    await waitFor(() => expect(called(on.transport.calls, EXAMINE)).toHaveLength(1), LONG_TIMEOUT)
    cleanup()

    const onDecided = vi.fn()
    show(<Reviews projectId={projectId} records={[`expense/${keyValue}`]} onDecided={onDecided} />, {
      transport: on.connect('finance2'),
    })
    await approves()
    expect(await noteOf()).toHaveTextContent('付款日期、付款账户已预填，请核对。当前支出数据无误，确认审核通过？')
    pressKey('a')
    await waitFor(() => expect(onDecided).toHaveBeenCalledOnce(), LONG_TIMEOUT)
    expect(await stored(on, `expense/${keyValue}`)).toMatchObject({
      hf40CostDate: dayOf(Date.now()),
      hf40PayAccount: 'HX5701',
      hf40Status: EXPENSE_STATUS.reviewed,
    })
  })

  it('says what is missing and has the focus there; what was chosen is known for the next', async () => {
    const on = server('finance')
    const [first, second] = [await newCase(on), await newCase(on)]
    const [one, two] = [await spend(on, first, 10), await spend(on, first, 20)]
    const { keyValue } = await spend(on, second, 30)
    const records = [one, two].map((row) => `expense/${row.keyValue}`)
    const onDecided = vi.fn()
    const view = show(<Reviews projectId={first} records={records} onDecided={onDecided} />, {
      transport: on.transport,
    })
    const dialog = screen.getByRole('dialog', { name: '审核' })
    const shown = () => screen.getByRole('dialog', { name: '审核' })
    const account = () => within(dialog).getByRole('combobox', { name: '付款账户' })
    await approves()
    await waitFor(() => expect(account()).toHaveFocus(), LONG_TIMEOUT)
    expect(await noteOf()).toHaveTextContent(/^还缺：付款账户$/)
    await inEveryScheme(expectAccessible)
    // The keys of the list act there as well.
    await userEvent.keyboard('j')
    await waitFor(() => expect(fieldIn(dialog, 'hf40CostFet')).toHaveTextContent('20'), LONG_TIMEOUT)
    await approves()
    await waitFor(() => expect(account()).toHaveFocus(), LONG_TIMEOUT)
    await userEvent.keyboard('k')
    await waitFor(() => expect(fieldIn(dialog, 'hf40CostFet')).toHaveTextContent('10'), LONG_TIMEOUT)
    await approves()
    await userEvent.keyboard('a')
    expect(await notice('请选择付款账户!')).toBeVisible()
    await chooseIn(dialog, '付款账户', '公司一般户（示例）')
    await waitFor(() => expect(dialog).toHaveTextContent('付款日期已预填，请核对。'))
    await userEvent.keyboard('a')
    await waitFor(() => expect(onDecided.mock.calls).toEqual([[records[0], 'approved']]), LONG_TIMEOUT)
    expect(await stored(on, records[0])).toMatchObject({
      hf40PayAccount: 'HX5702',
      hf40Status: EXPENSE_STATUS.reviewed,
    })

    view.showInstead(<Reviews key="other" projectId={second} records={[`expense/${keyValue}`]} onDecided={onDecided} />)
    await waitFor(() => expect(fieldIn(shown(), 'hf40CostFet')).toHaveTextContent('30'), LONG_TIMEOUT)
    await approves()
    pressKey('a')
    await waitFor(() => expect(onDecided).toHaveBeenCalledTimes(2), LONG_TIMEOUT)
    expect(await stored(on, `expense/${keyValue}`)).toMatchObject({ hf40PayAccount: 'HX5702' })
  })
})
