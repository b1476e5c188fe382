import { describe, expect, it } from 'vitest'
import { PAPER_FILE_STATE, PAPER_STATE } from '../../../../lib/domain/codes.ts'
import { expiringPapers, lackingPapers } from '../../../../lib/domain/paper/lacking-papers.ts'

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

describe('the papers that expire', () => {
  const file = (keyValue: string, hf2yObjId: string, daysLeft: number | null, over: object = {}) => ({
    keyValue,
    hf2yObjId,
    hf2yState: PAPER_FILE_STATE.checked,
    hf2yExpiryDay: daysLeft === null ? null : '2026-12-02',
    daysLeft,
    ...over,
  })
  const dated = (files: readonly ReturnType<typeof file>[], finished = 0, over: object = {}) => ({
    cardTypeName: '征信报告',
    flowJobs: [{ jobId: 'now', finished }],
    usings: [{ ...using('buyer', PAPER_STATE.ready), name: '曾蓉样', ...over }],
    creditUrls: files,
  })
  const listed = (...rows: readonly ReturnType<typeof dated>[]) =>
    expiringPapers({ buyCreditInfos: rows, sellerCreditInfos: [] }, 'now').map(({ file: key, left }) => [key, left])
  it('are those whose longest valid file expires within days, the first one first', () => {
    expect(
      listed(
        dated([file('week', 'buyer', 7), file('older', 'buyer', 2)]),
        dated([file('today', 'buyer', 0)]),
        dated([file('later', 'buyer', 8)]),
        dated([file('ever', 'buyer', null), file('soon', 'buyer', 1)]),
      ),
    ).toEqual([
      ['today', 0],
      ['week', 7],
    ])
    expect(expiringPapers({ buyCreditInfos: [], sellerCreditInfos: [dated([file('a', 'buyer', 1)])] }, null)).toEqual([
      { file: 'a', title: '征信报告', who: '曾蓉样', day: '2026-12-02', left: 1 },
    ])
  })
  it('leave out what nobody needs any more, what was sent back, and what the current job lacks already', () => {
    expect(
      listed(
        dated([file('finished', 'buyer', 1)], 1),
        dated([file('waived', 'buyer', 1)], 0, { state: PAPER_STATE.waived }),
        dated([file('unasked', 'buyer', 1)], 0, { asked: 0 }),
        dated([file('returned', 'buyer', 1, { hf2yState: PAPER_FILE_STATE.returned })]),
        dated([file('other', 'spouse', 1)]),
        dated([file('expired', 'buyer', -1)]),
        { ...dated([file('for later', 'buyer', -1)]), flowJobs: [{ jobId: 'later', finished: 0 }] },
      ),
    ).toEqual([['for later', -1]])
  })
})
