import { addDays, type Day, daysBetween } from '../../catalogue/day.ts'
import { PAPER_FILE_STATE, PAPER_STATE } from '../codes.ts'

/** A code of the dictionary PAPER_STATE. @public */
export type PaperState = (typeof PAPER_STATE)[keyof typeof PAPER_STATE]

/** The fields of a file that decide the state of its paper. */
export interface PaperFileFacts {
  readonly hf2yState: unknown
  /** Last day of validity; null for ever. */
  readonly hf2yExpiryDay: unknown
}

/** A paper that expires within this number of days counts as expiring soon. @unit days */
const SOON = 7

/** The last day of validity of a paper; null for ever. @param validDays 0 for ever @public */
export function expiryDay(issued: Day, validDays: number): Day | null {
  return validDays > 0 ? addDays(issued, validDays) : null
}

/** Number of days a paper is still valid: 0 on its last day, negative once it has expired; null for ever. @public */
export function daysLeft(expiry: unknown, today: Day): number | null {
  return typeof expiry === 'string' && expiry !== '' ? daysBetween(today, expiry) : null
}

/** True while a paper is valid but expires soon. @public */
export function runsOutSoon(left: number | null): boolean {
  return left !== null && left >= 0 && left <= SOON
}

export function isExpired(file: PaperFileFacts, today: Day): boolean {
  return (daysLeft(file.hf2yExpiryDay, today) ?? 0) < 0
}

/**
 * State of the paper of one person, by its files: ready when every valid file was compared with the original, to be
 * compared while one was not, expired when none is valid. Returned files do not count, nor do expired ones beside a
 * valid one.
 * @source PAP-007, ruling 26
 */
export function paperStateOfFiles(files: readonly PaperFileFacts[], today: Day, optional: boolean): PaperState {
  const usable = files.filter(({ hf2yState }) => hf2yState !== PAPER_FILE_STATE.returned)
  const holding = usable.filter((file) => !isExpired(file, today))
  if (holding.some(({ hf2yState }) => hf2yState !== PAPER_FILE_STATE.checked)) return PAPER_STATE.unchecked
  if (holding.length > 0) return PAPER_STATE.ready
  if (usable.length > 0) return PAPER_STATE.expired
  return optional ? PAPER_STATE.optional : PAPER_STATE.missing
}

/** The worst first: the paper of several people has the state of the person who is furthest behind. */
const WORST_FIRST: readonly PaperState[] = [
  PAPER_STATE.missing,
  PAPER_STATE.expired,
  PAPER_STATE.unchecked,
  PAPER_STATE.optional,
  PAPER_STATE.ready,
  PAPER_STATE.waived,
]

/** State of a paper that several people hand in. */
export function combinedPaperState(states: readonly PaperState[]): PaperState {
  return WORST_FIRST.find((state) => states.includes(state)) ?? PAPER_STATE.waived
}

const FINISHED: ReadonlySet<string> = new Set([PAPER_STATE.ready, PAPER_STATE.optional, PAPER_STATE.waived])

/** True for a paper for which nothing more has to be handed in. @source PAP-007 (finished) @public */
export function isPaperFinished(state: string): boolean {
  return FINISHED.has(state)
}

/** True for a paper that has to be handed in, or handed in again. @public */
export function isPaperMissing(state: string): boolean {
  return state === PAPER_STATE.missing || state === PAPER_STATE.expired
}

/** True for a paper that was submitted and is valid, whether or not it was checked against the original yet. */
export function isPaperReceived(state: string): boolean {
  return state === PAPER_STATE.ready || state === PAPER_STATE.unchecked
}

/** True for a paper that counts among those a job needs: not for optional ones without a file, and waived ones. */
export function isPaperCounted(state: string): boolean {
  return state !== PAPER_STATE.optional && state !== PAPER_STATE.waived
}
