import { settle, type RecordValues } from '../../catalogue/effect.ts'
import { sameValue } from '../../catalogue/kind.ts'
import { ORGANISATION_TYPE } from '../../domain/codes.ts'
import { followsForLender } from '../../domain/loan/lender.ts'
import type { LoanPlace } from '../../domain/loan/loan-organisations.ts'
import { followsFromPayment } from '../../domain/loan/loan-type.ts'
import { loan } from '../../domain/loan/loan.ts'
import type { SignedIn } from '../handler.ts'
import { factsOfCase } from '../member/case-access.ts'
import { recordOf } from '../record/answer.ts'
import { updateRecord } from '../record/store-record.ts'
import type { Row } from '../store.ts'
import { houseTable, loanTable } from './case-record-tables.ts'
import { recordRowOf } from './case-records.ts'
import { housePlace } from './house-place.ts'
import { LENDER_FIELDS } from './loan-rules.ts'
import { officesIn, officesNamed } from './read-offices.ts'

/**
 * Updates the loan of a case when the payment type or the place of its house changes: the loan type, values that follow
 * from it, and the lender.
 *
 * @param before the case as it was stored
 * @param after the case as it is stored now, locked
 * @source LON-012, LON-013, LON-018
 */
export async function followPayment(context: SignedIn, before: Row, after: Row): Promise<void> {
  const house = await recordRowOf(context.unit, houseTable, after.key)
  await takeAlong(
    context,
    after,
    followsFromPayment(factsOfCase(before), factsOfCase(after)),
    housePlace(before, house),
    housePlace(after, house),
  )
}

/**
 * Updates the loan of a case when the place of its house changes.
 *
 * @param before the house as it was stored; null for a new one
 */
export async function followHousePlace(context: SignedIn, project: Row, before: Row | null, after: Row): Promise<void> {
  await takeAlong(context, project, {}, housePlace(project, before), housePlace(project, after))
}

async function takeAlong(
  context: SignedIn,
  project: Row,
  patch: RecordValues,
  was: LoanPlace,
  is: LoanPlace,
): Promise<void> {
  const moved = was.city !== is.city || was.area !== is.area
  if (Object.keys(patch).length === 0 && !moved) return
  const { unit, notify } = context
  // The list of selectable organisations has changed.
  if (moved) notify.record(loan.service, project.key, project)
  const row = await recordRowOf(unit, loanTable, project.key)
  if (!row) return
  const record = recordOf(loan, row)
  const facts = factsOfCase(project)
  const settled = settle(loan, record, { ...record, ...patch }, facts).record
  const offices = [
    ...(await officesNamed(
      unit,
      LENDER_FIELDS.map((field) => settled[field]),
    )),
    ...(await officesIn(unit, [was.city, is.city], [ORGANISATION_TYPE.fund])),
  ]
  const renewed = {
    ...settled,
    ...followsForLender({ loan: record, place: was }, { loan: settled, place: is }, offices),
  }
  const changed = Object.keys(loan.fields).filter((name) => !sameValue(record[name], renewed[name]))
  if (changed.length > 0) await updateRecord(context, loanTable, row, renewed, changed)
}
