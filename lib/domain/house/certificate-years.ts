import { isDay, type Day } from '../../catalogue/day.ts'
import type { RecordValues } from '../../catalogue/effect.ts'
import { isEmpty, sameValue, type Value } from '../../catalogue/kind.ts'
import { ageOn } from '../standards/age.ts'

/**
 * Full years since the certificate was registered; null without a date or for a future one.
 * @source HSE-016, OPN-046
 * @public
 */
export function yearsHeld(registered: Value | undefined, today: Day): number | null {
  return typeof registered === 'string' && isDay(registered) && registered <= today ? ageOn(registered, today) : null
}

/**
 * The change that follows from a new date of the certificate: sets the years when they are empty or equal the result of
 * the former date. Years a user entered stay.
 * @source HSE-016, OPN-046
 * @public
 */
export function followsFromCertificate(before: RecordValues, after: RecordValues, today: Day): RecordValues {
  const { hf29HourseCardDate: former = null, hf29Diffyear: known = null } = before
  const { hf29HourseCardDate: registered = null, hf29Diffyear: years = null } = after
  if (sameValue(former, registered) || !sameValue(known, years)) return {}
  if (!isEmpty(years) && years !== yearsHeld(former, today)) return {}
  const computed = yearsHeld(registered, today)
  return sameValue(years, computed) ? {} : { hf29Diffyear: computed }
}

/**
 * The current value of the stored years: years that equal the result of the date on the day of the last save advance
 * with time, so a house reaches its fifth year without an edit. Years a user entered or emptied stay.
 * @param savedOn day the house was last saved
 * @source HSE-016, OPN-046
 */
export function advancedYears(
  { hf29HourseCardDate: registered = null, hf29Diffyear: years = null }: RecordValues,
  savedOn: Day,
  today: Day,
): RecordValues {
  if (!sameValue(years, yearsHeld(registered, savedOn))) return {}
  const current = yearsHeld(registered, today)
  return sameValue(years, current) ? {} : { hf29Diffyear: current }
}
