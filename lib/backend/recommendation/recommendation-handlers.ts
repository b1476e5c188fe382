import { recommendationCalls } from '../../contract/case/recommendation-calls.ts'
import { PRIVILEGE } from '../../domain/permission/privilege.ts'
import { implement } from '../handler.ts'
import { changeableCase, visibleCase } from '../member/case-access.ts'
import { needs } from '../policy.ts'
import { recommendationTable } from './recommendation-tables.ts'
import { basisOfCase, basisOfDraft } from './basis-of-case.ts'
import { answerRecommendation, recommendNow, renewRecommendation } from './stored-recommendation.ts'

/** The calls of organisations recommended for a case. @source CAL-011 to CAL-013, BAS-045 */
export const recommendationHandlers = [
  implement(
    recommendationCalls.getPrjRecommandResult,
    needs(PRIVILEGE.detail),
    async ({ prjId, businessType }, context) => {
      const project = await visibleCase(context, prjId)
      return {
        data: await answerRecommendation(
          context.unit,
          project,
          await context.unit.get(recommendationTable, project.key),
          businessType || null,
        ),
      }
    },
  ),
  implement(recommendationCalls.updateRecommand, needs(PRIVILEGE.save), async ({ prjId }, context) => {
    const project = await changeableCase(context, prjId)
    return { data: await answerRecommendation(context.unit, project, await renewRecommendation(context, project)) }
  }),
  implement(
    recommendationCalls.getEvaluateRecommandDivsionNum,
    needs(PRIVILEGE.detail),
    async ({ prjId, businessType, ...said }, context) => {
      const { unit, principal } = context
      const requested = businessType || null
      const basis = prjId
        ? await basisOfCase(unit, await visibleCase(context, prjId), said, requested)
        : await basisOfDraft(unit, said, principal.city, requested)
      return { data: { num: (await recommendNow(unit, basis)).length } }
    },
  ),
]
