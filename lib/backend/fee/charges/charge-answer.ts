import { millisecondsOf } from '../../../catalogue/day.ts'
import type { RecordValues } from '../../../catalogue/effect.ts'
import { fromFen } from '../../../catalogue/unit.ts'
import { charge } from '../../../domain/fee/charge.ts'
import { chargeTypeOf } from '../../../domain/fee/ledger.ts'
import { chargeOfExpense } from '../../../domain/fee/expense-charge.ts'
import { expense } from '../../../domain/fee/expense.ts'
import { income } from '../../../domain/fee/income.ts'
import { saleOrder } from '../../../domain/fee/sale-order.ts'
import { EXPENSE_STATUS, FEE_TYPE, ORDER_STATUS } from '../../../domain/codes.ts'
import { answerRows, recordOf } from '../../record/answer.ts'
import { labelsOf } from '../../record/labels.ts'
import { listOf, textOf } from '../../session.ts'
import type { Row, Unit } from '../../store.ts'
import { dictEntryTable } from '../../dictionary/dictionary-tables.ts'
import { orderTable } from '../fee-tables.ts'
import { type Ledger, readLedger, rowsOfCase, balanceOfType } from '../ledger/case-ledger.ts'

/** Money that came in or went out under a charge, in wire form. */
interface ChargeMovement {
  readonly type: string
  readonly happenTime: number
  readonly line: Readonly<Record<string, unknown>>
}

/** A charge with the amount still to be collected. */
export function shownCharge(ledger: Ledger, row: Row): RecordValues {
  const balance = balanceOfType(ledger, textOf(row.values['produceCls']))
  const yuan = (fen: bigint | null | undefined) => (fen === null || fen === undefined ? null : fromFen(fen))
  return {
    ...recordOf(charge, row),
    cfgId: row.key,
    remindFee: yuan(balance?.remind),
    bookableFee: yuan(balance?.bookable),
  }
}

/**
 * The charges of a case in order, each with its money movements by time and the group of its type.
 * @source FEE-019 to FEE-021, CAL-065
 */
export async function answerCharges(unit: Unit, project: Row): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const [ledger, orders, groups] = await Promise.all([
    readLedger(unit, project),
    rowsOfCase(unit, orderTable, project),
    groupsOf(unit),
  ])
  const [incomes, expenses, answered] = await Promise.all([
    incomeMovements(unit, ledger, orders),
    expenseMovements(unit, ledger),
    answerRows(unit, charge, ledger.charges, (_record, row) => shownCharge(ledger, row)),
  ])
  const lines = [...incomes, ...expenses].toSorted((a, b) => a.happenTime - b.happenTime)
  return answered.map((record, index) => {
    const type = textOf(ledger.charges[index]?.values['produceCls'])
    return {
      ...record,
      projectFeeInfoVos: lines.filter((one) => one.type === type).map(({ line }) => line),
      group: groups.get(type) ?? '',
    }
  })
}

/** Incomes of the case as movements. Returned incomes are left out. */
async function incomeMovements(
  unit: Unit,
  { incomes }: Ledger,
  ordersOfCase: readonly Row[],
): Promise<readonly ChargeMovement[]> {
  const counted = incomes.filter(({ values }) => values['status'] !== ORDER_STATUS.returned)
  const orders = new Map(ordersOfCase.map((order) => [textOf(order.values['sl01IncomeId']), order]))
  const [paidBy, kinds] = await Promise.all([
    labelsOf(
      unit,
      saleOrder.fields,
      counted.map(({ key }) => orders.get(key)?.values ?? {}),
    ),
    labelsOf(
      unit,
      income.fields,
      counted.map(({ values }) => values),
    ),
  ])
  return counted.map((row, index) => {
    const {
      paySign = 0,
      payChannel = null,
      status = null,
      orderAmount = 0,
      hf54ReceiveTime,
      billNo = null,
    } = row.values
    const paid = orders.get(row.key)?.values['sl01PayTime']
    const happenTime =
      typeof hf54ReceiveTime === 'string'
        ? millisecondsOf(hf54ReceiveTime)
        : typeof paid === 'number'
          ? paid
          : row.createdAt
    const payText =
      paidBy[index]?.['sl01PayMethod'] ?? paidBy[index]?.['sl01PayChannel'] ?? kinds[index]?.['hf54ChargeKind'] ?? null
    return {
      type: chargeTypeOf(row.values) ?? '',
      happenTime,
      line: {
        feeType: FEE_TYPE.income,
        paySign,
        payChannel,
        status,
        happenTime,
        happenAmount: orderAmount,
        keyValue: row.key,
        billNo,
        payText,
      },
    }
  })
}

async function expenseMovements(unit: Unit, { expenses }: Ledger): Promise<readonly ChargeMovement[]> {
  const counted = expenses.filter(({ values }) => values['hf40Status'] !== EXPENSE_STATUS.returned)
  const labels = await labelsOf(
    unit,
    expense.fields,
    counted.map(({ values }) => values),
  )
  return counted.flatMap((row, index) => {
    const { hf40Status: status = null, hf40CostFet = 0, hf40CostDate, hf40BillNo: billNo = null } = row.values
    const type = chargeOfExpense(listOf(row.values['hf40ProjectName']))
    const happenTime = typeof hf40CostDate === 'string' ? millisecondsOf(hf40CostDate) : row.createdAt
    const payText = labels[index]?.['hf40PayAccount'] ?? null
    return type === null
      ? []
      : [
          {
            type,
            happenTime,
            line: {
              feeType: FEE_TYPE.expense,
              paySign: 0,
              payChannel: null,
              status,
              happenTime,
              happenAmount: hf40CostFet,
              keyValue: row.key,
              billNo,
              payText,
            },
          },
        ]
  })
}

/** The group of each charge type, from its dictionary. @source FEE-004 */
async function groupsOf(unit: Unit): Promise<ReadonlyMap<string, string>> {
  const { rows } = await unit.list(dictEntryTable, {
    where: { field: 'dict', is: [charge.fields.produceCls.dict ?? ''] },
  })
  return new Map(rows.map(({ values }) => [textOf(values['key']), typeIn(textOf(values['otherValues']))]))
}

function typeIn(otherValues: string): string {
  if (otherValues === '') return ''
  const further: unknown = JSON.parse(otherValues)
  const type = typeof further === 'object' && further !== null && 'TYPE' in further ? further.TYPE : ''
  return typeof type === 'string' ? type : ''
}
