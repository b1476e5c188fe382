import { isOn } from '../../catalogue/kind.ts'
import { LOAN_SCHEME, ORGANISATION_TYPE, REPAYMENT } from '../codes.ts'
import type { OrganisationDetail } from '../organisation.ts'
import { kilometresBetween } from '../place/distance.ts'
import type { RecommendationBasis } from './basis.ts'
import { BANK_FACT, type BankFact, USUAL_WEIGHTS, weighed } from './bank-weight.ts'
import { businessFit } from './suits.ts'

/** The fields of an organisation that a recommendation reads. */
export type Candidate = Pick<
  OrganisationDetail,
  | 'keyValue'
  | 'hf31OrgType'
  | 'hf31City'
  | 'hf31Area'
  | 'hf31Foreign'
  | 'hf31FundEntrusted'
  | 'hf31SortNo'
  | 'hf31Enabled'
  | 'hf31Lng'
  | 'hf31Lat'
>

/** A suitable organisation: the sum of its points and the reasons for them. */
export interface Recommended {
  readonly divisionId: string
  /** 0 to 100. */
  readonly score: number
  /** The reason with the most points first. */
  readonly reasons: readonly string[]
}

interface Merit {
  readonly fact: BankFact
  readonly points: number
  readonly reason: string
}

/** Maximum number of results. */
export const MOST_RECOMMENDED = 50

const SAME_DISTRICT: Merit = { fact: BANK_FACT.district, points: USUAL_WEIGHTS.DISTRICT, reason: '与房屋同区' }
/** Points by distance: each up to a number of kilometres. */
const NEARNESS = [
  [1, 20],
  [3, 16],
  [5, 12],
  [10, 8],
  [20, 4],
] as const
/** The lowest annual rate of a loan that is not from a bank, as a ratio. */
const DEAR_LOAN = 0.06

const { equalInstalments, equalPrincipal, interestFirst, interestMonthly, onDemand } = REPAYMENT
/** Ways of repayment of the kinds of organisation that do not offer all of them. */
const PAID_BACK: ReadonlyMap<string | null, readonly string[]> = new Map([
  [ORGANISATION_TYPE.fund, [equalInstalments, equalPrincipal]],
  [ORGANISATION_TYPE.guarantee, [interestFirst, interestMonthly, onDemand]],
  [ORGANISATION_TYPE.smallLoan, [interestFirst, interestMonthly, onDemand]],
])
const LENDS = new Set<string | null>([
  ORGANISATION_TYPE.bank,
  ORGANISATION_TYPE.fund,
  ORGANISATION_TYPE.guarantee,
  ORGANISATION_TYPE.smallLoan,
])

/**
 * Organisations of the city that suit a case, best first. The score adds up points for services, distance and the
 * wishes of the parties; among equal scores domestic banks come before foreign ones, then by their order.
 * @source BAS-045, CAL-011 to CAL-013
 * @public
 */
export function recommend(candidates: readonly Candidate[], basis: RecommendationBasis): readonly Recommended[] {
  return candidates
    .flatMap((office) => {
      const merits = meritsOf(office, basis)
      return merits === null || office.keyValue === null
        ? []
        : [{ office, divisionId: office.keyValue, score: merits.reduce((sum, { points }) => sum + points, 0), merits }]
    })
    .sort(
      (a, b) =>
        b.score - a.score ||
        Number(isOn(a.office.hf31Foreign)) - Number(isOn(b.office.hf31Foreign)) ||
        orderOf(a.office) - orderOf(b.office) ||
        (a.divisionId < b.divisionId ? -1 : 1),
    )
    .slice(0, MOST_RECOMMENDED)
    .map(({ divisionId, score, merits }) => ({
      divisionId,
      score,
      reasons: [...merits].sort((a, b) => b.points - a.points).map(({ reason }) => reason),
    }))
}

const orderOf = ({ hf31SortNo }: Candidate): number => hf31SortNo ?? Number.MAX_SAFE_INTEGER

/** The points of an organisation by fact; null for one that is not suitable. */
function meritsOf(office: Candidate, basis: RecommendationBasis): readonly Merit[] | null {
  if (!isOn(office.hf31Enabled) || basis.city === null || office.hf31City !== basis.city) return null
  const fit = businessFit(office, basis.scheme, basis.business)
  const tooDear = office.hf31OrgType === ORGANISATION_TYPE.smallLoan && basis.rate !== null && basis.rate < DEAR_LOAN
  if (fit === null || tooDear) return null
  const near = basis.area !== null && office.hf31Area === basis.area ? [SAME_DISTRICT] : []
  const merits: readonly Merit[] = [
    { fact: BANK_FACT.fit, ...fit },
    ...near,
    ...distance(office, basis),
    ...repayment(office, basis),
    ...wish(office, basis),
  ]
  const { weights = null } = basis
  if (weights === null) return merits
  return merits
    .map((merit) => ({ ...merit, points: weighed(merit.fact, merit.points, weights) }))
    .filter(({ points }) => points > 0)
}

function distance({ hf31Lng: lng, hf31Lat: lat }: Candidate, { point }: RecommendationBasis): readonly Merit[] {
  if (point === null || lng === null || lat === null) return []
  const kilometres = kilometresBetween(point, [lng, lat])
  const step = NEARNESS.find(([within]) => kilometres <= within)
  return step
    ? [{ fact: BANK_FACT.distance, points: step[1], reason: `距房屋约${Math.max(kilometres, 0.1).toFixed(1)}公里` }]
    : []
}

function repayment({ hf31OrgType }: Candidate, { repayment: requested }: RecommendationBasis): readonly Merit[] {
  if (requested === null || !LENDS.has(hf31OrgType)) return []
  const offered = PAID_BACK.get(hf31OrgType)
  return offered && !offered.includes(requested)
    ? []
    : [{ fact: BANK_FACT.repayment, points: USUAL_WEIGHTS.REPAYMENT, reason: '支持意向还款方式' }]
}

/** Points for further wishes of the parties: the rate they accept, and whether a combined loan is acceptable. */
function wish(office: Candidate, { rate, combined, scheme }: RecommendationBasis): readonly Merit[] {
  if (office.hf31OrgType === ORGANISATION_TYPE.smallLoan)
    return rate === null ? [] : [{ fact: BANK_FACT.wish, points: USUAL_WEIGHTS.WISH, reason: '利率在可接受范围内' }]
  const actsForFund = office.hf31OrgType === ORGANISATION_TYPE.bank && isOn(office.hf31FundEntrusted)
  return combined && scheme === LOAN_SCHEME.commercial && actsForFund
    ? [{ fact: BANK_FACT.wish, points: USUAL_WEIGHTS.WISH, reason: '可改办组合贷款' }]
    : []
}
