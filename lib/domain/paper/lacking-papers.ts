import { PAPER_STATE } from '../codes.ts'

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
