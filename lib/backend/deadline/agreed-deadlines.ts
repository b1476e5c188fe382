import { addDays, type Day, isDay } from '../../catalogue/day.ts'
import { type AgreedDay, CONTRACT_DAYS, HOUSE_DAYS, TRADE_DAYS } from '../../domain/deadline/deadline.ts'
import { isFinished } from '../../domain/flow/job-status.ts'
import { caseName } from '../fee/case-name.ts'
import type { SignedIn } from '../handler.ts'
import { openCases } from '../home/dashboard-cases.ts'
import { LONG_AGO } from '../home/paper-tasks.ts'
import { textOf } from '../session.ts'
import type { Row, Table, Unit } from '../store.ts'
import { flowJobTable } from '../flow/flow-tables.ts'
import { houseTable, tradeTable } from '../case-record/case-record-tables.ts'
import { saleContractTable } from '../contract-document/sale-contract-table.ts'
import { type DeadlineRow, type Found, lateness, type Span } from './deadline-rows.ts'

/** A record that agrees on days, and where they are changed. */
interface Source {
  readonly table: Table
  readonly days: readonly AgreedDay[]
  readonly place: 'contract' | 'trade' | 'house'
}
const SOURCES: readonly Source[] = [
  { table: saleContractTable, days: CONTRACT_DAYS, place: 'contract' },
  { table: tradeTable, days: TRADE_DAYS, place: 'trade' },
  { table: houseTable, days: HOUSE_DAYS, place: 'house' },
]

/** A day a case agreed on. */
interface Agreed extends AgreedDay {
  readonly row: Row
  readonly place: Source['place']
  readonly day: Day
  /** Null where no job of the case fulfils it. */
  readonly isMet: boolean | null
}

/** Days of the contract of sale and of release, of the open cases changed last. */
export async function agreedDeadlines(context: SignedIn, { from, to, team }: Span): Promise<Found> {
  const { unit, principal, today } = context
  const cases = await openCases(unit, principal, team)
  const oldest = addDays(today, -LONG_AGO)
  const agreed = await agreedDays(unit, [...cases.keys()])
  return {
    rows: agreed.flatMap((one): readonly DeadlineRow[] => {
      const project = cases.get(one.row.project ?? '')
      const isLate = one.isMet === false && one.day < today && one.day >= oldest
      if (!project || !(isLate || (one.day >= from && one.day <= to))) return []
      return [
        {
          key: `${one.row.key}:${one.field}`,
          kind: one.kind,
          title: one.title,
          prjId: project.key,
          prjName: caseName(project),
          note: '',
          day: one.day,
          done: one.isMet === true ? 1 : 0,
          ...(isLate ? lateness(one.day, today) : { late: 0, lateWorkdays: 0 }),
          place: one.place,
          field: one.field,
          acctId: textOf(project.values['hf20ManagerId']),
          version: one.row.version,
          whyNot: null,
        },
      ]
    }),
    more: false,
  }
}

/** The agreed days of cases, and whether the job that fulfils each is finished. */
export async function agreedDays(unit: Unit, cases: readonly string[]): Promise<readonly Agreed[]> {
  if (cases.length === 0) return []
  const ofCases = { field: '$project', is: cases } as const
  const flows = SOURCES.flatMap(({ days }) => days.flatMap(({ flow }) => flow ?? []))
  const { rows: jobs } = await unit.list(flowJobTable, {
    where: { all: [ofCases, { field: 'hf15FlowCode', is: flows }] },
    counted: false,
  })
  const finished = new Map(
    jobs.map(({ project, values }) => [`${project} ${textOf(values['hf15FlowCode'])}`, isFinished(values)]),
  )
  const found: Agreed[] = []
  for (const { table, days, place } of SOURCES) {
    const { rows } = await unit.list(table, { where: ofCases, counted: false })
    for (const row of rows)
      for (const agreed of days) {
        const day = textOf(row.values[agreed.field])
        if (isDay(day))
          found.push({ ...agreed, row, place, day, isMet: finished.get(`${row.project} ${agreed.flow}`) ?? null })
      }
  }
  return found
}
