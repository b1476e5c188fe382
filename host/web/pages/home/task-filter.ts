import type { DashboardDoneJob, DashboardTask } from 'fangkit/contract'
import { addDays, type Day } from 'fangkit/domain'

/** Number of days the strip shows before and after today. */
const BEFORE = 5
const AFTER = 8

export type TaskKind = DashboardTask['kind'] | 'all'

/** The tasks of one kind on a day of the strip: name, count and status. */
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

/** Returns fourteen days around today, each with what is due or was done on it. */
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
      .map(({ title, kind, late, returned }) => ({
        title: kind === 'FLOW' ? title : sortOf(title),
        tone: toneOf(kind, late > 0 || returned > 0, day, today),
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

/** Returns the kind of a task without its subject, because a day has little space. */
const sortOf = (title: string): string => title.split(/：| · /)[0] ?? title

function toneOf(kind: DashboardTask['kind'], urgent: boolean, day: Day, today: Day): DayMark['tone'] {
  if (urgent) return 'bad'
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

/** Returns the tasks of one kind, limited to a day when one is selected. */
export function tasksShown(tasks: readonly DashboardTask[], kind: TaskKind, day: Day | null): readonly DashboardTask[] {
  return tasks.filter((task) => (kind === 'all' || task.kind === kind) && (day === null || task.day === day))
}

/** Returns what was finished on the selected day; nothing without a day, or for papers and money. */
export function doneShown(
  done: readonly DashboardDoneJob[],
  kind: TaskKind,
  day: Day | null,
): readonly DashboardDoneJob[] {
  return day === null || kind === 'PAPER' || kind === 'MONEY' ? [] : done.filter((job) => job.day === day)
}
