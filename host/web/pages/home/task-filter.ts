import type { DashboardDoneJob, DashboardTask } from 'fangkit/contract'
import { addDays, type Day } from 'fangkit/domain'

/** How many days the strip shows before and after today. */
const BEFORE = 5
const AFTER = 8

export type TaskKind = DashboardTask['kind'] | 'all'

/** What a day of the strip holds of one sort: what it is called, how often, and how it stands. */
export interface DayMark {
  readonly title: string
  readonly count: number
  readonly tone: 'ok' | 'bad' | 'warn' | 'brand'
}
export interface StripDay {
  readonly day: Day
  readonly isToday: boolean
  readonly isPast: boolean
  readonly isWeekend: boolean
  /** 0 for Sunday. */
  readonly weekday: number
  readonly count: number
  readonly marks: readonly DayMark[]
}

export const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay()

/** Fourteen days around today, each with what is due or was done on it. */
export function stripOf(
  today: Day,
  tasks: readonly DashboardTask[],
  done: readonly DashboardDoneJob[],
): readonly StripDay[] {
  return Array.from({ length: BEFORE + 1 + AFTER }, (_, index) => {
    const day = addDays(today, index - BEFORE)
    const weekday = weekdayOf(day)
    const due = tasks
      .filter((task) => task.day === day)
      .map(({ title, kind, late }) => ({
        title: kind === 'FLOW' ? title : sortOf(title),
        tone: toneOf(kind, late, day, today),
      }))
    const finished = done.filter((job) => job.day === day).map(({ title }) => ({ title, tone: 'ok' as const }))
    const all = [...due, ...finished]
    return {
      day,
      weekday,
      isToday: day === today,
      isPast: day < today,
      isWeekend: weekday === 0 || weekday === 6,
      count: all.length,
      marks: counted(all),
    }
  })
}

/** What is to be done, without what it is about: a day has little room. */
const sortOf = (title: string): string => title.split(/：| · /)[0] ?? title

function toneOf(kind: DashboardTask['kind'], late: number, day: Day, today: Day): DayMark['tone'] {
  if (late > 0) return 'bad'
  return kind !== 'FLOW' || day === today ? 'warn' : 'brand'
}

function counted(all: readonly Omit<DayMark, 'count'>[]): readonly DayMark[] {
  const marks = new Map<string, DayMark>()
  for (const { title, tone } of all) {
    const key = `${tone} ${title}`
    marks.set(key, { title, tone, count: (marks.get(key)?.count ?? 0) + 1 })
  }
  return [...marks.values()]
}

/** The to-dos of one sort, of one day where one is chosen. */
export function tasksShown(tasks: readonly DashboardTask[], kind: TaskKind, day: Day | null): readonly DashboardTask[] {
  return tasks.filter((task) => (kind === 'all' || task.kind === kind) && (day === null || task.day === day))
}

/** What was finished on the chosen day; without one, or among papers and money, nothing. */
export function doneShown(
  done: readonly DashboardDoneJob[],
  kind: TaskKind,
  day: Day | null,
): readonly DashboardDoneJob[] {
  return day === null || kind === 'PAPER' || kind === 'MONEY' ? [] : done.filter((job) => job.day === day)
}
