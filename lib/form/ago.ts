import { dayOf, instantText } from '../catalogue/day.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

interface AgoTexts {
  readonly justNow: string
  readonly minutesAgo: (parts: { readonly count: number }) => string
}

/** `HH:mm` of an instant in Asia/Shanghai. */
export function clockText(at: number): string {
  return instantText(at).slice(11, 16)
}

/** 刚刚, N 分钟前, the time for today, otherwise day and time. */
export function agoText(at: number, now: number, { justNow, minutesAgo }: AgoTexts): string {
  const passed = now - at
  if (passed < MINUTE) return justNow
  if (passed < HOUR) return minutesAgo({ count: Math.floor(passed / MINUTE) })
  return dayOf(at) === dayOf(now) ? clockText(at) : instantText(at).slice(0, 16)
}
