import { addDays, dayOf, instantText } from '../../catalogue/day.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Texts for recent times; part of the grid's messages. */
export interface RecentTexts {
  readonly justNow: string
  readonly minutesAgo: (of: { readonly count: number }) => string
  readonly hoursAgo: (of: { readonly count: number }) => string
  readonly yesterday: (of: { readonly time: string }) => string
}

/** A time in words: 刚刚, 8 分钟前, 2 小时前 for today, 昨天 17:42, 11-19 18:21, the date for other years. */
export function recentTime(instant: number, now: number, words: RecentTexts): string {
  const age = now - instant
  // A time slightly in the future comes from another clock; one further ahead is a plan and shows its time.
  if (age >= -MINUTE && age < MINUTE) return words.justNow
  if (age >= 0 && age < HOUR) return words.minutesAgo({ count: Math.floor(age / MINUTE) })
  const [day = '', clock = ''] = instantText(instant).split(' ')
  const time = clock.slice(0, 5)
  const today = dayOf(now)
  if (day === today && age >= 0) return words.hoursAgo({ count: Math.floor(age / HOUR) })
  if (day === addDays(today, -1)) return words.yesterday({ time })
  return day.slice(0, 4) === today.slice(0, 4) ? `${day.slice(5)} ${time}` : `${day} ${time}`
}
