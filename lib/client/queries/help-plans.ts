import { guidanceCalls, helpCalls } from '../../contract/settings/help-calls.ts'
import type { DraftRecord } from '../../contract/output.ts'
import type { HelpNote } from '../../domain/settings/help-note.ts'
import { answerOf, type QueryPlan } from './query-options.ts'

const MINUTE = 60_000

/** Help identifiers that have guidance. @source CAL-017 @public */
export function helpIdentifiers(): QueryPlan<readonly string[]> {
  return { ...answerOf(helpCalls.getValidateIdList, {}), staleTime: 5 * MINUTE }
}

/** The guidance for a help identifier. @source OPN-041, CAL-089 @public */
export function guidance(id: string): QueryPlan<DraftRecord<HelpNote>> {
  return { ...answerOf(guidanceCalls.getNodeMemo, { id }), staleTime: 5 * MINUTE }
}
