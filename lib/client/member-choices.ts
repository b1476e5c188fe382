import type { QueryPlan } from './query-options.ts'

/** A member of a case, to choose. @public */
export interface MemberChoice {
  readonly key: string
  readonly name: string
  readonly role: 'buyer' | 'owner'
  /** What tells two of the same name apart: a masked number, a relation. */
  readonly note?: string | undefined
}

/** The service whose news make the choices stale. */
const MEMBERS = 'Hf23PrjMember'

/** Buyers and owners of a case to choose from, in one round. What reads them comes with the first one who asks. @source PCK-014 @public */
export function memberChoices(prjId: string): QueryPlan<readonly MemberChoice[]> {
  return {
    key: [MEMBERS, 'getSubPageList', { objKey: prjId }, 'choices'],
    load: async (client, options) => {
      const { membersOfCase, choicesOf } = await import('./member-plans.ts')
      return choicesOf(await membersOfCase(prjId).load(client, options))
    },
  }
}
