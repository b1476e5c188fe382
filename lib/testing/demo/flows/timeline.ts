import { addDays, dayOf, millisecondsOf, type Day } from '../../../catalogue/day.ts'
import { DEMAND_STEP, FLOW_STATUS } from '../../../domain/codes.ts'
import { codeOf, type CatalogueFlow } from '../../../backend/flow/adding/add-jobs.ts'
import { dueDay, isWorkday } from '../../../backend/flow/handling/working-days.ts'
import type { DemoProject } from '../projects/demo-projects.ts'
import type { Random } from '../random.ts'

/** The progress of one job of a demo case. */
export interface Progress {
  readonly requested: CatalogueFlow
  readonly status: string
  /** The day it was done, or is to be done. */
  readonly day: Day | null
  readonly startedAt: number | null
  readonly finishedAt: number | null
  /** When a reminder was set for that day. */
  readonly plannedAt: number | null
}

/**
 * Up to which place (`sortOrder`) main flows are finished once a case has reached a step; a stopped case ended early.
 */
const REACH: Readonly<Record<string, number>> = {
  [DEMAND_STEP.consulting]: 0,
  [DEMAND_STEP.agencySigned]: 201,
  [DEMAND_STEP.netSigned]: 301,
  [DEMAND_STEP.submitted]: 802,
  [DEMAND_STEP.certified]: 803,
  [DEMAND_STEP.released]: 998,
  [DEMAND_STEP.finished]: 999,
  [DEMAND_STEP.stopped]: 103,
}
/** Flows that a case at this step has not done yet, although their places lie below the place reached. */
const AFTER: readonly (readonly [step: string, from: number, to: number])[] = [
  [DEMAND_STEP.submitted, 503, 799],
  [DEMAND_STEP.certified, 601, 799],
]
/** The place reached by a case whose house is still to be found. */
const SEARCHING_REACH = 103
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const OPENS = 9 * HOUR
const CLOSES = 18 * HOUR

/**
 * The timeline of a demo case. Jobs before its step are done, spread over the time so far; the next job is under way
 * and due some working days after its start. Of jobs that would be overdue now some are, and others have a reminder.
 *
 * @param work sub-flows, and main flows without any, in their order
 * @param index which of the demo cases it is
 */
export function timelineOf(
  work: readonly CatalogueFlow[],
  project: DemoProject,
  index: number,
  random: Random,
  now: number,
): readonly Progress[] {
  const { createdAt, move, record } = project
  const step = move?.step ?? DEMAND_STEP.consulting
  const done = new Set(finishedOf(work, record['hf20Ctrl1'] === 1 ? SEARCHING_REACH : null, step, random).map(codeOf))
  const [first, , later] = work.filter((one) => !done.has(codeOf(one)))
  const times = timesBetween(createdAt, move?.at ?? createdAt, done.size)
  let serial = 0
  return work.map((requested): Progress => {
    const startedAt = times[serial - 1] ?? createdAt
    if (done.has(codeOf(requested))) {
      const finishedAt = times[serial] ?? createdAt
      serial += 1
      return { requested, status: FLOW_STATUS.finished, day: dayOf(finishedAt), startedAt, finishedAt, plannedAt: null }
    }
    if (requested === first)
      return {
        requested,
        status: FLOW_STATUS.inProgress,
        startedAt: times.at(-1) ?? createdAt,
        finishedAt: null,
        ...planned(requested, times.at(-1) ?? createdAt, step, index, random, now),
      }
    // In some cases the job after the next is planned, too.
    const isPlanned = requested === later && index % 3 === 2 && !isClosed(step)
    return {
      requested,
      status: FLOW_STATUS.notStarted,
      startedAt: null,
      finishedAt: null,
      ...(isPlanned ? reminder(createdAt, 20, random, now) : { day: null, plannedAt: null }),
    }
  })
}

function finishedOf(
  work: readonly CatalogueFlow[],
  limit: number | null,
  step: string,
  random: Random,
): readonly CatalogueFlow[] {
  const reach = limit ?? REACH[step] ?? 0
  const isReached = (place: number) =>
    place <= reach && !AFTER.some(([one, from, to]) => one === step && place >= from && place <= to)
  const whole = work.filter(({ flow }) => isReached(flow.sortOrder ?? 0))
  const next = work.find((one) => !whole.includes(one))
  // Part of the next main flow is done already, never all of it.
  const started =
    next === undefined || step === DEMAND_STEP.consulting ? [] : work.filter(({ flow }) => flow === next.flow)
  return [...whole, ...started.slice(0, random.whole(0, Math.max(0, started.length - 1)))]
}

/** Ascending times in office hours, on working days where there is one in between. */
function timesBetween(from: number, to: number, count: number): readonly number[] {
  const times: number[] = []
  for (let index = 0; index < count; index += 1) {
    let at = from + Math.floor(((to - from) * (index + 1)) / (count + 1))
    while (!isWorkday(dayOf(at)) && at - DAY > from) at -= DAY
    const midnight = millisecondsOf(dayOf(at))
    const inOffice = midnight + OPENS + Math.floor(((at - midnight) / DAY) * (CLOSES - OPENS))
    times.push(Math.min(Math.max(inOffice, (times.at(-1) ?? from) + MINUTE), to - count + index))
  }
  return times
}

function planned(
  { node }: CatalogueFlow,
  startedAt: number,
  step: string,
  index: number,
  random: Random,
  now: number,
): Pick<Progress, 'day' | 'plannedAt'> {
  const due = node ? dueDay(dayOf(startedAt), node.workdays ?? 0).day : null
  const late = due !== null && due < dayOf(now)
  return isClosed(step) || index % 4 === 1 || (!late && index % 2 === 1)
    ? { day: due, plannedAt: null }
    : reminder(startedAt, 2, random, now)
}

/** A recently planned day in the future, at least so many days from now. */
function reminder(after: number, days: number, random: Random, now: number): Pick<Progress, 'day' | 'plannedAt'> {
  return {
    day: dueDay(addDays(dayOf(now), days), random.whole(0, 9)).day,
    plannedAt: Math.min(now, Math.max(after + HOUR, now - random.whole(4, 90) * HOUR)),
  }
}

function isClosed(step: string): boolean {
  return step === DEMAND_STEP.finished || step === DEMAND_STEP.stopped
}
