import type { AppendixInfo, PaperJob, PaperRow, PaperUsing } from '../../contract/document/paper-calls.ts'
import { PAPER_STATE } from '../../domain/codes.ts'
import { PAPER_SIDES, type PaperSide } from '../../domain/paper/paper-side.ts'
import { isPaperMissing } from '../../domain/paper/paper-state.ts'

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

/** A paper somebody still has to hand in. */
export interface MissingPaper extends ListedPaper {
  /** Null where nobody is named yet. */
  readonly using: PaperUsing | null
  readonly state: string
  /** How many open jobs wait for it beside the one it is listed under. */
  readonly others: number
}

/** What is missing for a job, and for none that waits for it before. */
export interface MissingGroup {
  readonly jobId: string
  readonly name: string
  readonly papers: readonly MissingPaper[]
}

export function rowsOf({ buyCreditInfos, sellerCreditInfos }: AppendixInfo, side: PaperSide): readonly PaperRow[] {
  return side === 'buyer' ? buyCreditInfos : sellerCreditInfos
}

/** The sides a case has, in screen order. */
export function sidesOf({ sides }: AppendixInfo): readonly { readonly side: PaperSide; readonly name: string }[] {
  return PAPER_SIDES.flatMap((side) => {
    const name = sides[side]
    return name === null ? [] : [{ side, name }]
  })
}

/** Papers that one of the jobs takes; all of them when none are named. */
export function narrowed(rows: readonly PaperRow[], jobIds: ReadonlySet<string> | null): readonly PaperRow[] {
  return jobIds === null ? rows : rows.filter(({ flowJobs }) => flowJobs.some(({ jobId }) => jobIds.has(jobId)))
}

/** How many papers stand where; states nothing stands in are left out. */
export function stateCounts(rows: readonly PaperRow[]): readonly { readonly state: string; readonly count: number }[] {
  return STATES.map((state) => ({ state, count: rows.filter((row) => row.state === state).length })).filter(
    ({ count }) => count > 0,
  )
}

/** A paper that has to be handed in; that a job was finished without it does not close the gap. @source ruling 26 */
export function isOutstanding({ state }: PaperRow): boolean {
  return isPaperMissing(state)
}

/** How many papers of both sides a job still lacks. */
export function outstandingOf(info: AppendixInfo, { jobId }: PaperJob): number {
  return sidesOf(info).reduce(
    (sum, { side }) => sum + narrowed(rowsOf(info, side), new Set([jobId])).filter(isOutstanding).length,
    0,
  )
}

/**
 * Everything that is missing, under the first open job that waits for it, or the first that was finished without it;
 * once for each person.
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

/** Those who are asked for it; somebody who is not any more may still have files there. */
export function askedOf({ usings }: PaperRow): readonly PaperUsing[] {
  return usings.filter(({ asked }) => asked > 0)
}

function usingsOf(row: PaperRow): readonly { readonly using: PaperUsing | null; readonly state: string }[] {
  const lacking = askedOf(row).filter((using) => isPaperMissing(using.state))
  return lacking.length === 0
    ? [{ using: null, state: row.state }]
    : lacking.map((using) => ({ using, state: using.state }))
}

/** Those who have not handed in yet, where others have. */
export function laggards(row: PaperRow): readonly PaperUsing[] {
  const asked = askedOf(row)
  const lacking = asked.filter(({ state }) => isPaperMissing(state))
  return lacking.length < asked.length ? lacking : []
}

/** Names of the jobs a paper is for, the first two and how many there are. */
export function flowNames({ flowJobs }: PaperRow): {
  readonly all: readonly string[]
  readonly first: readonly string[]
  readonly count: number
} {
  const all = flowJobs.map(({ flowName }) => flowName)
  return { all, first: all.length > 2 ? all.slice(0, 1) : all, count: all.length }
}
