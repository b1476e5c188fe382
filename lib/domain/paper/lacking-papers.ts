import type { Day } from '../../catalogue/day.ts'
import { PAPER_FILE_STATE, PAPER_STATE } from '../codes.ts'
import { runsOutSoon } from './paper-state.ts'

/** A paper of a case, with the jobs that need it and the people who hand it in. */
interface AskedPaper {
  readonly flowJobs: readonly { readonly jobId: string }[]
  readonly usings: readonly { readonly id: string; readonly state: string; readonly asked: number | null }[]
}

/** The papers of both sides of a case. */
export interface PapersOfCase {
  readonly buyCreditInfos: readonly AskedPaper[]
  readonly sellerCreditInfos: readonly AskedPaper[]
}

/** How many papers a job still needs from one person: those that are missing, sent back, or no longer valid. */
export function lackingPapers(papers: PapersOfCase, person: string, job: string): number {
  return [...papers.buyCreditInfos, ...papers.sellerCreditInfos].filter(
    ({ flowJobs, usings }) =>
      flowJobs.some(({ jobId }) => jobId === job) &&
      usings.some(
        ({ id, state, asked }) =>
          id === person && asked !== 0 && (state === PAPER_STATE.missing || state === PAPER_STATE.expired),
      ),
  ).length
}

/** A file of a paper, and how long it is valid; null for ever, negative days once it has expired. */
interface DatedFile {
  readonly keyValue: string | null
  readonly hf2yObjId: string | null
  readonly hf2yState: string | null
  readonly hf2yExpiryDay: Day | null
  readonly daysLeft: number | null
}

/** A paper of a case with its files. */
interface DatedPaper {
  readonly cardTypeName: string
  readonly flowJobs: readonly { readonly jobId: string; readonly finished: number | null }[]
  readonly usings: readonly (AskedPaper['usings'][number] & { readonly name: string })[]
  readonly creditUrls: readonly DatedFile[]
}

/** The paper of one person that has expired or expires soon. */
export interface ExpiringPaper {
  /** Key of the file that is valid the longest. */
  readonly file: string
  readonly title: string
  readonly who: string
  readonly day: Day
  /** Days it is still valid; negative once it has expired. */
  readonly left: number
}

/**
 * The papers that an open job needs and that have expired or expire soon, the first to expire first. An expired one
 * that the current job lacks is left out, because it is named with what that job lacks.
 */
export function expiringPapers(
  papers: { readonly buyCreditInfos: readonly DatedPaper[]; readonly sellerCreditInfos: readonly DatedPaper[] },
  current: string | null,
): readonly ExpiringPaper[] {
  return [...papers.buyCreditInfos, ...papers.sellerCreditInfos]
    .flatMap(({ cardTypeName, flowJobs, usings, creditUrls }) => {
      const open = flowJobs.filter(({ finished }) => finished !== 1)
      if (open.length === 0) return []
      return usings.flatMap(({ id, name, state, asked }): readonly ExpiringPaper[] => {
        if (asked === 0 || state === PAPER_STATE.waived) return []
        const last = longestValid(
          creditUrls.filter((file) => file.hf2yObjId === id && file.hf2yState !== PAPER_FILE_STATE.returned),
        )
        if (last === null || (last.left >= 0 && !runsOutSoon(last.left))) return []
        const isLacked = last.left < 0 && open.some(({ jobId }) => jobId === current)
        return isLacked ? [] : [{ ...last, title: cardTypeName, who: name }]
      })
    })
    .sort((a, b) => a.left - b.left)
}

/** The file that is valid the longest; null where one never expires, or there is none. */
function longestValid(files: readonly DatedFile[]): Pick<ExpiringPaper, 'file' | 'day' | 'left'> | null {
  const dated = files.flatMap(({ keyValue, hf2yExpiryDay, daysLeft }) =>
    keyValue === null || hf2yExpiryDay === null || daysLeft === null
      ? []
      : [{ file: keyValue, day: hf2yExpiryDay, left: daysLeft }],
  )
  if (dated.length < files.length) return null
  return dated.reduce<(typeof dated)[number] | null>((last, one) => (last && last.left >= one.left ? last : one), null)
}
