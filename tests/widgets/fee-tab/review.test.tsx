import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { Transport } from '../../../lib/client/transport/transport.ts'
import { LONG_TIMEOUT, show } from '../form/stage.tsx'
import { server, type Server } from '../project-detail/stage.tsx'
import { clientOf, newCase, spend } from './expense-stage.tsx'
import { casePending } from './income-stage.tsx'
import { approves, pressAsDrawn, pressKey, Reviews } from './review-stage.tsx'

const PAY = 'Sl01SaleOrderM.payExamine'
const EXAMINE = 'ProjectCostInfo.doExamine'

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
    const onDecided = vi.fn()
    show(<Reviews projectId={projectId} records={records} onDecided={onDecided} />, { transport: on.transport })
    const pressing = pressAsDrawn()
    await waitFor(() => expect(onDecided).toHaveBeenCalledTimes(1), LONG_TIMEOUT)
    // The host has not gone on yet, and what was decided is shown as it is now.
    await waitFor(() => expect(screen.queryByRole('button', { name: /^通过/ })).toBeNull(), LONG_TIMEOUT)
    expect([pressing.presses(), called(on.transport.calls, op).length]).toEqual([1, 1])
    await goTo(2)
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
    pressKey('r')
    await screen.findByRole('button', { name: /^付款凭证不清晰/ }, LONG_TIMEOUT)
    await userEvent.type(screen.getByRole('textbox', { name: '退回理由' }), '缺少凭证')
    await goTo(2)
    await approves()
    pressKey('1')
    expect(screen.queryByRole('button', { name: /^付款凭证不清晰/ })).toBeNull()
    pressKey('a')
    await waitFor(() => expect(onDecided.mock.calls).toEqual([[records[1], 'approved']]), LONG_TIMEOUT)
    expect(called(on.transport.calls, op)).toHaveLength(1)
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
    expect(within(screen.getByRole('dialog', { name: '审核' })).getByText('待财务审核')).toBeVisible()
  })
})
