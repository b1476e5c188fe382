import { dayOf } from '../../catalogue/day.ts'
import type { Entity } from '../../catalogue/entity.ts'
import { EXPENSE_STATUS, ORDER_STATUS } from '../../domain/codes.ts'
import { fenOf } from '../../domain/fee/ledger.ts'
import { fenText } from '../../domain/fee/charge-rules.ts'
import { expense } from '../../domain/fee/expense.ts'
import { income } from '../../domain/fee/income.ts'
import { hideNumbers } from '../../domain/standards/hide-numbers.ts'
import { recordAddress } from '../../domain/project/record-address.ts'
import { caseName } from '../fee/case-name.ts'
import type { SignedIn } from '../handler.ts'
import { goesOn } from '../notice/my-to-dos.ts'
import { seesProject } from '../principal.ts'
import { recordOf } from '../record/answer.ts'
import { labelsOf } from '../record/labels.ts'
import { textOf } from '../session.ts'
import type { Filter, Row, Table } from '../store.ts'
import { expenseTable, incomeTable } from '../fee/fee-tables.ts'
import { casesOf } from './dashboard-cases.ts'
import type { Task } from './dashboard-rows.ts'

const MOST = 100

/** One of the two kinds of entries finance can send back. */
interface Entry {
  readonly kind: 'income' | 'expense'
  readonly entity: Entity
  readonly table: Table
  readonly returned: Filter
  /** Names of the fields with the submitter, the purpose and the amount. */
  readonly named: string
  readonly about: readonly string[]
  readonly amount: string
}

const INCOME: Entry = {
  kind: 'income',
  entity: income,
  table: incomeTable,
  returned: { field: 'status', is: [ORDER_STATUS.returned] },
  named: 'hf54ApplyPerson',
  about: ['hf54ProjectName', 'hf54DeducetionType'],
  amount: 'orderAmount',
}
const EXPENSE: Entry = {
  kind: 'expense',
  entity: expense,
  table: expenseTable,
  returned: { field: 'hf40Status', is: [EXPENSE_STATUS.returned] },
  named: 'hf40ApplyPerson',
  about: ['hf40ProjectName'],
  amount: 'hf40CostFet',
}

/** Income and expenses that finance sent back and their submitters have to correct. @source ROL-011 */
export async function moneyTasks(context: SignedIn, team: boolean): Promise<readonly Task[]> {
  return [
    ...(await returnedEntries(context, team, INCOME, '修改收入单')),
    ...(await returnedEntries(context, team, EXPENSE, '修改支出单')),
  ]
}

async function returnedEntries(
  { unit, principal }: SignedIn,
  team: boolean,
  { kind, entity, table, returned, named, about, amount }: Entry,
  title: string,
): Promise<readonly Task[]> {
  const whose: readonly Filter[] = team
    ? []
    : [
        {
          any: [
            { field: '$createdBy', is: [principal.acctId] },
            { field: named, is: [principal.acctId] },
          ],
        },
      ]
  const { rows } = await unit.list(table, {
    where: { all: [{ field: '$city', is: [principal.city] }, returned, ...whose] },
    sort: [{ field: '$updatedAt', descending: true }],
    page: 1,
    pageSize: MOST,
    counted: false,
  })
  const cases = await casesOf(unit, rows)
  const labels = await labelsOf(
    unit,
    entity.fields,
    rows.map((row) => recordOf(entity, row)),
  )
  return rows.flatMap((row, index): readonly Task[] => {
    const project = cases.get(row.project ?? '')
    if (!project || !seesProject(principal, project) || !goesOn(project)) return []
    const what = about.flatMap((name) => labels[index]?.[name] ?? []).join('、')
    return [
      {
        key: row.key,
        kind: 'MONEY',
        title: [title, what, yuanText(row, amount)].filter((part) => part !== '').join(' · '),
        prjId: project.key,
        prjName: caseName(project),
        record: recordAddress(kind, row.key),
        note: `财务退回${textOf(row.values['suggest']) === '' ? '' : `：${hideNumbers(textOf(row.values['suggest']))}`}`,
        day: dayOf(row.updatedAt),
        late: 0,
        returned: 1,
        account: textOf(row.values[named]) || row.createdBy,
      },
    ]
  })
}

function yuanText({ values }: Row, field: string): string {
  const amount = values[field]
  const fen = fenOf(amount)
  return fen === null ? '' : fenText(fen)
}
