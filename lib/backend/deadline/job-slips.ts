import type { Day } from '../../catalogue/day.ts'
import type { DeadlineKind } from '../../domain/deadline/deadline.ts'
import { slipsOf, type TimedJob } from '../../domain/deadline/slips.ts'
import { workdayAfter, workdayBefore, workdaysBetween } from '../../domain/deadline/workdays.ts'
import { PRIVILEGE } from '../../domain/permission/privilege.ts'
import { jobsOfCase, workOfCase } from '../flow/jobs-of-case.ts'
import { visibleJob } from '../flow/flow-access.ts'
import { flowBarFor } from '../flow/flow-rights.ts'
import { isKnown, isWorkday } from '../flow/handling/working-days.ts'
import type { SignedIn } from '../handler.ts'
import { namesOf } from '../home/names-of.ts'
import { listOf, textOf } from '../session.ts'
import type { Row } from '../store.ts'
import { agreedDays } from './agreed-deadlines.ts'
import { paperEnds } from './paper-deadlines.ts'
import { whyNotPlanned } from './plan-job.ts'

interface Timed extends TimedJob {
  readonly row: Row
}
/** A job that would end on a day: the one that is planned, or one that moves with it. */
interface Moved {
  readonly row: Row
  readonly to: Day
}
/** An agreed day or a paper that the new days of jobs break. */
interface Broken {
  readonly kind: DeadlineKind
  readonly title: string
  readonly day: Day
  readonly job: string
  readonly to: Day
  readonly workdays: number
}

/** What moves when a job is planned on a day, and what that breaks. Nothing is stored. */
export async function jobSlips(
  context: SignedIn,
  id: string | null | undefined,
  day: Day,
): Promise<Readonly<Record<string, unknown>>> {
  const { unit, principal } = context
  const { row, project } = await visibleJob(context, id)
  const jobs = workOfCase(await jobsOfCase(unit, project))
  const timed = jobs.map((job): Timed => ({ ...job.values, key: job.key, row: job }))
  const slips = slipsOf(timed, row.key, day, isWorkday)
  const moved: readonly Moved[] = [{ row, to: day }, ...slips.map(({ job, to }) => ({ row: job.row, to }))]
  const names = await namesOf(
    unit,
    slips.map(({ job }) => followerOf(job.row)),
  )
  const agreed = principal.privileges.has(PRIVILEGE.detail) ? await agreedDays(unit, [project.key]) : []
  const broken = [
    ...agreed.flatMap(({ kind, title, day: end, flow }) =>
      broke(
        moved.filter(({ row: job }) => fulfils(job, flow)),
        kind,
        title,
        end,
      ),
    ),
    ...(await paperEnds(unit, project)).flatMap(({ type, title, end }) =>
      broke(
        moved.filter(({ row: job }) => papersOf(job).includes(type)),
        'PAPER',
        `${title}到期`,
        end,
      ),
    ),
  ].filter((one, index, all) => one.day >= context.today && all.findIndex((other) => isSame(one, other)) === index)
  const from = textOf(row.values['hf15PlanTime']) || null
  const bar = await flowBarFor(context)
  return {
    rows: slips.map(({ job, from: before, to, workdays }) => ({
      key: job.key,
      title: titleOf(job.row),
      who: names.get(followerOf(job.row)) ?? '',
      from: before,
      to,
      workdays,
      planned: textOf(job.row.values['hf15PlanTime']) === '' ? 0 : 1,
      version: job.row.version,
      whyNot: whyNotPlanned(context, project, job.row, bar),
    })),
    broken,
    from,
    workdays: from === null ? 0 : workdaysBetween(from, day, isWorkday) - workdaysBetween(day, from, isWorkday),
    certain: moved.every(({ to }) => isKnown(to)) ? 1 : 0,
    workdayBefore: workdayBefore(day, isWorkday),
    workdayAfter: workdayAfter(day, 1, isWorkday),
  }
}

/** The papers of several people can be of one kind and expire on one day; they are named once. */
const isSame = (one: Broken, other: Broken): boolean => one.title === other.title && one.day === other.day

/** The first of some moved jobs that ends after a day. */
function broke(moved: readonly Moved[], kind: DeadlineKind, title: string, day: Day): readonly Broken[] {
  const last = moved.toSorted((a, b) => (a.to < b.to ? -1 : 1)).find(({ to }) => to > day)
  return last
    ? [{ kind, title, day, job: titleOf(last.row), to: last.to, workdays: workdaysBetween(day, last.to, isWorkday) }]
    : []
}

const fulfils = ({ values }: Row, flow: string | null): boolean =>
  flow !== null && [values['hf15FlowCode'], values['hf15FatherCode']].includes(flow)
const papersOf = ({ values }: Row): readonly string[] => [
  ...listOf(values['hf15BuyerPapers']),
  ...listOf(values['hf15OwnerPapers']),
]
const titleOf = ({ values }: Row): string => textOf(values['hf15FlowName'])
const followerOf = ({ values }: Row): string => textOf(values['hf15HdlMemberId'])
