import type { AppendixInfo, PaperFile } from '../../../contract/document/paper-calls.ts'

/** The user's rights on the files of one paper; the back end checks them again. */
export interface UploadRights {
  /** Submit files, and set their provider and day of issue. */
  readonly add: boolean
  /** Check against the original, or return. */
  readonly check: boolean
  /** Waive the paper. */
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
