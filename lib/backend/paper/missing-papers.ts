import { isPaperMissing } from '../../domain/paper/paper-state.ts'
import type { CasePapers } from './papers-of-case.ts'

/** Papers a job takes that are missing or expired, in words: the side, the paper and the person. @source ruling 26 */
export function missingPapersOf({ rows, sides }: CasePapers, jobId: string): readonly string[] {
  return rows.flatMap(({ side, kind, cardType, state, usings, jobs }) => {
    if (!isPaperMissing(state) || !jobs.some(({ key }) => key === jobId)) return []
    const whose = usings.filter((one) => one.asked && isPaperMissing(one.state)).map(({ name }) => name)
    return [`${sides[side] ?? ''}${kind.paperName ?? cardType}${whose.length === 0 ? '' : `（${whose.join('、')}）`}`]
  })
}
