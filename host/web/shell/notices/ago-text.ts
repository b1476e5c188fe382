import { addDays, dayOf, instantText } from 'fangkit/domain'
import { messages } from '../../messages.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Returns how long ago an instant was, in words; the date when it is longer ago. */
export function agoText(instant: number, now: number): string {
  const { just, minutes, hours, yesterday } = messages.notices
  const age = now - instant
  if (age < MINUTE) return just
  if (age < HOUR) return minutes(Math.floor(age / MINUTE))
  const [day, today] = [dayOf(instant), dayOf(now)]
  if (day === today) return hours(Math.floor(age / HOUR))
  if (day === addDays(today, -1)) return yesterday(instantText(instant).slice(11, 16))
  return day.slice(0, 4) === today.slice(0, 4) ? day.slice(5) : day
}
