import { mainFlows } from '../../client/queries/case/flow-plans.ts'
import type { FangkitError } from '../../client/fangkit-error.ts'
import type { MainFlows } from '../../contract/flow/flow-job-calls.ts'
import { useFkQuery } from '../../provider/queries/use-fk-query.ts'

export interface FlowLoad {
  readonly data: MainFlows | null
  readonly error: FangkitError | null
  readonly refreshing: boolean
  /** The data on screen could not be refreshed. */
  readonly stale: boolean
  retry(): void
}

/** The main flows of a case with the sums of their sub-flows. @source CAL-086 */
export function useFlowData(projectId: string): FlowLoad {
  const { data, error, isFetching, refetch } = useFkQuery(mainFlows(projectId))
  return {
    data: data ?? null,
    error,
    refreshing: isFetching,
    stale: data !== undefined && error !== null,
    retry: () => void refetch(),
  }
}
