import type { AppendixInfo, PaperJob, PaperRow, PaperUsing } from '../../contract/document/paper-calls.ts'
import { PAPER_STATE } from '../../domain/codes.ts'
import { PAPER_SIDES, type PaperSide } from '../../domain/paper/paper-side.ts'
import { isPaperCounted, isPaperMissing, isPaperReceived } from '../../domain/paper/paper-state.ts'

/** In the order of the summary. */
const STATES: readonly string[] = [
  PAPER_STATE.ready,
  PAPER_STATE.unchecked,
  PAPER_STATE.expired,
  PAPER_STATE.missing,
  PAPER_STATE.optional,
  PAPER_STATE.waived,
]

/** A paper of one side. */
export interface ListedPaper {
  readonly side: PaperSide
  readonly row: PaperRow
}

/** A paper that still has to be submitted. */
export interface MissingPaper extends ListedPaper {
  /** Null where no person is entered yet. */
  readonly using: PaperUsing | null
  readonly state: string
  /** Number of other open jobs that need it. */
  readonly others: number
}

/** Papers missing for a job, without those already listed under an earlier job. */
export interface MissingGroup {
  readonly jobId: string
  readonly name: string
  readonly papers: readonly MissingPaper[]
}

export function rowsOf({ buyCreditInfos, sellerCreditInfos }: AppendixInfo, side: PaperSide): readonly PaperRow[] {
  return side === 'buyer' ? buyCreditInfos : sellerCreditInfos
}

/** The sides of a case, in screen order. */
export function sidesOf({ sides }: AppendixInfo): readonly { readonly side: PaperSide; readonly name: string }[] {
  return PAPER_SIDES.flatMap((side) => {
    const name = sides[side]
    return name === null ? [] : [{ side, name }]
  })
}

/** Papers of these jobs; all when none are given. */
export function narrowed(rows: readonly PaperRow[], jobIds: ReadonlySet<string> | null): readonly PaperRow[] {
  return jobIds === null ? rows : rows.filter(({ flowJobs }) => flowJobs.some(({ jobId }) => jobIds.has(jobId)))
}

/** Number of papers per state; states without papers are left out. */
export function stateCounts(rows: readonly PaperRow[]): readonly { readonly state: string; readonly count: number }[] {
  return STATES.map((state) => ({ state, count: rows.filter((row) => row.state === state).length })).filter(
    ({ count }) => count > 0,
  )
}

/** True for a paper that has to be submitted; it stays missing when a job was finished without it. @source ruling 26 */
export function isOutstanding({ state }: PaperRow): boolean {
  return isPaperMissing(state)
}

/** How far the papers of some jobs are, over both sides and each paper once. */
export interface PaperProgress {
  readonly needed: number
  /** Submitted and valid. */
  readonly received: number
  /** Received, but not checked yet. */
  readonly waiting: number
  readonly missing: number
}

/** @param jobIds null for all jobs */
export function progressOf(info: AppendixInfo, jobIds: ReadonlySet<string> | null): PaperProgress {
  const rows = sidesOf(info).flatMap(({ side }) => narrowed(rowsOf(info, side), jobIds))
  const count = (matches: (state: string) => boolean): number => rows.filter(({ state }) => matches(state)).length
  return {
    needed: count(isPaperCounted),
    received: count(isPaperReceived),
    waiting: count((state) => state === PAPER_STATE.unchecked),
    missing: rows.filter(isOutstanding).length,
  }
}

/** Jobs of one phase of the flow, in order. */
interface PaperPhase {
  /** Name of the category of its jobs. */
  readonly name: string
  readonly jobs: readonly PaperJob[]
}

/** The phases of the case, in the order of their first jobs; none where all jobs are of one phase. */
export function phasesOf({ jobs }: Pick<AppendixInfo, 'jobs'>): readonly PaperPhase[] {
  const names = [...new Set(jobs.map(({ categoryName }) => categoryName))]
  return names.length < 2
    ? []
    : names.map((name) => ({ name, jobs: jobs.filter(({ categoryName }) => categoryName === name) }))
}

/**
 * All missing papers, under the first open job that needs them, or the first that was finished without them; one entry
 * per person.
 */
export function missingGroups(info: AppendixInfo): readonly MissingGroup[] {
  const openFirst = [
    ...info.jobs.filter(({ finished }) => finished === 0),
    ...info.jobs.filter(({ finished }) => finished > 0),
  ]
  const missing = sidesOf(info).flatMap(({ side }) =>
    rowsOf(info, side)
      .filter(isOutstanding)
      .map((row) => ({
        side,
        row,
        jobs: openFirst.filter(({ jobId }) => row.flowJobs.some((job) => job.jobId === jobId)),
      })),
  )
  const groups = openFirst.map(({ jobId, flowName }) => ({
    jobId,
    name: flowName,
    papers: missing.filter(({ jobs }) => jobs[0]?.jobId === jobId),
  }))
  return [...groups, { jobId: '', name: '', papers: missing.filter(({ jobs }) => jobs.length === 0) }]
    .filter(({ papers }) => papers.length > 0)
    .map((group) => ({
      ...group,
      papers: group.papers.flatMap(({ side, row, jobs }) =>
        usingsOf(row).map(({ using, state }) => ({
          side,
          row,
          using,
          state,
          others: Math.max(0, jobs.filter(({ finished }) => finished === 0).length - 1),
        })),
      ),
    }))
}

/** People who have to submit the paper; others may still have files there. */
export function askedOf({ usings }: PaperRow): readonly PaperUsing[] {
  return usings.filter(({ asked }) => asked > 0)
}

function usingsOf(row: PaperRow): readonly { readonly using: PaperUsing | null; readonly state: string }[] {
  const lacking = askedOf(row).filter((using) => isPaperMissing(using.state))
  return lacking.length === 0
    ? [{ using: null, state: row.state }]
    : lacking.map((using) => ({ using, state: using.state }))
}

/** People who have not submitted yet, where others have. */
export function laggards(row: PaperRow): readonly PaperUsing[] {
  const asked = askedOf(row)
  const lacking = asked.filter(({ state }) => isPaperMissing(state))
  return lacking.length < asked.length ? lacking : []
}

/** Names of the first two jobs of a paper, and the total number. */
export function flowNames({ flowJobs }: PaperRow): {
  readonly all: readonly string[]
  readonly first: readonly string[]
  readonly count: number
} {
  const all = flowJobs.map(({ flowName }) => flowName)
  return { all, first: all.length > 2 ? all.slice(0, 1) : all, count: all.length }
}
