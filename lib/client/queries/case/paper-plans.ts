import {
  appendixInfoCalls,
  paperMatchCalls,
  paperTemplateCalls,
  type AppendixInfo,
  type PaperMatch,
  type PaperTemplate,
} from '../../../contract/document/paper-calls.ts'
import { answerOf, type QueryPlan } from '../query-options.ts'

/** Shorter than the file addresses in the answer stay valid. @unit milliseconds */
const FRESH = 4 * 60_000

/** The papers of a case: what is required, from whom, for which jobs, and what was uploaded. @source CAL-101 @public */
export function appendixInfo(prjId: string): QueryPlan<AppendixInfo> {
  return { ...answerOf(appendixInfoCalls.getAppendixInfo, { prjId }), staleTime: FRESH }
}

/** The papers a job needs, or those of all jobs of a case without a `jobId`. @source CAL-102 @public */
export function paperMatches(prjId: string, jobId?: string): QueryPlan<readonly PaperMatch[]> {
  return answerOf(paperMatchCalls.getMatchList, { prjId, ...(jobId !== undefined && { jobId }) })
}

/** Guidance and sample pictures of a kind of paper. @source CAL-100 @public */
export function paperTemplate(cardType: string): QueryPlan<PaperTemplate> {
  return { ...answerOf(paperTemplateCalls.getAppendixTmplt, { cardType }), staleTime: FRESH }
}
