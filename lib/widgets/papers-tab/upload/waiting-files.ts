import type { PaperFile, PaperRow } from '../../../contract/document/paper-calls.ts'
import { PAPER_FILE_STATE } from '../../../domain/codes.ts'
import { isPicture } from '../../../domain/file/file-format.ts'

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

/** The next file to look at in another paper of the list, after this paper and from the start again. */
export function nextElsewhere(
  rows: readonly PaperRow[],
  cardType: string,
  showsPdf: boolean,
): { readonly row: PaperRow; readonly file: PaperFile } | null {
  const at = rows.findIndex((row) => row.cardType === cardType)
  const others = [...rows.slice(at + 1), ...rows.slice(0, Math.max(at, 0))]
  const found = others.flatMap((row) => {
    const file = row.creditUrls.find((one) => isShown(one, showsPdf) && isWaiting(one))
    return file === undefined ? [] : [{ row, file }]
  })
  return found[0] ?? null
}
