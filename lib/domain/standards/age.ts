import type { Day } from '../../catalogue/day.ts'

const ADULT = 18

type Parts = readonly [year: number, month: number, day: number]
const partsOf = (day: Day): Parts => [Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8, 10))]

/**
 * Full years on a day: a year is complete on the birthday itself. A person born on 29 February completes it on 1 March
 * of common years, after the 28th.
 * @returns years, 0 for a future birthday
 * @source MEM-042, MEM-048
 * @public
 */
export function ageOn(birthday: Day, today: Day): number {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4))
  return Math.max(0, today.slice(5) < birthday.slice(5) ? years - 1 : years)
}

/**
 * Months until the 18th birthday, with an incomplete month counted as a whole one: after that many months the person is
 * of age. A month ends on the same day of the next one, or on its last day where there is no such day, as in civil law.
 * @returns months, 0 from the 18th birthday on
 * @source MEM-043, MEM-048
 * @public
 */
export function monthsUntilAdult(birthday: Day, today: Day): number {
  const [year, month, day] = adulthood(birthday)
  const [thisYear, thisMonth, thisDay] = partsOf(today)
  return Math.max(0, (year - thisYear) * 12 + month - thisMonth + (day > thisDay ? 1 : 0))
}

/** Eighteen years after a leap year is a common year, so a person born on 29 February has no such day then. */
function adulthood(birthday: Day): Parts {
  const [year, month, day] = partsOf(birthday)
  return month === 2 && day === 29 ? [year + ADULT, 3, 1] : [year + ADULT, month, day]
}
