import { isRealDay } from './calendar-days.ts'

const two = (part: string | undefined): string => (part ?? '').padStart(2, '0')
const plain = (typed: string): string => typed.normalize('NFKC').trim()

/** Reads a typed day: 2026-11-21, 2026/11/21, 2026.11.21, 20261121, 2026年11月21日. Returns `null` for other text. */
export function readDay(typed: string): string | null {
  const match =
    /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/.exec(plain(typed)) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(plain(typed))
  const day = `${match?.[1]}-${two(match?.[2])}-${two(match?.[3])}`
  return match !== null && isRealDay(day) ? day : null
}

/** Reads a typed month: 2026-11, 202611, 2026年11月. Returns `null` for other text. */
export function readMonth(typed: string): string | null {
  const match = /^(\d{4})[-/.年](\d{1,2})月?$/.exec(plain(typed)) ?? /^(\d{4})(\d{2})$/.exec(plain(typed))
  const month = `${match?.[1]}-${two(match?.[2])}`
  return match !== null && isRealDay(`${month}-01`) ? month : null
}

/** Reads a day with a time, which may be missing or have no seconds. Returns `YYYY-MM-DD HH:mm:ss`, or `null`. */
export function readMoment(typed: string): string | null {
  const match = /^(\S+?)(?:[ T]+(\d{1,2}):(\d{1,2})(?::(\d{1,2}))?)?$/.exec(plain(typed))
  const day = readDay(match?.[1] ?? '')
  const [hours, minutes, seconds] = [two(match?.[2]), two(match?.[3]), two(match?.[4])]
  if (day === null || hours > '23' || minutes > '59' || seconds > '59') return null
  return `${day} ${hours}:${minutes}:${seconds}`
}
