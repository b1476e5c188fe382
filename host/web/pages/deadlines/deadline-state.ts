import type { Deadline } from 'fangkit/contract'
import { addDays, type Day } from 'fangkit/domain'

/** The colour of a deadline: red is late only, orange is today, tomorrow and papers that expire. */
export function toneOf({ late, done, day, kind }: Deadline, today: Day): 'ok' | 'bad' | 'warn' | 'brand' | 'plain' {
  if (done === 1) return 'ok'
  if ((late ?? 0) > 0) return 'bad'
  if (kind === 'CONTRACT' || kind === 'RELEASE') return 'plain'
  return day <= addDays(today, 1) || kind === 'PAPER' ? 'warn' : 'brand'
}

/** True for a job the user may plan on another day. */
export function mayPlan({ kind, done, whyNot }: Deadline): boolean {
  return kind === 'JOB' && done !== 1 && (whyNot ?? null) === null
}
