import type { AppendixInfo, PaperFile } from '../../../contract/document/paper-calls.ts'

/** What somebody may do with the files of one paper; the back end decides again. */
export interface UploadRights {
  /** Hand in files, and say who provided them and of which day they are. */
  readonly add: boolean
  /** Compare with the original, or send back. */
  readonly check: boolean
  /** Say that nothing has to be handed in. */
  readonly waive: boolean
  readonly remove: (file: PaperFile) => boolean
}

/** @source PAP-004, PAP-007 */
export function uploadRights(
  { addable, mayAdd, mayCheck, mayWaive, blocked }: AppendixInfo,
  cardType: string,
  readOnly: boolean,
): UploadRights {
  const open = !readOnly && blocked === null
  return {
    add: open && mayAdd > 0 && (addable === null || addable.includes(cardType)),
    check: open && mayCheck > 0,
    waive: open && mayWaive > 0,
    remove: ({ mayRemove }) => open && mayRemove > 0,
  }
}
