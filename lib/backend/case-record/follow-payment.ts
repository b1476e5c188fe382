import { settle } from '../../catalogue/effect.ts'
import { sameValue } from '../../catalogue/kind.ts'
import { followsFromPayment } from '../../domain/loan/loan-type.ts'
import { loan } from '../../domain/loan/loan.ts'
import type { SignedIn } from '../handler.ts'
import { factsOfCase } from '../member/case-access.ts'
import { recordOf } from '../record/answer.ts'
import { updateRecord } from '../record/store-record.ts'
import type { Row } from '../store.ts'
import { loanTable } from '../tables.ts'
import { recordRowOf } from './case-records.ts'

/**
 * Takes the loan of a case along when the case is paid otherwise, with what follows from its type.
 *
 * @param before the case as it was stored
 * @param after the case as it is stored now, locked
 * @source LON-012, LON-013
 */
export async function followPayment(context: SignedIn, before: Row, after: Row): Promise<void> {
  const facts = factsOfCase(after)
  const patch = followsFromPayment(factsOfCase(before), facts)
  const row = Object.keys(patch).length === 0 ? null : await recordRowOf(context.unit, loanTable, after.key)
  if (!row) return
  const record = recordOf(loan, row)
  const settled = settle(loan, record, { ...record, ...patch }, facts).record
  const changed = Object.keys(loan.fields).filter((name) => !sameValue(record[name], settled[name]))
  if (changed.length > 0) await updateRecord(context, loanTable, row, settled, changed)
}
