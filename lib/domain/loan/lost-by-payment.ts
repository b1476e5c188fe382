import { settle, type RecordValues } from '../../catalogue/effect.ts'
import { isEmpty, type Scope } from '../../catalogue/kind.ts'
import { followsFromPayment } from './loan-type.ts'
import { loan } from './loan.ts'

/**
 * Names of the filled fields of the loan that a change of payment empties.
 * @param stored the stored loan
 * @param before facts of the case
 * @param after its new facts
 * @source LON-012, LON-013
 */
export function lostByPayment(stored: RecordValues, before: Scope, after: Scope): readonly string[] {
  const follows = followsFromPayment(before, after)
  if (Object.keys(follows).length === 0) return []
  const { record } = settle(loan, stored, { ...stored, ...follows }, after)
  return Object.keys(loan.fields).filter((name) => !isEmpty(stored[name] ?? null) && isEmpty(record[name] ?? null))
}
