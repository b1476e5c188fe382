import { answerOf } from '../../../client/queries/query-options.ts'
import { caseRecordCallsOf } from '../../../contract/case/case-record-calls.ts'
import { caseCalls } from '../../../contract/case/project-calls.ts'
import { PRIVILEGE } from '../../../domain/permission/privilege.ts'
import { useCore } from '../../../provider/provider-context.ts'
import { useAuthUser } from '../../../provider/session/use-auth-user.ts'
import { useCan } from '../../../provider/session/use-can.ts'
import { useFkQuery } from '../../../provider/queries/use-fk-query.ts'

/** What this person may do with the fields of a document. */
export interface CompareAccess {
  /** Nothing is known yet. */
  readonly waiting: boolean
  readonly open: boolean
  /** Why nothing may be changed, as the server said; null where the person only looks. */
  readonly reason: string | null
  /** Account of the person. */
  readonly owner: string | null
}

/** Asks whether the case may be edited now, as before every form of it. @source PRJ-042 */
export function useCompareAccess(projectId: string, readOnly: boolean): CompareAccess {
  const user = useAuthUser()
  const can = useCan()
  const may = !readOnly && can(PRIVILEGE.update)
  const status = useFkQuery(may ? answerOf(caseCalls.checkStatus, { prjId: projectId }) : null, { staleTime: 0 })
  const refused = status.error?.kind === 'refused' || status.error?.kind === 'forbidden' ? status.error : null
  const userKnown = user.data !== undefined || user.error !== null
  return {
    // A line that is down is no answer: what is saved is asked for again by the server.
    waiting: !userKnown || (may && !status.isFetchedAfterMount && status.error === null),
    open: may && refused === null,
    reason: may ? (refused?.userMessage ?? null) : null,
    owner: user.data?.acctId ?? null,
  }
}

const FIVE_MINUTES = 300_000

/**
 * Whether to offer a record a case has one of. Who may begin one is not who may create a case, so the record itself is
 * asked.
 */
export function useMayBegin(service: string, enabled: boolean): boolean {
  const { allows } = useCore()
  const { data } = useFkQuery(enabled ? answerOf(caseRecordCallsOf(service).getOpts, {}) : null, {
    staleTime: FIVE_MINUTES,
  })
  return data?.includes(PRIVILEGE.add) === true && allows(PRIVILEGE.add, service)
}
