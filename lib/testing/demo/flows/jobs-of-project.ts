import { FLOW_STATUS } from '../../../domain/codes.ts'
import { mainJobStatus } from '../../../domain/flow/job-status.ts'
import { codeOf, jobOf, type CatalogueFlow } from '../../../backend/flow/adding/add-jobs.ts'
import { textOf } from '../../../backend/session.ts'
import type { NewRow, Row, Values } from '../../../backend/store.ts'
import { accountsWith } from '../accounts/demo-accounts.ts'
import type { DemoProject } from '../projects/demo-projects.ts'
import { filledOnly } from '../../../backend/seed/rows/filled.ts'
import { createRandom, type Random } from '../random.ts'
import { timelineOf, type Progress } from './timeline.ts'

/** A job of a demo case, and the past that its log shows. */
export interface SeededJob {
  readonly row: NewRow
  /** Null for a main flow, whose status follows from its sub-flows. */
  readonly progress: Progress | null
  /** When a person was assigned; null where the position decided. */
  readonly namedAt: number | null
  readonly closedBy: string | null
}

const SEED = 20_990_111
/** In every n-th case the job under way has no person yet. */
const UNNAMED_EVERY = 3

/**
 * The jobs of a demo case as they are when it is seeded.
 *
 * @param stored the case as it is stored
 * @param requested the flows it needs, main flows before their nodes
 * @param index which of the demo cases it is
 */
export function jobsOfProject(
  stored: Row,
  requested: readonly CatalogueFlow[],
  project: DemoProject,
  index: number,
  now: number,
): readonly SeededJob[] {
  const random = createRandom(SEED + index)
  const work = requested.filter(
    ({ flow, node }) => node !== null || !requested.some((other) => other.node !== null && other.flow === flow),
  )
  const timeline = new Map(
    timelineOf(work, project, index, random, now).map((progress) => [codeOf(progress.requested), progress]),
  )
  const jobs = requested.map((one) => jobFor(stored, one, timeline.get(codeOf(one)) ?? null, index, random))
  return jobs.map((job) =>
    job.progress === null
      ? { ...job, row: { ...job.row, values: { ...job.row.values, ...mainJobValues(job.row, jobs) } } }
      : job,
  )
}

function jobFor(
  stored: Row,
  requested: CatalogueFlow,
  progress: Progress | null,
  index: number,
  random: Random,
): SeededJob {
  const values = jobOf(stored, requested)
  const ownPerson = textOf(values['hf15HdlMemberId'])
  const isNamed =
    ownPerson === '' &&
    (progress?.status === FLOW_STATUS.finished ||
      (progress?.status === FLOW_STATUS.inProgress && index % UNNAMED_EVERY !== 0))
  const choices = isNamed ? accountsWith(textOf(values['userGroup']), stored.city ?? '') : []
  const follower = ownPerson || (choices.length > 0 ? random.pick(choices) : '')
  const finished = progress !== null && progress.finishedAt !== null
  const more: Values =
    progress === null
      ? {}
      : {
          hf15Status: progress.status,
          hf15PlanTime: progress.day,
          hf15HdlMemberId: follower,
          ...(progress.plannedAt !== null && { hf15NoticeTime: progress.day }),
          ...(finished && {
            hf15FinishUsr: follower || stored.values['hf20ManagerId'] || null,
            hf15FinishAt: progress.finishedAt,
          }),
        }
  const key = `${stored.key.replace('project', 'hf15')}-${codeOf(requested)}`
  return {
    row: { key, project: stored.key, city: stored.city, values: filledOnly({ ...values, ...more }) },
    progress,
    namedAt: ownPerson === '' && follower !== '' ? (progress?.startedAt ?? null) : null,
    closedBy: follower || null,
  }
}

function mainJobValues(main: NewRow, jobs: readonly SeededJob[]): Values {
  return filledOnly(
    mainJobStatus(
      jobs.flatMap(({ row }) => (row.values['hf15FatherCode'] === main.values['hf15FlowCode'] ? [row.values] : [])),
    ),
  )
}
