/** A look at a case ends when the user has been away from it for so long. @unit milliseconds */
const LOOK_ENDS_AFTER = 30 * 60_000
/** One write in so long is enough to record that a look goes on. @unit milliseconds */
const NOTED_EVERY = 60_000

/** The looks of a user at a case, in epoch milliseconds. */
export interface CaseLook {
  /** When the former look ended; null during their first. */
  readonly formerAt: number | null
  /** When they were last there in this look. */
  readonly seenAt: number
}

/** The look the user takes now: it goes on with the noted one, or is a new one after a pause. */
export function lookAt(noted: CaseLook | null, now: number): CaseLook {
  if (noted === null) return { formerAt: null, seenAt: now }
  return { formerAt: now - noted.seenAt > LOOK_ENDS_AFTER ? noted.seenAt : noted.formerAt, seenAt: now }
}

/** True when the look is worth a write. */
export function isWorthNoting(noted: CaseLook | null, now: number): boolean {
  return noted === null || now - noted.seenAt > NOTED_EVERY
}
