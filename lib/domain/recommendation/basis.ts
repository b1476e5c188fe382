import { isEmpty, isOn, type Scope, type Value } from '../../catalogue/kind.ts'
import type { LngLat } from '../place/guangzhou.ts'
import { businessTypeOf } from '../project/business-type.ts'
import type { FactWeights } from './bank-weight.ts'
import { PAY_PLANS } from '../project/pay-type.ts'

/** All inputs of a recommendation: equal inputs give an equal recommendation. */
export interface RecommendationBasis {
  /** Loan scheme (HF99), business type (HF04). */
  readonly scheme: string | null
  readonly business: string | null
  readonly city: string | null
  readonly area: string | null
  /** Location of the house, in GCJ-02. */
  readonly point: LngLat | null
  /** Requested way of repayment (HX03). */
  readonly repayment: string | null
  /** The highest accepted rate, as a ratio. */
  readonly rate: number | null
  /** True when a combined loan is acceptable. */
  readonly combined: boolean
  /** Weight of each fact; absent for the defaults. */
  readonly weights?: FactWeights
}

/** City, district and coordinates (GCJ-02) of the house; null where unknown. */
export type HousePlace = Pick<RecommendationBasis, 'city' | 'area' | 'point'>

const textOf = (value: Value | undefined): string | null => (typeof value === 'string' && value !== '' ? value : null)

/**
 * The inputs of a recommendation for a case. The pay type decides the scheme; a requested business type counts where
 * the scheme belongs to another one.
 * @param project the basic requirements, saved or not
 * @param wanted the requested business type (HF04)
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

/** A text that is equal for equal inputs, used to detect changes. */
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
