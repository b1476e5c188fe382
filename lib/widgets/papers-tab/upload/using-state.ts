import type { Day } from '../../../catalogue/day.ts'
import type { PaperFile, PaperRow, PaperUsing } from '../../../contract/document/paper-calls.ts'
import { PAPER_STATE } from '../../../domain/codes.ts'
import { paperStateOfFiles } from '../../../domain/paper/paper-state.ts'

/** State of the paper of one person, with files that are newer than the loaded list. @source PAP-007 */
export function usingState(
  { optional }: Pick<PaperRow, 'optional'>,
  { state }: Pick<PaperUsing, 'state'>,
  files: readonly PaperFile[],
  today: Day,
): string {
  return state === PAPER_STATE.waived || files.length === 0 ? state : paperStateOfFiles(files, today, optional > 0)
}
