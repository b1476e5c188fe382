import { isEmpty, isOn, type Scope, type Value } from '../../catalogue/kind.ts'
import type { LngLat } from '../place/guangzhou.ts'
import { businessTypeOf } from '../project/business-type.ts'
import type { FactWeights } from './bank-weight.ts'
import { PAY_PLANS } from '../project/pay-type.ts'

/** Everything a recommendation is made from, and nothing else: as long as it is the same, so is the recommendation. */
export interface RecommendationBasis {
  /** Loan scheme (HF99), business type (HF04). */
  readonly scheme: string | null
  readonly business: string | null
  readonly city: string | null
  readonly area: string | null
  /** Where the house stands, in GCJ-02. */
  readonly point: LngLat | null
  /** How the loan should be paid back (HX03). */
  readonly repayment: string | null
  /** The highest rate that is accepted, as a ratio. */
  readonly rate: number | null
  /** A combined loan comes into question. */
  readonly combined: boolean
  /** What each fact counts, where it is not the usual. */
  readonly weights?: FactWeights
}

/** Where the house stands. */
export type HousePlace = Pick<RecommendationBasis, 'city' | 'area' | 'point'>

const textOf = (value: Value | undefined): string | null => (typeof value === 'string' && value !== '' ? value : null)

/**
 * What a recommendation for a case is made from. A pay type decides on the scheme; a business type that is asked for
 * counts where the scheme belongs to another one.
 *
 * @param project the basic requirements, saved or not
 * @param wanted business type (HF04) that is asked for
 * @source BAS-045, OPN-010
 * @public
 */
export function recommendationBasis(
  project: Scope,
  { city, area, point }: HousePlace,
  requested: string | null = null,
): RecommendationBasis {
  const { prjPayType, hf20LoanScheme, hf20ReturnWay, hf20AcceptRetNoEnd: rate, hf20ThinkGroup } = project
  const own = isEmpty(prjPayType)
    ? textOf(hf20LoanScheme)
    : (PAY_PLANS.find(({ payType }) => payType === prjPayType)?.scheme ?? null)
  const scheme = requested === null || businessTypeOf(own) === requested ? own : null
  return {
    scheme,
    business: requested ?? businessTypeOf(own),
    city,
    area,
    point,
    repayment: textOf(hf20ReturnWay),
    rate: typeof rate === 'number' ? rate : null,
    combined: isOn(hf20ThinkGroup),
  }
}

/** The same for the same basis, whatever else changes. */
export function basisText({
  scheme,
  business,
  city,
  area,
  point,
  repayment,
  rate,
  combined,
  weights,
}: RecommendationBasis): string {
  return JSON.stringify([
    scheme,
    business,
    city,
    area,
    point,
    repayment,
    rate,
    combined,
    ...(weights ? [weights.FIT, weights.DISTRICT, weights.DISTANCE, weights.REPAYMENT, weights.WISH] : []),
  ])
}
