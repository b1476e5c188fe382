import { expenseBlank, expenseDetail, feeRights } from '../../../client/queries/case/fee-plans.ts'
import type { FangkitError } from '../../../client/fangkit-error.ts'
import { answerOf } from '../../../client/queries/query-options.ts'
import type { DraftRecord } from '../../../contract/output.ts'
import { caseCalls } from '../../../contract/case/project-calls.ts'
import type { Expense } from '../../../domain/fee/expense.ts'
import { useFkQuery } from '../../../provider/queries/use-fk-query.ts'
import type { ExpenseTarget, FeeListProps } from '../fee-actions.ts'
import { type ExpenseMode, expenseMode } from './expense-mode.ts'

export interface ExpenseLoad {
  /** The newest version; null while it loads, or when no new expense is allowed. */
  readonly record: DraftRecord<Expense> | null
  /** Null while permissions load. */
  readonly mode: ExpenseMode | 'add' | null
  /** Why nothing can be changed now. */
  readonly blocked: string | null
  readonly error: FangkitError | null
  readonly retrying: boolean
  readonly retry: () => void
}

type Place = Pick<FeeListProps, 'projectId' | 'readOnly' | 'data'>

/**
 * Loads an expense together with the status check, so that nobody fills in a form that cannot be saved.
 * @source PRJ-042, EXP-025
 */
export function useExpense(
  target: ExpenseTarget,
  { projectId, readOnly, data: { rights: known } }: Place,
): ExpenseLoad {
  const adds = target.action === 'add' && !readOnly && known.mayBook
  const stored = useFkQuery(target.action === 'open' ? expenseDetail(target.id) : null, { staleTime: 0 })
  const blank = useFkQuery(adds ? expenseBlank(projectId) : null)
  const asked = target.action === 'add' ? blank : stored
  // Cached data of an earlier drawer may be out of date.
  const record = asked.isFetchedAfterMount && asked.data ? asked.data : null
  const hoped =
    target.action === 'add' ? (adds ? 'add' : 'read') : record && expenseMode(record, { readOnly, rights: known })
  // Finance staff take part in no case, so only the ledger says what they may do.
  const decides = !readOnly && known.mayExamine
  const renewed = useFkQuery(decides ? feeRights(projectId) : null, { staleTime: 0 })
  const status = useFkQuery(
    hoped === 'add' || hoped === 'mend'
      ? { ...answerOf(caseCalls.checkStatus, { prjId: projectId }), staleTime: 0 }
      : null,
  )

  const refused = status.error !== null && (status.error.kind === 'refused' || status.error.kind === 'forbidden')
  const rights = decides ? (renewed.data ?? known) : known
  const blocked = rights.blocked ?? (refused ? (status.error?.userMessage ?? null) : null)
  const unchecked = (refused ? null : status.error) ?? (hoped === 'review' && !renewed.data ? renewed.error : null)
  const error = record ? unchecked : (asked.error ?? unchecked)
  const waits =
    hoped === 'review'
      ? !renewed.isFetchedAfterMount
      : (hoped === 'add' || hoped === 'mend') && !status.isFetchedAfterMount
  const modeNow = (): ExpenseLoad['mode'] => {
    if (hoped === null || waits || error) return null
    if (target.action === 'add') return adds && blocked === null ? 'add' : 'read'
    return record && expenseMode(record, { readOnly, rights, blocked })
  }
  return {
    record: hoped === 'add' && blocked !== null ? null : record,
    mode: modeNow(),
    blocked,
    error,
    retrying: asked.isFetching || status.isFetching,
    retry: () => {
      for (const query of [asked, status, renewed]) if (query.isError) void query.refetch()
    },
  }
}
