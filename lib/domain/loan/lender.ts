import type { RecordValues } from '../../catalogue/effect.ts'
import { isEmpty, isOn, type Scope, type Value } from '../../catalogue/kind.ts'
import { LOAN_SCHEME, ORGANISATION_TYPE } from '../codes.ts'
import { isOffered, type LoanPlace, offeredOffices, type Office } from './loan-organisations.ts'

/** The lender of a loan until another one is chosen. */
export interface DefaultLenderRule<O extends Office = Office> {
  readonly office: O | null
  /** True when no other lender can be chosen. */
  readonly fixed: boolean
  /** Why this lender is set, or why none is, in one sentence; null where no explanation is needed. */
  readonly reason: string | null
}

const NOBODY = { office: null, fixed: false, reason: null } as const

/**
 * The initial lender of a loan. Fund loans come from the fund centre only; a loan on one's own house from the bank
 * chosen for it.
 * @param loan type, bank and handling organisation of the loan
 * @param offices organisations of the city, and the chosen bank
 * @source LON-018, CAL-045
 * @public
 */
export function defaultLender<O extends Office>(
  loan: Scope,
  place: LoanPlace,
  offices: readonly O[],
): DefaultLenderRule<O> {
  const { hf2iLoanType: type = null } = loan
  if (type === LOAN_SCHEME.fund) {
    const office = fundCentre(loan, place, offices)
    return office
      ? { office, fixed: true, reason: '公积金贷款由住房公积金中心发放，不能改选' }
      : { ...NOBODY, reason: '房屋所在城市没有可选的住房公积金中心，请自行选择' }
  }
  if (type === LOAN_SCHEME.combined) {
    const office = fundCentre(loan, place, offices)
    return office ? { office, fixed: false, reason: '默认为住房公积金中心，可以改选' } : NOBODY
  }
  return type === LOAN_SCHEME.mortgage ? lenderOfMortgage(loan, place, offices) : NOBODY
}

/** The fund centre that handles the loan, else that of the district, else one for the whole city, else the first. */
function fundCentre<O extends Office>(
  { hf2iHandleOrg = null }: Scope,
  place: LoanPlace,
  offices: readonly O[],
): O | null {
  const centres = offeredOffices('handle', offices, LOAN_SCHEME.fund, place).flatMap(({ office }) =>
    office.hf31OrgType === ORGANISATION_TYPE.fund ? [office] : [],
  )
  const chosen = centres.find(({ keyValue }) => !isEmpty(keyValue) && keyValue === hf2iHandleOrg)
  const near = place.area === null ? undefined : centres.find(({ hf31Area }) => hf31Area === place.area)
  return chosen ?? near ?? centres.find(({ hf31Area }) => isEmpty(hf31Area)) ?? centres[0] ?? null
}

function lenderOfMortgage<O extends Office>(
  { hf21DivisionDetailId: bank = null, hf2iHandleOrg: handling = null }: Scope,
  place: LoanPlace,
  offices: readonly O[],
): DefaultLenderRule<O> {
  const known = (key: Value): O | undefined =>
    isEmpty(key) ? undefined : offices.find(({ keyValue }) => keyValue === key)
  const chosen = known(bank)
  if (chosen && chosen.hf31OrgType === ORGANISATION_TYPE.bank && isOn(chosen.hf31Enabled))
    return { office: chosen, fixed: false, reason: '默认为贷款银行，可以改选' }
  const handles = known(handling)
  return handles && isOffered('handle', handles, LOAN_SCHEME.mortgage, place)
    ? { office: handles, fixed: false, reason: '默认为办理机构，可以改选' }
    : NOBODY
}

/** The loan and the place where it is handled. */
export interface LoanSituation {
  readonly loan: Scope
  readonly place: LoanPlace
}

/**
 * The change of lender that follows from a change of the loan or of the place of its house: a fixed lender is set, and
 * a default lender is removed when it can no longer lend. A lender a user chose stays.
 * @param offices organisations of both cities, and those the loan names
 * @source LON-018
 * @public
 */
export function followsForLender(
  before: LoanSituation,
  after: LoanSituation,
  offices: readonly Office[],
): RecordValues {
  const was = defaultLender(before.loan, before.place, offices)
  const is = defaultLender(after.loan, after.place, offices)
  const [former, present] = [before.loan['hf2iLendersOrg'] ?? null, after.loan['hf2iLendersOrg'] ?? null]
  // A value the user chose in this same change stays.
  if (!isEmpty(present) && present !== former) return {}
  const lender = { hf2iLendersOrg: is.office?.keyValue ?? null }
  if (is.fixed) {
    const isReplaced =
      !was.fixed || was.office?.keyValue !== lender.hf2iLendersOrg || (isEmpty(present) && isEmpty(former))
    return isReplaced && present !== lender.hf2iLendersOrg ? lender : {}
  }
  if (isEmpty(present) || present !== was.office?.keyValue) return {}
  return lenderMismatch(was.office, after, offices) === null ? {} : lender
}

/**
 * What is wrong with a chosen lender, as the end of a sentence that begins with the label of the field; null when it is
 * valid.
 * @param chosen null when the lender was taken away
 * @source LON-017, LON-018
 * @public
 */
export function lenderMismatch(
  chosen: Office | null,
  { loan, place }: LoanSituation,
  offices: readonly Office[],
): string | null {
  const { office, fixed, reason } = defaultLender(loan, place, offices)
  if (fixed) return chosen !== null && chosen.keyValue === office?.keyValue ? null : `不能修改：${reason ?? ''}`
  if (chosen === null) return null
  const lends =
    isOffered('handle', chosen, loan['hf2iLoanType'] ?? null, place) ||
    (chosen.hf31OrgType === ORGANISATION_TYPE.bank && chosen.keyValue === loan['hf21DivisionDetailId'])
  return lends ? null : '不在可选范围内'
}
