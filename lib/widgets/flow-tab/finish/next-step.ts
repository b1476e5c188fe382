import type { FlowJobRow, MainFlowRow } from '../../../contract/flow/flow-job-calls.ts'
import { mayUndo } from '../../../domain/flow/job-status.ts'
import { type FlowGroup, nextOpen, workOf } from '../../../domain/flow/next-job.ts'
import type { AnyJob } from '../flow-actions.ts'

/** What comes after finished jobs, and which of these can be taken back. */
export interface AfterFinish {
  /** The job to do next; null when nothing is open. */
  readonly next: AnyJob | null
  readonly undoable: readonly { readonly id: string; readonly version: number }[]
}

/**
 * @param mains the main flows of the case, as they are after finishing
 * @param subs all their sub-flows
 * @param ids the jobs that were just finished
 */
export function afterFinishing(
  mains: readonly MainFlowRow[],
  subs: readonly FlowJobRow[],
  ids: readonly string[],
): AfterFinish {
  const groups = mains.map(
    (main): FlowGroup<AnyJob> => ({
      main,
      subs: subs.filter(({ hf15FatherCode }) => hf15FatherCode === main.hf15FlowCode),
    }),
  )
  const finished = groups.flatMap(workOf).filter(({ keyValue }) => ids.includes(keyValue))
  return {
    next: nextOpen(groups, finished)[0] ?? null,
    undoable: finished.filter(mayUndo).map(({ keyValue, version }) => ({ id: keyValue, version })),
  }
}

/** The name of the person who does a job; null where nobody is assigned. */
export function personOf({ hf15HdlMemberId, refValues }: AnyJob): string | null {
  return hf15HdlMemberId === null ? null : (refValues['hf15HdlMemberId'] ?? null)
}
