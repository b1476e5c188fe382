import type { Issue } from '../../catalogue/check.ts'
import type { RecordValues } from '../../catalogue/effect.ts'
import { fieldState, labelOf } from '../../catalogue/field-state.ts'
import { isEmpty, sameValue, type Scope } from '../../catalogue/kind.ts'
import type { Overlay } from '../../catalogue/overlay.ts'
import type { RecordInput } from '../../contract/input.ts'
import { ORGANISATION_TYPE } from '../../domain/codes.ts'
import { followsForLender, lenderMismatch } from '../../domain/loan/lender.ts'
import { isOffered, type LoanPlace, type LoanPurpose } from '../../domain/loan/loan-organisations.ts'
import { loan } from '../../domain/loan/loan.ts'
import type { OrganisationDetail } from '../../domain/organisation.ts'
import type { Row, Unit } from '../store.ts'
import { houseTable } from './case-record-tables.ts'
import { recordRowOf } from './case-records.ts'
import { housePlace } from './house-place.ts'
import { officesIn, officesNamed } from './read-offices.ts'

/** Rules for saving a loan, in addition to its declaration. */
export interface LoanRules {
  /** `chosen`: fields the caller set or explicitly emptied. */
  readonly follows: (before: RecordValues, after: RecordValues, chosen: ReadonlySet<string>) => RecordValues
  readonly findIssues: (before: RecordValues, record: RecordValues, facts: Scope, overlay: Overlay) => readonly Issue[]
}

/** Fields whose options come from a call. */
const CHOSEN: readonly (readonly [field: string, purpose: LoanPurpose])[] = [
  ['hf2iHandleOrg', 'handle'],
  ['hf2iAdvanceLenders', 'secure'],
]
const LENDER = 'hf2iLendersOrg'
/** Fields that determine the lender or name one. */
export const LENDER_FIELDS = ['hf21DivisionDetailId', 'hf2iHandleOrg', LENDER] as const

/**
 * Builds the rules for a loan's organisations from those named in the stored and the sent loan, and the fund centres of
 * the city.
 *
 * @source LON-017, LON-018
 */
export async function loanRules(
  unit: Unit,
  project: Row,
  before: RecordValues,
  input: RecordInput,
): Promise<LoanRules> {
  const place = housePlace(project, await recordRowOf(unit, houseTable, project.key))
  const keys = [...LENDER_FIELDS, ...CHOSEN.map(([field]) => field)].flatMap((field) => [before[field], input[field]])
  const offices = [
    ...(await officesNamed(unit, keys)),
    ...(await officesIn(unit, [place.city], [ORGANISATION_TYPE.fund])),
  ]
  return {
    follows: (was, is) => followsForLender({ loan: was, place }, { loan: is, place }, offices),
    findIssues: (was, record, facts, overlay) => {
      const scope = { ...facts, ...record }
      const changed = (field: string): boolean => !sameValue(was[field], record[field])
      return [
        ...CHOSEN.flatMap(([field, purpose]) =>
          changed(field) && fieldState(loan, field, scope, overlay).visible
            ? choiceIssue(field, purpose, record, place, offices)
            : [],
        ),
        ...(changed(LENDER) ? lenderIssue(record, place, offices) : []),
      ].map(({ field, message }) => ({ field, message: `${labelOf(loan, field, scope, overlay)}${message}` }))
    },
  }
}

const officeBy = (key: unknown, offices: readonly OrganisationDetail[]) =>
  offices.find(({ keyValue }) => keyValue === key) ?? null

/** A missing organisation is reported by the reference check instead. */
function choiceIssue(
  field: string,
  purpose: LoanPurpose,
  record: RecordValues,
  place: LoanPlace,
  offices: readonly OrganisationDetail[],
): readonly Issue[] {
  const office = isEmpty(record[field]) ? null : officeBy(record[field], offices)
  return office === null || isOffered(purpose, office, record['hf2iLoanType'] ?? null, place)
    ? []
    : [{ field, message: '不在可选范围内' }]
}

function lenderIssue(record: RecordValues, place: LoanPlace, offices: readonly OrganisationDetail[]): readonly Issue[] {
  const key = record[LENDER] ?? null
  const office = isEmpty(key) ? null : officeBy(key, offices)
  const message = !isEmpty(key) && office === null ? null : lenderMismatch(office, { loan: record, place }, offices)
  return message === null ? [] : [{ field: LENDER, message }]
}
