import { isOn, type Value } from '../../catalogue/kind.ts'
import { BUSINESS_TYPE, LOAN_SCHEME, ORGANISATION_TYPE } from '../codes.ts'
import type { OrganisationDetail } from '../organisation.ts'

/**
 * How well a kind of organisation suits a kind of business: up to {@link MOST_FOR_BUSINESS} points, with the reason in
 * words.
 */
interface Fit {
  readonly type: string
  /** Only banks that act for the fund. */
  readonly entrusted?: true
  readonly points: number
  readonly reason: string
}

/** Maximum number of points for the services of an organisation. */
const MOST_FOR_BUSINESS = 40
const { bank, fund, registry, tax, guarantee, notary, smallLoan } = ORGANISATION_TYPE

const CENTRE: Fit = { type: fund, points: MOST_FOR_BUSINESS, reason: '发放公积金贷款' }
const ENTRUSTED: Fit = { type: bank, entrusted: true, points: 34, reason: '公积金受托银行' }
const lends = (reason: string): Fit => ({ type: bank, points: MOST_FOR_BUSINESS, reason })
const lendsToo = (points: number): Fit => ({ type: smallLoan, points, reason: '可办理短期借款' })

/** Kinds by loan scheme. The first entry that matches a bank counts. */
const BY_SCHEME: ReadonlyMap<Value, readonly Fit[]> = new Map([
  [LOAN_SCHEME.commercial, [lends('办理商业按揭')]],
  [LOAN_SCHEME.fund, [CENTRE, ENTRUSTED]],
  [
    LOAN_SCHEME.combined,
    [
      { ...ENTRUSTED, points: MOST_FOR_BUSINESS, reason: '受托银行，可办组合贷款' },
      { ...CENTRE, points: 34 },
      { type: bank, points: 22, reason: '办理商业贷款部分' },
    ],
  ],
  [LOAN_SCHEME.toFund, [CENTRE, ENTRUSTED]],
  [LOAN_SCHEME.mortgage, [lends('办理房产抵押贷款'), lendsToo(24)]],
  [LOAN_SCHEME.business, [lends('办理经营性抵押贷款'), lendsToo(28)]],
  [LOAN_SCHEME.bridge, [{ type: guarantee, points: MOST_FOR_BUSINESS, reason: '提供赎楼担保与垫资' }, lendsToo(32)]],
  [LOAN_SCHEME.credit, [lends('办理信用贷款'), lendsToo(28)]],
])
const BY_BUSINESS: ReadonlyMap<Value, readonly Fit[]> = new Map([
  [BUSINESS_TYPE.purchaseLoan, [lends('办理购房贷款'), { ...CENTRE, points: 34 }]],
  [BUSINESS_TYPE.mortgageLoan, BY_SCHEME.get(LOAN_SCHEME.mortgage) ?? []],
  [BUSINESS_TYPE.bridge, BY_SCHEME.get(LOAN_SCHEME.bridge) ?? []],
  [BUSINESS_TYPE.credit, BY_SCHEME.get(LOAN_SCHEME.credit) ?? []],
])
/** Without a loan the deed still has to be registered, taxed and sometimes notarised. */
const WITHOUT_LOAN: readonly Fit[] = [
  { type: registry, points: MOST_FOR_BUSINESS, reason: '办理不动产登记' },
  { type: tax, points: 34, reason: '办理交易缴税' },
  { type: notary, points: 22, reason: '办理委托与继承公证' },
]

/** Kinds of organisation (HF9C) that can be recommended. */
export const RECOMMENDED_TYPES: readonly string[] = [bank, fund, registry, tax, guarantee, notary, smallLoan]

/** How well an organisation suits the business of a case; null when it does not. */
export function businessFit(
  office: Pick<OrganisationDetail, 'hf31OrgType' | 'hf31FundEntrusted'>,
  scheme: Value,
  business: Value,
): Pick<Fit, 'points' | 'reason'> | null {
  const fits = BY_SCHEME.get(scheme) ?? BY_BUSINESS.get(business) ?? WITHOUT_LOAN
  return (
    fits.find(({ type, entrusted }) => type === office.hf31OrgType && (!entrusted || isOn(office.hf31FundEntrusted))) ??
    null
  )
}
