import { instantText } from '../../../../catalogue/day.ts'

const MINUTES = 'YYYY-MM-DD HH:mm'.length

/** A moment to the minute. @param at epoch milliseconds */
export function minuteText(at: number): string {
  return instantText(at).slice(0, MINUTES)
}
