import type { PaperFile, PaperRow } from '../../contract/document/paper-calls.ts'
import { PAPER_FILE_STATE, PAPER_STATE } from '../../domain/codes.ts'
import { askedOf } from './paper-list.ts'

/** How long a paper stays valid. */
export interface Validity {
  /** Last day of validity. */
  readonly day: string
  /** Days left: 0 on the last day, negative after it. */
  readonly left: number
}

export function isReturned({ hf2yState }: PaperFile): boolean {
  return hf2yState === PAPER_FILE_STATE.returned
}

/**
 * The earliest end of validity of all people; null where it never ends, or nothing is submitted. A newer file replaces
 * an older one.
 */
export function validityOf(row: PaperRow): Validity | null {
  const asked = askedOf(row).filter(({ state }) => state !== PAPER_STATE.waived)
  const ends = asked.flatMap(
    ({ id }) => longestOf(row.creditUrls.filter((file) => file.hf2yObjId === id && !isReturned(file))) ?? [],
  )
  return ends.reduce<Validity | null>((first, one) => (first === null || one.left < first.left ? one : first), null)
}

function longestOf(files: readonly PaperFile[]): Validity | null {
  const ends = files.flatMap(({ daysLeft, hf2yExpiryDay }) =>
    daysLeft === null || hf2yExpiryDay === null ? [] : [{ left: daysLeft, day: hf2yExpiryDay }],
  )
  // A file without an end outlasts all others.
  return ends.length < files.length
    ? null
    : ends.reduce<Validity | null>((last, one) => (last === null || one.left > last.left ? one : last), null)
}
