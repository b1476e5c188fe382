import type { Day } from '../../catalogue/day.ts'
import { isOn } from '../../catalogue/kind.ts'
import type { FlowJobRow, MainFlowRow, MainFlows } from '../../contract/flow/flow-job-calls.ts'
import { isFinished, jobStatus, lacksHandler } from '../../domain/flow/job-status.ts'
import type { AnyJob } from './flow-actions.ts'

/** Filters of the list, in screen order. */
export const FLOW_CHIPS = ['all', 'mine', 'late', 'unassigned'] as const
export type FlowChip = (typeof FLOW_CHIPS)[number]

type Category = MainFlows['flowWorkVos'][number]

/** The current user and day. */
export interface Looking {
  readonly me: string | null
  readonly today: Day
}

/** A main flow as the list shows it. */
export interface ShownFlow {
  readonly main: MainFlowRow
  /** Its sub-flows if known; null: they load when the flow is opened. */
  readonly subs: readonly FlowJobRow[] | null
  /** Jobs that ticking it selects: those the user may finish or plan. */
  readonly openIds: readonly string[]
}

/** A category as the list shows it, with the sums of all its flows. */
export interface ShownCategory {
  readonly name: string
  readonly flows: readonly ShownFlow[]
  readonly openIds: readonly string[]
  readonly mains: number
  readonly done: number
  readonly total: number
}

const NO_JOBS: readonly FlowJobRow[] = []
const NO_KEYS: readonly string[] = []

/** A main flow without sub-flows is itself a job. */
export function isSingle({ SubflowData }: MainFlowRow): boolean {
  return SubflowData.total === 0
}

const sum = (mains: readonly MainFlowRow[], of: (main: MainFlowRow) => number): number =>
  mains.reduce((all, main) => all + of(main), 0)
const totalOf = (main: MainFlowRow): number => (isSingle(main) ? 1 : main.SubflowData.total)
const doneOf = (main: MainFlowRow): number => (isSingle(main) ? Number(isFinished(main)) : main.SubflowData.finished)

/** Jobs that ticking a main flow selects. Its answer summarises its sub-flows, so none has to be loaded. */
export function openIdsOf(main: MainFlowRow): readonly string[] {
  if (!isSingle(main)) return main.SubflowData.openIds
  return isFinished(main) || isOn(main.disableEdit) ? NO_KEYS : [main.keyValue]
}

/** Number of jobs per filter, and how many are finished. */
export function chipCounts(
  categories: readonly Category[],
  looking: Looking,
): Readonly<Record<FlowChip | 'done', number>> {
  const mains = categories.flatMap(({ jobsList }) => jobsList)
  const count = (chip: Exclude<FlowChip, 'all'>): number =>
    sum(mains, (main) => (isSingle(main) ? Number(matches(main, chip, looking)) : main.SubflowData[chip]))
  return {
    all: sum(mains, totalOf),
    done: sum(mains, doneOf),
    mine: count('mine'),
    late: count('late'),
    unassigned: count('unassigned'),
  }
}

/** True when a job matches a filter. */
export function matches(job: AnyJob, chip: FlowChip, { me, today }: Looking): boolean {
  if (chip === 'mine') return !isFinished(job) && me !== null && job.hf15HdlMemberId === me
  if (chip === 'late') return jobStatus(job, today).late > 0
  return chip === 'all' || lacksHandler(job)
}

function shown({ categoryName, jobsList }: Category, flows: readonly ShownFlow[]): ShownCategory {
  return {
    name: categoryName,
    flows,
    openIds: flows.flatMap(({ openIds }) => openIds),
    mains: jobsList.length,
    done: sum(jobsList, doneOf),
    total: sum(jobsList, totalOf),
  }
}

/** The whole list; sub-flows load when a main flow is opened. */
export function wholeList(categories: readonly Category[]): readonly ShownCategory[] {
  return categories.map((category) =>
    shown(
      category,
      category.jobsList.map((main) => ({ main, subs: isSingle(main) ? NO_JOBS : null, openIds: openIdsOf(main) })),
    ),
  )
}

/** The jobs that match a filter, under their main flows and categories. */
export function narrowedList(
  categories: readonly Category[],
  jobs: readonly FlowJobRow[],
  chip: FlowChip,
  looking: Looking,
): readonly ShownCategory[] {
  const below = byFather(jobs.filter((job) => matches(job, chip, looking)))
  return categories.flatMap((category) => {
    const flows = category.jobsList.flatMap((main): readonly ShownFlow[] => {
      if (isSingle(main)) return matches(main, chip, looking) ? [{ main, subs: NO_JOBS, openIds: openIdsOf(main) }] : []
      const subs = below.get(main.hf15FlowCode) ?? NO_JOBS
      const open = new Set(openIdsOf(main))
      return subs.length === 0
        ? []
        : [{ main, subs, openIds: subs.flatMap(({ keyValue }) => (open.has(keyValue) ? [keyValue] : [])) }]
    })
    return flows.length === 0 ? [] : [shown(category, flows)]
  })
}

function byFather(jobs: readonly FlowJobRow[]): ReadonlyMap<string | null, readonly FlowJobRow[]> {
  const groups = new Map<string | null, FlowJobRow[]>()
  for (const job of jobs) {
    const group = groups.get(job.hf15FatherCode)
    if (group) group.push(job)
    else groups.set(job.hf15FatherCode, [job])
  }
  return groups
}
