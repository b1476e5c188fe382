import { describe, expect, it } from 'vitest'
import { PAPER_STATE } from '../../../../lib/domain/codes.ts'
import { lackingPapers } from '../../../../lib/domain/paper/lacking-papers.ts'

const paper = (jobId: string, ...usings: readonly { id: string; state: string; asked: number }[]) => ({
  flowJobs: [{ jobId }],
  usings,
})
const using = (id: string, state: string, asked = 1) => ({ id, state, asked })

describe('the papers a step still needs from a person', () => {
  const { missing, expired, ready, unchecked, waived } = PAPER_STATE
  const papers = {
    buyCreditInfos: [
      paper('now', using('buyer', missing), using('spouse', ready)),
      paper('now', using('buyer', expired)),
      paper('now', using('buyer', unchecked)),
      paper('now', using('buyer', waived)),
      paper('now', using('buyer', missing, 0)),
      paper('later', using('buyer', missing)),
    ],
    sellerCreditInfos: [paper('now', using('owner', missing))],
  }
  it('are those that are missing or no longer valid, of this step and this person alone', () => {
    expect(lackingPapers(papers, 'buyer', 'now')).toBe(2)
    expect(lackingPapers(papers, 'spouse', 'now')).toBe(0)
    expect(lackingPapers(papers, 'owner', 'now')).toBe(1)
    expect(lackingPapers(papers, 'buyer', 'later')).toBe(1)
  })
})
