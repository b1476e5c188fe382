import { type Day, daysBetween } from '../../catalogue/day.ts'
import type { DeadlineKind } from '../../domain/deadline/deadline.ts'
import { workdaysBetween } from '../../domain/deadline/workdays.ts'
import { isWorkday } from '../flow/handling/working-days.ts'
import { GOING_ON, ownCases } from '../home/dashboard-cases.ts'
import { type Principal, visibleProjects } from '../principal.ts'
import type { Filter } from '../store.ts'
import { projectTable } from '../project/project-table.ts'

/** A deadline, before the names of people are added. */
export interface DeadlineRow {
  readonly key: string
  readonly kind: DeadlineKind
  readonly title: string
  readonly prjId: string
  readonly prjName: string
  readonly note: string
  readonly day: Day
  readonly done: 0 | 1
  readonly late: number
  readonly lateWorkdays: number
  readonly place: 'flow' | 'papers' | 'contract' | 'trade' | 'house'
  readonly field: string
  readonly acctId: string
  readonly version: number
  readonly whyNot: string | null
}

/** The days that are requested, and whose deadlines. */
export interface Span {
  readonly from: Day
  readonly to: Day
  readonly team: boolean
}

/** Rows of some deadlines; `more` when a limit left some out. */
export interface Found {
  readonly rows: readonly DeadlineRow[]
  readonly more: boolean
}

/** Open cases of the city: those the user works on, or all they see. For rows that belong to a case. */
export function inOpenCases(principal: Principal, team: boolean): Filter {
  const where: Filter = { all: [team ? visibleProjects(principal) : ownCases(principal), GOING_ON] }
  return {
    all: [
      { field: '$city', is: [principal.city] },
      { field: '$project', oneOf: { table: projectTable, where } },
    ],
  }
}

/** How late something due on a day is; zero twice when it is not. */
export function lateness(day: Day, today: Day): { readonly late: number; readonly lateWorkdays: number } {
  if (day >= today) return { late: 0, lateWorkdays: 0 }
  return { late: daysBetween(day, today), lateWorkdays: workdaysBetween(day, today, isWorkday) }
}
