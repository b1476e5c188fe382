import { describe, expect, it } from 'vitest'
import { doneShown, stripOf, tasksShown } from '../../../host/web/pages/home/task-filter.ts'
import type { DashboardDoneJob, DashboardTask } from '../../../lib/contract/home/dashboard-calls.ts'
import { monthsUpTo, sameDayIn } from '../../../lib/domain/months.ts'

const task = (key: string, kind: DashboardTask['kind'], title: string, day: string, late = 0): DashboardTask => ({
  key,
  kind,
  title,
  prjId: 'p',
  prjName: '',
  record: null,
  note: '',
  day,
  late,
  returned: 0,
  who: '',
})
const TASKS = [
  task('a', 'FLOW', '缴税', '2026-11-19', 2),
  task('b', 'FLOW', '面签', '2026-11-21'),
  task('c', 'PAPER', '更新资料：身份证', '2026-11-24'),
  task('d', 'PAPER', '更新资料：户口本', '2026-11-24'),
  task('e', 'FLOW', '领证', '2026-12-30'),
]
const DONE: readonly DashboardDoneJob[] = [
  { key: 'x', title: '递件', prjId: 'p', prjName: '', record: null, day: '2026-11-16', who: '' },
]

describe('the days of the start page', () => {
  const days = stripOf('2026-11-21', TASKS, DONE)
  const on = (day: string) => days.find((one) => one.day === day)
  it('are five before and eight after today, weekends marked', () => {
    expect([days.length, days[0]?.day, days.at(-1)?.day]).toEqual([14, '2026-11-16', '2026-11-29'])
    expect(days.filter(({ isWeekend }) => isWeekend).map(({ day }) => day.slice(8))).toEqual(['21', '22', '28', '29'])
    expect(on('2026-11-21')).toMatchObject({ isToday: true, isPast: false, weekday: 6 })
  })
  it('say what is late, due today, due later and done, likes together', () => {
    expect(on('2026-11-19')?.marks).toEqual([{ title: '缴税', tone: 'bad', count: 1 }])
    expect(on('2026-11-21')?.marks).toEqual([{ title: '面签', tone: 'warn', count: 1 }])
    expect(on('2026-11-24')).toMatchObject({ count: 2, marks: [{ title: '更新资料', tone: 'warn', count: 2 }] })
    expect(on('2026-11-16')?.marks).toEqual([{ title: '递件', tone: 'ok', count: 1 }])
  })
  it('filter the to-dos, of one sort or all', () => {
    expect(tasksShown(TASKS, 'all', '2026-11-24').map(({ key }) => key)).toEqual(['c', 'd'])
    expect(tasksShown(TASKS, 'FLOW', null).map(({ key }) => key)).toEqual(['a', 'b', 'e'])
    expect(doneShown(DONE, 'all', '2026-11-16')).toEqual(DONE)
    expect([doneShown(DONE, 'all', null), doneShown(DONE, 'MONEY', '2026-11-16')]).toEqual([[], []])
  })
})

describe('FLW-037 months', () => {
  it('go back over the turn of a year', () => {
    expect(monthsUpTo('2026-02', 4)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02'])
  })
  it.each([
    ['2026-03-31', '2026-02-28'],
    ['2026-11-21', '2026-10-21'],
    ['2026-01-05', '2025-12-05'],
  ])('compare %s with %s', (day, before) => {
    expect(sameDayIn(day, -1)).toBe(before)
  })
})
