import type { CalendarDay, Deadline } from 'fangkit/contract'
import { addDays, addMonths, type Day } from 'fangkit/domain'

/** 0 for Monday. */
const weekdayFromMonday = (day: Day): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7

/** The days of the whole weeks that contain a month, the first and the last of them. */
export function spanOfMonth(month: string): { readonly from: Day; readonly to: Day } {
  const first = `${month}-01`
  const last = addDays(`${addMonths(month, 1)}-01`, -1)
  return { from: addDays(first, -weekdayFromMonday(first)), to: addDays(last, 6 - weekdayFromMonday(last)) }
}

/** Five weeks: the one before a day, its own, and the three after it. */
export function weeksAround(day: Day): { readonly from: Day; readonly to: Day } {
  const from = addDays(day, -weekdayFromMonday(day) - 7)
  return { from, to: addDays(from, 34) }
}

/** The ways the deadlines are shown. The list has the days of the five weeks. */
export type DeadlineView = 'weeks' | 'month' | 'list'

/** The days that are shown around a day. */
export function spanOf(view: DeadlineView, day: Day): { readonly from: Day; readonly to: Day } {
  return view === 'month' ? spanOfMonth(day.slice(0, 7)) : weeksAround(day)
}

/** The day around which the deadlines before (-1) or after (1) the shown ones are. */
export function dayBeyond(view: DeadlineView, day: Day, by: -1 | 1): Day {
  return view === 'month' ? `${addMonths(day.slice(0, 7), by)}-01` : addDays(day, by * 7)
}

/** Weeks of seven days. */
export function weeksOf(from: Day, to: Day): readonly (readonly Day[])[] {
  const weeks: Day[][] = []
  for (let monday = from; monday <= to; monday = addDays(monday, 7))
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(monday, index)))
  return weeks
}

/** The number of the week that contains a day, by which offices count: the first one has the year's first Thursday. */
export function weekNumber(day: Day): number {
  const thursday = addDays(day, 3 - weekdayFromMonday(day))
  const first = Date.parse(`${thursday.slice(0, 4)}-01-01T00:00:00Z`)
  return Math.floor((Date.parse(`${thursday}T00:00:00Z`) - first) / WEEK) + 1
}

const WEEK = 7 * 86_400_000

/** A job that is being planned, or one that depends on it, moved to another day. */
export interface Move {
  readonly key: string
  readonly title: string
  readonly from: Day
  readonly to: Day
  /** Working days after an agreed day; 0 when it is met. */
  readonly lateBy: number
}

/** A line of a day in the month: a deadline, its papers together, or a job that comes or leaves while it is planned. */
export type DayEntry =
  | { readonly kind: 'from'; readonly move: Move }
  | { readonly kind: 'to'; readonly move: Move }
  | { readonly kind: 'one'; readonly deadline: Deadline }
  | { readonly kind: 'papers'; readonly papers: readonly Deadline[] }

/** What is shown in place of a deadline or beside it. */
export interface Shown extends Pick<DeadlineFilter, 'kinds'> {
  /** Jobs that are being planned. */
  readonly moves: readonly Move[]
}

/**
 * The lines of one day: jobs that are being planned, then what is still to be met first. Several papers are one line
 * behind the others, unless only papers are asked for.
 */
export function dayEntries(day: Day, all: readonly Deadline[], { kinds, moves }: Shown): readonly DayEntry[] {
  const rows = all.filter((row) => row.day === day && !moves.some(({ key }) => key === row.key))
  const isDone = ({ done }: Deadline) => done === 1
  const papers = rows.filter((row) => row.kind === 'PAPER' && !isDone(row))
  const folds = papers.length > 1 && !kinds?.every((kind) => kind === 'PAPER')
  const open = rows.filter((row) => !isDone(row) && !(folds && row.kind === 'PAPER'))
  const each = (some: readonly Deadline[]) => some.map((deadline) => ({ kind: 'one', deadline }) as const)
  const moving = moves.flatMap((move): readonly DayEntry[] => [
    ...(move.from === day ? [{ kind: 'from', move } as const] : []),
    ...(move.to === day ? [{ kind: 'to', move } as const] : []),
  ])
  return [
    ...moving,
    ...each(open),
    ...(folds ? [{ kind: 'papers', papers } as const] : []),
    ...each(rows.filter(isDone)),
  ]
}

/** The value of a filter that selects no person. */
export const NOBODY = '-'

/** Which deadlines are shown; null for all people or kinds. */
export interface DeadlineFilter {
  readonly kinds: readonly string[] | null
  readonly people: readonly string[] | null
}

export function shownBy(rows: readonly Deadline[], { kinds, people }: DeadlineFilter): readonly Deadline[] {
  return rows.filter(
    ({ kind, acctId }) =>
      (kinds === null || kinds.includes(kind)) && (people === null || people.includes(acctId || NOBODY)),
  )
}

/** The people with deadlines and the number of each, the highest first. */
export function peopleOf(
  rows: readonly Deadline[],
): readonly { readonly acctId: string; readonly who: string; readonly count: number }[] {
  const people = new Map<string, { acctId: string; who: string; count: number }>()
  for (const { acctId, who } of rows) {
    const key = acctId ?? ''
    const known = people.get(key)
    people.set(key, { acctId: key, who: who ?? '', count: (known?.count ?? 0) + 1 })
  }
  return [...people.values()].sort((a, b) => b.count - a.count || (a.who < b.who ? -1 : 1))
}

/** Deadlines of the list: the late ones, then the others by day. */
export interface AgendaPart {
  /** Null for the late ones. */
  readonly day: Day | null
  readonly rows: readonly Deadline[]
}

/** @param from days before it are left out, unless something is late */
export function agendaOf(rows: readonly Deadline[], from: Day): readonly AgendaPart[] {
  const isLate = ({ late }: Deadline) => (late ?? 0) > 0
  const late = rows.filter(isLate)
  const rest = rows.filter((row) => !isLate(row) && row.day >= from).toSorted((a, b) => (a.day < b.day ? -1 : 1))
  const days = [...new Set(rest.map(({ day }) => day))]
  return [
    ...(late.length > 0 ? [{ day: null, rows: late }] : []),
    ...days.map((day) => ({ day, rows: rest.filter((row) => row.day === day) })),
  ]
}

/**
 * The working day before (-1) or after (1) a day. Outside the known days, where nothing says which ones offices work
 * on, the day beside it.
 */
export function workdayBeside(days: readonly CalendarDay[], day: Day, by: -1 | 1): Day {
  const later = (by === 1 ? days : days.toReversed()).filter((one) => (by === 1 ? one.day > day : one.day < day))
  return later.find(({ work }) => work === 1)?.day ?? addDays(day, by)
}

/** Whether and why offices are closed on a day, or open on a weekend. */
export function dayNote(day: CalendarDay | undefined): 'off' | 'extra' | null {
  if (!day) return null
  if (day.work === 0) return day.holiday ? 'off' : null
  return day.holiday ? 'extra' : null
}
