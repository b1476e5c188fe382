import type { Day } from '../../../catalogue/day.ts'
import { DEFAULT_PLACE } from '../../../domain/codes.ts'
import { addMonths, monthOf } from '../../../domain/months.ts'
import type { Values } from '../../../backend/store.ts'
import type { Place } from '../places.ts'
import type { Random } from '../random.ts'
import { ORIGINS } from './name-lists.ts'
import type { Living } from './work.ts'

export interface Depositor {
  readonly place: Place
  readonly living: Living
  readonly income: number
  /** Full years since they may have started to work. */
  readonly years: number
}

const PAID = 'HX2101'
const CLOSED = 'HX2104'
const NO = '1'

/** The month this number of months before the day. */
const monthBefore = (today: Day, months: number): string => addMonths(monthOf(today), -months)

/** Payments of a person into the provident fund. */
export function fundOf(random: Random, today: Day, { place, living, income, years }: Depositor): Values {
  const own = living === 'own'
  const base = Math.min(Math.max(Math.round(income / 10) * 10, 2_500), 38_000)
  const percent = own ? 10 : random.whole(5, 12)
  const local = place.city === DEFAULT_PLACE.city
  return {
    hf25FundType: own ? 'HX1805' : local ? (random.chance(0.08) ? 'HX1802' : 'HX1801') : 'HX1803',
    hf25FundBody: own ? 'HX1902' : 'HX1901',
    hf25FundProvince: place.province,
    hf25FundCity: place.city,
    hf25FundBase: base,
    hf25FundRate: percent / 100,
    // Employer and employee pay the same share.
    hf25FundAmt: (base * percent * (own ? 1 : 2)) / 100,
    hf25FundRePay: NO,
    ...spanOf('hf25', random, today, years),
  }
}

/** Periods of social insurance, the earliest first; some started in another city. */
export function socialOf(random: Random, today: Day, { place, years }: Depositor): readonly Values[] {
  return periodsOf('hf26', random, today, place, years)
}

/** Periods of personal tax. */
export function taxOf(random: Random, today: Day, { place, years }: Depositor): readonly Values[] {
  return periodsOf('hf27', random, today, place, years)
}

function periodsOf(
  prefix: string,
  random: Random,
  today: Day,
  { province, city, districts }: Place,
  years: number,
): readonly Values[] {
  const at = (inProvince: string, inCity: string, inArea: string): Values => ({
    [`${prefix}Province`]: inProvince,
    [`${prefix}City`]: inCity,
    [`${prefix}Area`]: inArea,
  })
  const [area] = random.pick(districts)
  if (years < 7 || random.chance(0.85))
    return [{ ...at(province, city, area), ...spanOf(prefix, random, today, years) }]
  const moved = random.whole(24, 48)
  const before = {
    [`${prefix}Date1`]: monthBefore(today, moved + random.whole(12, 30)),
    [`${prefix}Date2`]: monthBefore(today, moved + 1),
    [`${prefix}Status`]: CLOSED,
  }
  const [oldProvince, oldCity, oldArea] = random.pick(ORIGINS)
  return [
    { ...at(oldProvince, oldCity, oldArea), ...before },
    { ...at(province, city, area), [`${prefix}Date1`]: monthBefore(today, moved), [`${prefix}Status`]: PAID },
  ]
}

/** A period from a random month, mostly until now. */
function spanOf(prefix: string, random: Random, today: Day, years: number): Values {
  const months = random.whole(7, Math.max(8, Math.min(years * 12, 150)))
  const ended = months > 12 && random.chance(0.12)
  return {
    [`${prefix}Date1`]: monthBefore(today, months),
    [`${prefix}Date2`]: ended ? monthBefore(today, random.whole(1, 5)) : null,
    [`${prefix}Status`]: ended ? CLOSED : PAID,
  }
}
