import { isDay, type Day } from '../../catalogue/day.ts'
import type { RecordValues } from '../../catalogue/effect.ts'
import { isEmpty, sameValue, type Value } from '../../catalogue/kind.ts'
import { ageOn } from '../standards/age.ts'

/**
 * Full years since the certificate was registered; null while no such day has come.
 *
 * @source HSE-016, OPN-046
 * @public
 */
export function yearsHeld(registered: Value | undefined, today: Day): number | null {
  return typeof registered === 'string' && isDay(registered) && registered <= today ? ageOn(registered, today) : null
}

/**
 * What follows from another day of the certificate: the years since then, where none are filled in,
 * or just those the former day told. Years that somebody wrote stay.
 *
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
 * What the years of a stored house are by now: those that are just what the date told when the house was last saved go
 * on
 * with the date, so that a house passes its fifth anniversary by itself. Years that somebody wrote or emptied stay.
 *
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
