import { isOn, type Value } from '../../catalogue/kind.ts'
import { LOAN_SCHEME, ORGANISATION_TYPE } from '../codes.ts'
import type { OrganisationDetail } from '../organisation.ts'

/** The fields of an organisation that rules read. */
export type Office = Pick<
  OrganisationDetail,
  | 'keyValue'
  | 'hf31OrgType'
  | 'hf31City'
  | 'hf31Area'
  | 'hf31Foreign'
  | 'hf31FundEntrusted'
  | 'hf31SortNo'
  | 'hf31Enabled'
>

/** Purpose of an organisation: to handle a loan, or to advance money and give security for the estate. */
export type LoanPurpose = 'handle' | 'secure'

/** Where a loan is handled: the city, and the district if one is known, as division codes. */
export interface LoanPlace {
  readonly city: string | null
  readonly area: string | null
}

/** An organisation a loan may be given to. */
export interface OfferedOffice<O extends Office = Office> {
  readonly office: O
  /** Why it is ranked here; empty when no explanation is needed. */
  readonly note: string
}

const { bank, fund, guarantee, smallLoan } = ORGANISATION_TYPE

/** A kind of organisation; `entrusted`: only banks that act for the fund. */
interface OrganisationFilter {
  readonly type: string
  readonly entrusted?: true
}

const ANY_LENDER: readonly OrganisationFilter[] = [{ type: bank }, { type: fund }, { type: smallLoan }]
/** Kinds by the type of the loan, the most likely first. */
const HANDLE: ReadonlyMap<Value, readonly OrganisationFilter[]> = new Map([
  [LOAN_SCHEME.commercial, [{ type: bank }]],
  [LOAN_SCHEME.fund, [{ type: fund }, { type: bank, entrusted: true }]],
  [LOAN_SCHEME.combined, [{ type: fund }, { type: bank }]],
  [LOAN_SCHEME.mortgage, [{ type: bank }, { type: smallLoan }]],
])
/** Only guarantee companies secure fund loans. */
const BY_GUARANTEE: readonly OrganisationFilter[] = [{ type: guarantee }]
const SECURE: ReadonlyMap<Value, readonly OrganisationFilter[]> = new Map([
  [LOAN_SCHEME.fund, BY_GUARANTEE],
  [LOAN_SCHEME.combined, BY_GUARANTEE],
])
const ANY_SECURITY: readonly OrganisationFilter[] = [...BY_GUARANTEE, { type: smallLoan }]

/** Kinds of organisation (HF9C) that any type of loan involves. */
export const LOAN_OFFICES: readonly string[] = [bank, fund, guarantee, smallLoan]

function kindsFor(purpose: LoanPurpose, loanType: Value): readonly OrganisationFilter[] {
  return purpose === 'handle' ? (HANDLE.get(loanType) ?? ANY_LENDER) : (SECURE.get(loanType) ?? ANY_SECURITY)
}

/** Its rank among the requested kinds; -1 for another kind. */
function rankOf(office: Office, kinds: readonly OrganisationFilter[]): number {
  return kinds.findIndex(
    ({ type, entrusted }) => type === office.hf31OrgType && (!entrusted || isOn(office.hf31FundEntrusted)),
  )
}

/**
 * True for an organisation that is in use, belongs to the city of the loan, and serves the purpose for a loan of this
 * type (HF99).
 * @source LON-017
 * @public
 */
export function isOffered(purpose: LoanPurpose, office: Office, loanType: Value, { city }: LoanPlace): boolean {
  return (
    isOn(office.hf31Enabled) &&
    city !== null &&
    office.hf31City === city &&
    rankOf(office, kindsFor(purpose, loanType)) >= 0
  )
}

/**
 * The organisations offered for a loan of this type (HF99): domestic before foreign ones, then those of the same
 * district, then by kind and by their order.
 * @source LON-017, LON-020, CAL-043, CAL-044
 * @public
 */
export function offeredOffices<O extends Office>(
  purpose: LoanPurpose,
  offices: readonly O[],
  loanType: Value,
  place: LoanPlace,
): readonly OfferedOffice<O>[] {
  const kinds = kindsFor(purpose, loanType)
  return offices
    .filter((office) => isOffered(purpose, office, loanType, place))
    .map((office) => ({
      office,
      order: [
        Number(isOn(office.hf31Foreign)),
        Number(!isNear(office, place)),
        rankOf(office, kinds),
        office.hf31SortNo ?? Number.MAX_SAFE_INTEGER,
      ],
    }))
    .sort((a, b) => firstDifference(a.order, b.order) || compareKeys(a.office, b.office))
    .map(({ office }) => ({ office, note: noteOf(office, loanType, place) }))
}

function isNear({ hf31Area }: Office, { area }: LoanPlace): boolean {
  return area !== null && hf31Area === area
}

function noteOf(office: Office, loanType: Value, place: LoanPlace): string {
  const byFund = loanType === LOAN_SCHEME.fund || loanType === LOAN_SCHEME.combined
  return [
    isNear(office, place) ? '同区' : '',
    byFund && office.hf31OrgType === bank && isOn(office.hf31FundEntrusted) ? '公积金受托银行' : '',
  ]
    .filter(Boolean)
    .join('、')
}

function firstDifference(a: readonly number[], b: readonly number[]): number {
  return a.map((value, index) => value - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0
}

function compareKeys(a: Office, b: Office): number {
  const [one, other] = [a.keyValue ?? '', b.keyValue ?? '']
  return one < other ? -1 : Number(one > other)
}
