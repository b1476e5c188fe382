import { isDay, isMonth, millisecondsOf } from '../../catalogue/day.ts'

const padded = (part: string | undefined): string => (part ?? '').padStart(2, '0')

/** Reads a typed day: `2026-11-21`, `2026/11/21`, `20261121`, `2026年11月21日`, also in full-width digits. */
export function typedDay(typed: string): string | undefined {
  const text = typed.normalize('NFKC').trim()
  const match = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/.exec(text) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(text)
  if (!match) return undefined
  const day = `${match[1]}-${padded(match[2])}-${padded(match[3])}`
  return isDay(day) ? day : undefined
}

/** Reads a typed month: `2026-11`, `202611`, `2026年11月`. */
export function typedMonth(typed: string): string | undefined {
  const text = typed.normalize('NFKC').trim()
  const match = /^(\d{4})[-/.年](\d{1,2})月?$/.exec(text) ?? /^(\d{4})(\d{2})$/.exec(text)
  if (!match) return undefined
  const month = `${match[1]}-${padded(match[2])}`
  return isMonth(month) ? month : undefined
}

/** Reads a typed moment: a day, optionally with hours, minutes and seconds, in Asia/Shanghai. */
export function typedInstant(typed: string): number | undefined {
  const text = typed.normalize('NFKC').trim()
  const match = /^(\S+?)(?:[ T]+(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/.exec(text)
  const day = match?.[1] === undefined ? undefined : typedDay(match[1])
  if (!match || day === undefined) return undefined
  const [hours, minutes, seconds] = [Number(match[2] ?? 0), Number(match[3] ?? 0), Number(match[4] ?? 0)]
  if (hours > 23 || minutes > 59 || seconds > 59) return undefined
  return millisecondsOf(day) + ((hours * 60 + minutes) * 60 + seconds) * 1000
}
