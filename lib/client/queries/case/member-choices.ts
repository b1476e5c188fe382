import type { MemberChoice } from './member-choice.ts'
import type { QueryPlan } from '../query-options.ts'

/** The service whose changes make the choices outdated. */
const MEMBERS = 'Hf23PrjMember'

/** Buyers and owners of a case to choose from, in one call. Its code is loaded on first use. @source PCK-014 @public */
export function memberChoices(prjId: string): QueryPlan<readonly MemberChoice[]> {
  return {
    key: [MEMBERS, 'getSubPageList', { objKey: prjId }, 'choices'],
    load: async (client, options) => {
      const { membersOfCase, choicesOf } = await import('./member-plans.ts')
      return choicesOf(await membersOfCase(prjId).load(client, options))
    },
  }
}
