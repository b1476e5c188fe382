import { useMemo } from 'react'
import type { FangkitError } from '../../../client/fangkit-error.ts'
import { subFlows } from '../../../client/queries/case/flow-plans.ts'
import type { MainFlows } from '../../../contract/flow/flow-job-calls.ts'
import { useFkQuery } from '../../../provider/queries/use-fk-query.ts'
import { type FlowChip, type Looking, narrowedList, type ShownCategory, wholeList } from '../flow-chips.ts'

export interface ShownFlows {
  /** Null while the filtered jobs are loading. */
  readonly shown: readonly ShownCategory[] | null
  /** Keys of the shown jobs that can be ticked. */
  readonly openIds: readonly string[]
  readonly error: FangkitError | null
  readonly loading: boolean
  readonly retry: () => void
}

const NOTHING: readonly string[] = []

/** The flows of the list: main flows at once, a filtered list after all sub-flows of the case are loaded. */
export function useShownFlows(
  projectId: string,
  { flowWorkVos }: MainFlows,
  chip: FlowChip,
  { me, today }: Looking,
): ShownFlows {
  const { data: jobs, error, isFetching, refetch } = useFkQuery(chip === 'all' ? null : subFlows(projectId))
  const shown = useMemo(() => {
    if (chip === 'all') return wholeList(flowWorkVos)
    return jobs === undefined ? null : narrowedList(flowWorkVos, jobs, chip, { me, today })
  }, [flowWorkVos, jobs, chip, me, today])
  const openIds = useMemo(() => shown?.flatMap((category) => category.openIds) ?? NOTHING, [shown])
  return { shown, openIds, error, loading: isFetching, retry: () => void refetch() }
}
