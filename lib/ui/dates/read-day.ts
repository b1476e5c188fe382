import { isRealDay } from './calendar-days.ts'

const two = (part: string | undefined): string => (part ?? '').padStart(2, '0')
const plain = (typed: string): string => typed.normalize('NFKC').trim()

/** A day as people type it: 2026-11-21, 2026/11/21, 2026.11.21, 20261121, 2026年11月21日. */
export function readDay(typed: string): string | null {
  const match =
    /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/.exec(plain(typed)) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(plain(typed))
  const day = `${match?.[1]}-${two(match?.[2])}-${two(match?.[3])}`
  return match !== null && isRealDay(day) ? day : null
}

/** A month as people type it: 2026-11, 202611, 2026年11月. */
export function readMonth(typed: string): string | null {
  const match = /^(\d{4})[-/.年](\d{1,2})月?$/.exec(plain(typed)) ?? /^(\d{4})(\d{2})$/.exec(plain(typed))
  const month = `${match?.[1]}-${two(match?.[2])}`
  return match !== null && isRealDay(`${month}-01`) ? month : null
}

/** A day with a time behind it, which may be left out or lack its seconds: `YYYY-MM-DD HH:mm:ss`. */
export function readMoment(typed: string): string | null {
  const match = /^(\S+?)(?:[ T]+(\d{1,2}):(\d{1,2})(?::(\d{1,2}))?)?$/.exec(plain(typed))
  const day = readDay(match?.[1] ?? '')
  const [hours, minutes, seconds] = [two(match?.[2]), two(match?.[3]), two(match?.[4])]
  if (day === null || hours > '23' || minutes > '59' || seconds > '59') return null
  return `${day} ${hours}:${minutes}:${seconds}`
}
