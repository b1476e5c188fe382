import type { RecordValues } from '../../catalogue/effect.ts'
import { fromFen } from '../../catalogue/unit.ts'
import { flowJob } from '../../domain/flow/flow-job.ts'
import { type Handler, mayHandle } from '../../domain/flow/handling.ts'
import { isFinished, jobStatus, lacksHandler } from '../../domain/flow/job-status.ts'
import { PRIVILEGE } from '../../domain/permission/privilege.ts'
import { type CaseCommission, commissionOf } from '../commission/commission-of.ts'
import type { SignedIn } from '../handler.ts'
import { paperCounts } from '../paper/paper-counts.ts'
import { type CasePapers, papersOfCase } from '../paper/papers-of-case.ts'
import { answerRows } from '../record/answer.ts'
import { textOf } from '../session.ts'
import type { Row } from '../store.ts'
import { blockOf, handlerOf } from './flow-access.ts'
import { type FlowBar, flowBarFor } from './flow-rights.ts'
import { groupsOf, type JobGroup, jobsOfCase, jobFactsOf } from './jobs-of-case.ts'

/** Data of a case for answering its jobs to the caller. */
export interface Shown {
  readonly groups: readonly JobGroup[]
  readonly commission: CaseCommission
  readonly papers: CasePapers
  readonly who: Handler
  /** Role rules that apply to the caller. */
  readonly bar: FlowBar
  /** True when the caller may finish and plan their own jobs in this case now. */
  readonly handles: boolean
  readonly today: string
}

export async function shownTo(context: SignedIn, project: Row): Promise<Shown> {
  const { unit, principal, today } = context
  const jobs = await jobsOfCase(unit, project)
  const [papers, commission, bar] = await Promise.all([
    papersOfCase(context, project, jobs),
    commissionOf(context, project),
    flowBarFor(context),
  ])
  return {
    groups: groupsOf(jobs),
    papers,
    commission,
    who: handlerOf(context, project),
    bar,
    handles: principal.privileges.has(PRIVILEGE.finish) && blockOf(context, project) === null,
    today,
  }
}

/** Jobs in wire form, in the given order. @source FLW-017 to FLW-021 */
export async function answerJobs(
  { unit }: SignedIn,
  shown: Shown,
  jobs: readonly Row[],
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const answered = await answerRows(unit, flowJob, jobs, (record, row) => shownJob(shown, record, row))
  return answered.map((record, index) => ({ ...record, ...partsOf(shown, jobs[index]) }))
}

/** Adds the values that depend on the caller. */
function shownJob(shown: Shown, record: RecordValues, row: Row): RecordValues {
  const fen = amountOf(shown, row)
  const subs = subsOf(shown, row)
  const open = subs.length > 0 ? openOf(shown, subs).length > 0 : isTheirs(shown, row)
  return {
    ...record,
    hf15JobId: row.key,
    finish: isFinished(row.values) ? 1 : 0,
    disableEdit: shown.handles && open ? 0 : 1,
    flowJobCommissionFee: fen === null ? null : fromFen(fen),
  }
}

/** Papers of the job or of all its sub-flows, each once, and the basis of its commission. @source FLW-019, FLW-020 */
function partsOf(shown: Shown, row: Row | undefined): Readonly<Record<string, unknown>> {
  const rows = row ? [row, ...subsOf(shown, row)] : []
  return {
    cardPaper: paperCounts(shown.papers, rows),
    flowCommissionCfg: (row && shown.commission.byJob.get(row.key)?.cfg) ?? null,
  }
}

/** Summary of the sub-flows of a main flow for the caller. */
export function subflowSummary(shown: Shown, { subs }: JobGroup): Readonly<Record<string, unknown>> {
  const open = subs.filter(({ values }) => !isFinished(values))
  const count = (predicate: (row: Row) => boolean) => open.filter(predicate).length
  return {
    total: subs.length,
    finished: subs.length - open.length,
    openIds: shown.handles ? openOf(shown, subs).map(({ key }) => key) : [],
    mine: count(({ values }) => shown.who.acctId !== '' && textOf(values['hf15HdlMemberId']) === shown.who.acctId),
    late: count(({ values }) => jobStatus(values, shown.today).late > 0),
    unassigned: count(({ values }) => lacksHandler(values)),
  }
}

const openOf = (shown: Shown, subs: readonly Row[]): readonly Row[] =>
  subs.filter((row) => !isFinished(row.values) && isTheirs(shown, row))
const isTheirs = ({ who, bar }: Shown, row: Row): boolean =>
  mayHandle(jobFactsOf(row), who) && (isFinished(row.values) ? bar.undoing(row) : bar.handling(row)) === null
const subsOf = ({ groups }: Shown, { key }: Row): readonly Row[] =>
  groups.find(({ main }) => main.key === key)?.subs ?? []

/** Commission in fen; that of a main flow is the sum of its sub-flows. */
function amountOf(shown: Shown, row: Row): bigint | null {
  const known = [row, ...subsOf(shown, row)].flatMap(({ key }) => shown.commission.byJob.get(key)?.amount ?? [])
  return known.length === 0 ? null : known.reduce((sum, amount) => sum + amount, 0n)
}
