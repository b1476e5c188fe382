import { FLOW_STATUS } from '../codes.ts'
import { isFinished, type JobFacts } from './job-status.ts'

/** A main flow with its sub-flows, both in their order. One without sub-flows is a job of its own. */
export interface FlowGroup<J extends JobFacts> {
  readonly main: J
  readonly subs: readonly J[]
}

/** The jobs of a group that are worked on: the sub-flows, or the main flow itself where it has none. */
export function workOf<J extends JobFacts>({ main, subs }: FlowGroup<J>): readonly J[] {
  return subs.length > 0 ? subs : [main]
}

/**
 * The jobs that come after others: for each finished job the next open one of its main flow, else the first open one of
 * a later main flow.
 * @param finished jobs among `groups`, which hold them in their current state
 */
export function nextOpen<J extends JobFacts>(groups: readonly FlowGroup<J>[], finished: readonly J[]): readonly J[] {
  const next = finished.flatMap((job) => {
    const at = groups.findIndex((group) => workOf(group).includes(job))
    const group = groups[at]
    if (!group) return []
    const work = workOf(group)
    const place = work.indexOf(job)
    const later = groups.slice(at + 1).flatMap(workOf)
    return [...work.slice(place + 1), ...work.slice(0, place), ...later].find((one) => !isFinished(one)) ?? []
  })
  return [...new Set(next)]
}

/** The jobs that start after others are finished. A job that is already in progress does not start again. */
export function nextToStart<J extends JobFacts>(groups: readonly FlowGroup<J>[], finished: readonly J[]): readonly J[] {
  return nextOpen(groups, finished).filter(({ hf15Status }) => hf15Status !== FLOW_STATUS.inProgress)
}

/** The job a case starts or continues with: its first open one, while none is in progress. */
export function firstToStart<J extends JobFacts>(groups: readonly FlowGroup<J>[]): J | null {
  const open = groups.flatMap(workOf).filter((job) => !isFinished(job))
  return open.some(({ hf15Status }) => hf15Status === FLOW_STATUS.inProgress) ? null : (open[0] ?? null)
}
