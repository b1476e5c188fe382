import { settle, type RecordValues } from '../../catalogue/effect.ts'
import { isEmpty, type Scope } from '../../catalogue/kind.ts'
import { followsFromPayment } from './loan-type.ts'
import { loan } from './loan.ts'

/**
 * What the loan of a case loses when the case is paid otherwise: names of filled fields that are emptied.
 *
 * @param stored the loan as it is kept
 * @param before facts of the case
 * @param after its facts from now on
 * @source LON-012, LON-013
 */
export function lostByPayment(stored: RecordValues, before: Scope, after: Scope): readonly string[] {
  const follows = followsFromPayment(before, after)
  if (Object.keys(follows).length === 0) return []
  const { record } = settle(loan, stored, { ...stored, ...follows }, after)
  return Object.keys(loan.fields).filter((name) => !isEmpty(stored[name] ?? null) && isEmpty(record[name] ?? null))
}
