import { useMemo } from 'react'
import { charges, expenses, feeRights, incomes } from '../../client/queries/case/fee-plans.ts'
import { projectRecord } from '../../client/queries/query-options.ts'
import { useFkQuery } from '../../provider/queries/use-fk-query.ts'
import { type LoadState, loadState } from '../load-state.ts'
import type { FeeData } from './fee-actions.ts'

export interface FeeLoad extends LoadState {
  readonly data: FeeData | null
}

/** Loads the tab in one round: the sums of the case, its charges, incomes and expenses, and the user's rights. */
export function useFeeData(projectId: string): FeeLoad {
  const project = useFkQuery(projectRecord(projectId))
  const charged = useFkQuery(charges(projectId))
  const received = useFkQuery(incomes(projectId))
  const spent = useFkQuery(expenses(projectId))
  const rights = useFkQuery(feeRights(projectId))
  const data = useMemo(
    () =>
      project.data && charged.data && received.data && spent.data && rights.data
        ? {
            project: project.data,
            charges: charged.data,
            incomes: received.data,
            expenses: spent.data,
            rights: rights.data,
          }
        : null,
    [project.data, charged.data, received.data, spent.data, rights.data],
  )
  const queries = [project, charged, received, spent, rights]
  // A failed refresh is reported, too.
  const error = queries.find((query) => query.error)?.error ?? null
  return { data, ...loadState(queries, data !== null), error }
}
