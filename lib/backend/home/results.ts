import type { Day } from '../../catalogue/day.ts'
import { fromFen } from '../../catalogue/unit.ts'
import { FLOW_STATUS } from '../../domain/codes.ts'
import { fenOf } from '../../domain/fee/ledger.ts'
import { commissionEntry } from '../../domain/flow/commission-rule.ts'
import { TRANSFER_FLOW } from '../../domain/flow/case-progress.ts'
import { addMonths, firstDay, monthOf, monthsUpTo, sameDayIn } from '../../domain/months.ts'
import type { SignedIn } from '../handler.ts'
import { recordOf } from '../record/answer.ts'
import { labelsOf } from '../record/labels.ts'
import { textOf } from '../session.ts'
import type { Filter, Row } from '../store.ts'
import { commissionEntryTable } from '../commission/commission-tables.ts'
import { flowJobTable } from '../flow/flow-tables.ts'
import { projectTable } from '../project/project-table.ts'
import { ownCases } from './dashboard-cases.ts'

/** More cases than a user handles in half a year. Cases beyond it are missing from the oldest months. */
const MOST_CASES = 2_000
const MOST_ROWS = 20_000
/** Number of months in the results, including the current one. */
const MONTHS_SHOWN = 6

/** What the user, or the whole city, achieved in the last half year. @source ROL-010, FLW-037 */
export async function resultsOf(context: SignedIn, team: boolean): Promise<Readonly<Record<string, unknown>>> {
  const { today } = context
  const thisMonth = monthOf(today)
  const lastMonth = addMonths(thisMonth, -1)
  const months = monthsUpTo(thisMonth, MONTHS_SHOWN)
  const from = firstDay(addMonths(thisMonth, 1 - MONTHS_SHOWN))
  const transfers = await transferDays(context, team, from)
  const { earned, pending } = await commission(context, team, from)
  const inMonth = (days: readonly Day[], month: string) => days.filter((day) => day.startsWith(month))
  return {
    months: months.map((month) => ({
      month,
      transfers: inMonth(transfers, month).length,
      commission: sum(earned.filter(({ day }) => day.startsWith(month)).map(({ line }) => line)),
    })),
    before: inMonth(transfers, lastMonth).filter((day) => day <= sameDayIn(today, -1)).length,
    pending: sum(pending),
    shares: await sharesOf(
      context,
      earned.filter(({ day }) => day.startsWith(thisMonth)).map(({ line }) => line),
    ),
  }
}

/** The days on which cases changed hands. */
async function transferDays({ unit, principal, today }: SignedIn, team: boolean, from: Day): Promise<readonly Day[]> {
  const keys = team
    ? null
    : (
        await unit.list(projectTable, {
          where: ownCases(principal),
          sort: [{ field: '$updatedAt', descending: true }],
          page: 1,
          pageSize: MOST_CASES,
          counted: false,
        })
      ).rows.map(({ key }) => key)
  if (keys?.length === 0) return []
  const whose: readonly Filter[] = keys === null ? [] : [{ field: '$project', is: keys }]
  const where: Filter = {
    all: [
      { field: '$city', is: [principal.city] },
      { field: 'hf15FlowCode', is: [TRANSFER_FLOW] },
      { field: 'hf15Status', is: [FLOW_STATUS.finished] },
      { field: 'hf15PlanTime', from, to: today },
      ...whose,
    ],
  }
  const { rows } = await unit.list(flowJobTable, {
    where,
    sort: [{ field: 'hf15PlanTime', descending: true }],
    page: 1,
    pageSize: MOST_ROWS,
    counted: false,
  })
  return rows.map(({ values }) => textOf(values['hf15PlanTime']))
}

interface Earned {
  readonly line: Row
  /** The day the job was finished. */
  readonly day: Day
}

/** Commission that was earned since a day, and commission still to be earned. */
async function commission(
  { unit, principal, today }: SignedIn,
  team: boolean,
  from: Day,
): Promise<{ readonly earned: readonly Earned[]; readonly pending: readonly Row[] }> {
  const { acctId, city } = principal
  if (!team && acctId === '') return { earned: [], pending: [] }
  const whose: readonly Filter[] = team ? [] : [{ field: 'acctId', is: [acctId] }]
  const { rows: lines } = await unit.list(commissionEntryTable, {
    where: { all: [{ field: '$city', is: [city] }, ...whose] },
    sort: [{ field: '$createdAt', descending: true }],
    page: 1,
    pageSize: MOST_ROWS,
    counted: false,
  })
  const done = lines.filter(({ values }) => values['earned'] === 1)
  const cases = [...new Set(done.flatMap(({ project }) => project ?? []))]
  const jobs =
    cases.length === 0
      ? []
      : (
          await unit.list(flowJobTable, {
            where: {
              all: [
                { field: '$project', is: cases },
                { field: 'hf15Status', is: [FLOW_STATUS.finished] },
                { field: 'hf15PlanTime', from, to: today },
              ],
            },
            counted: false,
          })
        ).rows
  const days = new Map(jobs.map(({ key, values }) => [key, textOf(values['hf15PlanTime'])]))
  return {
    earned: done.flatMap((line) => {
      const day = days.get(textOf(line.values['jobId']))
      return day === undefined ? [] : [{ line, day }]
    }),
    pending: lines.filter(({ values }) => values['earned'] !== 1),
  }
}

async function sharesOf(
  { unit }: SignedIn,
  lines: readonly Row[],
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const scenes = [...new Set(lines.map(({ values }) => textOf(values['sceneGrp'])))]
  const first = scenes.flatMap((scene) => lines.find(({ values }) => values['sceneGrp'] === scene) ?? [])
  const labels = await labelsOf(
    unit,
    commissionEntry.fields,
    first.map((row) => recordOf(commissionEntry, row)),
  )
  return scenes
    .map((code, index) => ({
      code,
      name: labels[index]?.['sceneGrp'] ?? code,
      amount: sum(lines.filter(({ values }) => textOf(values['sceneGrp']) === code)),
    }))
    .toSorted((one, other) => other.amount - one.amount)
}

function sum(lines: readonly Row[]): number {
  return fromFen(lines.reduce((amount, { values }) => amount + (fenOf(values['amount']) ?? 0n), 0n))
}
