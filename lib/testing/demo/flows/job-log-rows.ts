import { dayOf } from '../../../catalogue/day.ts'
import { FLOW_ACTION, FLOW_LOG_KIND, OBLIGATION } from '../../../domain/flow/flow-log.ts'
import { nobody, type PersonNamed } from '../../../backend/flow/people-named.ts'
import { dueDay } from '../../../backend/flow/handling/working-days.ts'
import type { NewRow, Values } from '../../../backend/store.ts'
import { filledOnly } from '../../../backend/seed/rows/filled.ts'
import type { SeededJob } from './jobs-of-project.ts'

/** The people of a demo case that its logs name. */
export interface JobLogContext {
  readonly prjId: string
  readonly city: string
  readonly openedBy: string
  readonly openedAt: number
  /** Follows the case up, and assigns the jobs that no position decides. */
  readonly manager: string
  readonly people: ReadonlyMap<string, PersonNamed>
}

interface LogEntry {
  readonly at: number
  readonly values: Values
}

/** Rows of both logs of the jobs of a demo case, in chronological order. */
export function jobLogRows(jobs: readonly SeededJob[], setting: JobLogContext): readonly NewRow[] {
  const lines = jobs.flatMap((job) => logEntriesOfJob(job, setting)).sort((a, b) => a.at - b.at)
  return lines.map(({ values }, index) => ({
    key: `${setting.prjId.replace('project', 'hf2v')}-${index + 1}`,
    project: setting.prjId,
    city: setting.city,
    values: filledOnly({ ...values, hf2vPrjId: setting.prjId, sortNo: index + 1 }),
  }))
}

function logEntriesOfJob(
  { row, progress, namedAt, closedBy }: SeededJob,
  { openedBy, openedAt, manager, people }: JobLogContext,
): readonly LogEntry[] {
  const personOf = (account: string): PersonNamed => people.get(account) ?? nobody(account)
  const follower = String(row.values['hf15HdlMemberId'] ?? '')
  const about = { hf2vJobId: row.key, hf2vFlowName: row.values['hf15FlowName'] ?? null }
  const action = (at: number, by: string, type: string, text: string | null = null): LogEntry => ({
    at,
    values: {
      ...about,
      hf2vKind: FLOW_LOG_KIND.action,
      hf2vActionType: type,
      hf2vActionText: text,
      hf2vActionTime: at,
      crtUsrName: personOf(by).name,
    },
  })
  const taken = (at: number, by: string): LogEntry => {
    const { name, branch, division } = personOf(follower)
    return {
      at,
      values: {
        ...about,
        hf2vKind: FLOW_LOG_KIND.people,
        obligationUsrName: name,
        obligationUsrStatus: OBLIGATION.taken,
        branceName: branch,
        divisionName: division,
        hf2vChgTime: at,
        hf2vActionType: FLOW_ACTION.assign,
        hf2vActionTime: at,
        crtUsrName: personOf(by).name,
      },
    }
  }
  const day = String(row.values['hf15PlanTime'] ?? '')
  return [
    action(openedAt, openedBy, FLOW_ACTION.add),
    ...(follower === '' ? [] : [namedAt === null ? taken(openedAt, openedBy) : taken(namedAt, manager)]),
    ...(progress === null || progress.startedAt === null
      ? []
      : [
          action(
            progress.startedAt,
            closedBy ?? manager,
            FLOW_ACTION.start,
            dueText(progress.startedAt, row.values['hf15Workdays']),
          ),
        ]),
    ...(progress === null || progress.plannedAt === null
      ? []
      : [action(progress.plannedAt, follower || manager, FLOW_ACTION.remind, `提醒日期${day}`)]),
    ...(progress === null || progress.finishedAt === null
      ? []
      : [action(progress.finishedAt, closedBy ?? manager, FLOW_ACTION.finish, `办理日期${day}`)]),
  ]
}

function dueText(startedAt: number, workdays: Values[string] | undefined): string | null {
  if (typeof workdays !== 'number') return null
  const due = dueDay(dayOf(startedAt), workdays)
  return `经验时限${workdays}个工作日，应于${due.day}前完成${due.certain ? '' : '（当年节假日安排尚未公布，只按周末推算）'}`
}
