import { answerOf } from '../../../client/queries/query-options.ts'
import { caseCalls } from '../../../contract/case/project-calls.ts'
import { PRIVILEGE } from '../../../domain/permission/privilege.ts'
import { useAuthUser } from '../../../provider/session/use-auth-user.ts'
import { useCan } from '../../../provider/session/use-can.ts'
import { useFkQuery } from '../../../provider/queries/use-fk-query.ts'

/** The user's rights on the fields of a document. */
export interface CompareAccess {
  /** True while the rights are loading. */
  readonly waiting: boolean
  readonly open: boolean
  /** Why nothing may be changed, from the server; null where the user can only read. */
  readonly reason: string | null
  /** Account of the user. */
  readonly owner: string | null
}

/** Checks whether the case may be edited now, as before every form. @source PRJ-042 */
export function useCompareAccess(projectId: string, readOnly: boolean): CompareAccess {
  const user = useAuthUser()
  const can = useCan()
  const may = !readOnly && can(PRIVILEGE.update)
  const status = useFkQuery(may ? answerOf(caseCalls.checkStatus, { prjId: projectId }) : null, { staleTime: 0 })
  const refused = status.error?.kind === 'refused' || status.error?.kind === 'forbidden' ? status.error : null
  const userKnown = user.data !== undefined || user.error !== null
  return {
    // A lost connection is no answer; the server checks again on save.
    waiting: !userKnown || (may && !status.isFetchedAfterMount && status.error === null),
    open: may && refused === null,
    reason: may ? (refused?.userMessage ?? null) : null,
    owner: user.data?.acctId ?? null,
  }
}
