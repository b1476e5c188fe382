import type { PaperFile } from '../../../contract/document/paper-calls.ts'
import { PAPER_FILE_STATE } from '../../../domain/codes.ts'
import { isPicture } from '../../../domain/file/file-format.ts'
import type { PaperSide } from '../../../domain/paper/paper-side.ts'
import type { ListedPaper } from '../paper-list.ts'

/** True for files that the viewer shows: pictures, and PDFs where the host set a worker for them. */
export function isShown({ fileFormat }: Pick<PaperFile, 'fileFormat'>, showsPdf: boolean): boolean {
  const format = fileFormat ?? ''
  return isPicture(format) || (showsPdf && format === 'pdf')
}

/** True for a file that can still be accepted by the user. */
export function canAccept({ hf2yState, checkRefusal }: PaperFile): boolean {
  return hf2yState !== PAPER_FILE_STATE.checked && checkRefusal === ''
}

/** True for a file that was not returned yet. */
export function canReturn({ hf2yState }: PaperFile): boolean {
  return hf2yState !== PAPER_FILE_STATE.returned
}

/** True for a file that the user may accept or return now. @source PAP-007, ruling 26 */
export function isWaiting(file: PaperFile): boolean {
  return file.hf2yState === PAPER_FILE_STATE.waiting && file.checkRefusal === ''
}

/** The next file that waits, after this one and from the start again; null when it was the last one. */
export function nextWaiting(files: readonly PaperFile[], current: PaperFile): PaperFile | null {
  const at = files.indexOf(current)
  return [...files.slice(at + 1), ...files.slice(0, Math.max(at, 0))].find(isWaiting) ?? null
}

/** A paper with a file that the user may accept or return now, and the first such file. */
export interface WaitingPaper extends ListedPaper {
  readonly file: PaperFile
}

/** The papers that wait, each at its first file to look at. */
export function waitingPapers(listed: readonly ListedPaper[], showsPdf: boolean): readonly WaitingPaper[] {
  return listed.flatMap((paper) => {
    const file = paper.row.creditUrls.find((one) => isShown(one, showsPdf) && isWaiting(one))
    return file === undefined ? [] : [{ ...paper, file }]
  })
}

/** Where a paper is among those of the list that wait, and the ones before and after it, from the other end again. */
export function amongWaiting(
  listed: readonly ListedPaper[],
  open: { readonly side: PaperSide; readonly cardType: string },
  showsPdf: boolean,
): {
  readonly at: number
  readonly count: number
  readonly previous: WaitingPaper | null
  readonly next: WaitingPaper | null
} {
  const isOpen = ({ side, row }: ListedPaper): boolean => side === open.side && row.cardType === open.cardType
  const waiting = waitingPapers(listed, showsPdf)
  const place = listed.findIndex(isOpen)
  const before = waitingPapers(listed.slice(0, Math.max(place, 0)), showsPdf)
  const after = waitingPapers(listed.slice(place + 1), showsPdf)
  const others = [...after, ...before]
  return {
    at: before.length + 1,
    count: others.length + (waiting.some(isOpen) ? 1 : 0),
    previous: others.at(-1) ?? null,
    next: others[0] ?? null,
  }
}
