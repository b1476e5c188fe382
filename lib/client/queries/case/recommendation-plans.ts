import type { InputOf } from '../../../contract/call.ts'
import { recommendationCalls, type RecommendationResult } from '../../../contract/case/recommendation-calls.ts'
import { answerOf, type QueryPlan } from '../query-options.ts'

/** The stored recommendation of a case. @source CAL-011, BAS-045 @public */
export function recommendation(prjId: string, businessType?: string | null): QueryPlan<RecommendationResult> {
  return answerOf(recommendationCalls.getPrjRecommandResult, { prjId, ...(businessType && { businessType }) })
}

/** What the user has filled in for a case, saved or not. */
export type RecommendationTerms = InputOf<typeof recommendationCalls.getEvaluateRecommandDivsionNum>

/** How many organisations match these terms. @source CAL-013, BAS-045 @public */
export function recommendedNumber(terms: RecommendationTerms): QueryPlan<number> {
  const { key, load } = answerOf(recommendationCalls.getEvaluateRecommandDivsionNum, terms)
  return { key: [...key, 'num'], load: async (client, options) => (await load(client, options)).num }
}
