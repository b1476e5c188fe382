import { costCalls } from '../../contract/fee/cost-calls.ts'
import { implement, type Implementation } from '../handler.ts'
import { answerAnalysis, answerBreakdown, answerPart } from './answer-costs.ts'
import { COST_READERS } from './cost-access.ts'

/** Calls for costs and income of the company in a city. @source ROU-012, ROU-013 */
export const costHandlers: readonly Implementation[] = [
  implement(costCalls.getAnalysis, COST_READERS, async (asked, context) => ({
    data: await answerAnalysis(context, asked),
  })),
  implement(costCalls.getBreakdown, COST_READERS, async (asked, context) => ({
    data: await answerBreakdown(context, asked),
  })),
  implement(costCalls.getPart, COST_READERS, async (asked, context) => ({ data: await answerPart(context, asked) })),
]
