import { fromFen } from '../../catalogue/unit.ts'
import { UNMATCHED_STATE } from '../../domain/codes.ts'
import type { Recorder } from '../handler.ts'
import { insertRecord } from '../record/store-record.ts'
import type { PaidNotice } from '../ports.ts'
import type { Row } from '../store.ts'
import { unmatchedPaymentTable } from './unmatched-payment-table.ts'

/**
 * Stores a payment that could not be posted, for finance to settle; once for each payment of a code.
 * @param code null for an unknown code
 * @returns whether it is new
 * @source ruling 23
 */
export async function noteUnmatched(
  context: Recorder,
  code: Row | null,
  { codeId, transaction, amount, at, method }: PaidNotice,
  reason: string,
): Promise<boolean> {
  const { unit, now, ports } = context
  const notice = `${codeId} ${transaction}`
  await unit.lock(`unmatched ${notice}`)
  const { total } = await unit.list(unmatchedPaymentTable, {
    where: { field: 'notice', is: [notice] },
    page: 1,
    pageSize: 1,
  })
  if (total > 0) return false
  await insertRecord(
    context,
    unmatchedPaymentTable,
    { key: ports.ids.key(), project: code?.project ?? null, city: code?.city ?? null },
    {
      prjId: code?.project ?? null,
      codeId,
      transaction,
      amount: fromFen(amount),
      paidAt: Math.min(at, now),
      method,
      reason,
      state: UNMATCHED_STATE.open,
      notice,
    },
  )
  return true
}
