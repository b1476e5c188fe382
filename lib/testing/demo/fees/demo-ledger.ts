import { dayOf } from '../../../catalogue/day.ts'
import { EXPENSE_STATUS } from '../../../domain/codes.ts'
import { receiptNumberKey } from '../../../domain/fee/voucher/receipt-number.ts'
import { EXAMINE_ACTION, EXAMINED_OBJECT } from '../../../domain/fee/examination.ts'
import { nextExpenseNumber, nextOrderNumber } from '../../../backend/fee/ledger/ledger-number.ts'
import type { Files } from '../../../backend/files.ts'
import { textOf } from '../../../backend/session.ts'
import type { Table, Unit, Values } from '../../../backend/store.ts'
import { chargeTable, expenseTable, incomeTable, orderTable } from '../../../backend/fee/fee-tables.ts'
import { memberTable } from '../../../backend/member/member-tables.ts'
import type { DemoProject } from '../projects/demo-projects.ts'
import { filledOnly } from '../../../backend/seed/rows/filled.ts'
import type { PeopleOfCase } from '../people/people-of-case.ts'
import { addVoucher } from './add-voucher.ts'
import { chargesOf } from './charge-plan.ts'
import { EXPENSE_RETURN_REASON, expenseValues } from './expense-values.ts'
import { expensesOf, incomesOf, type PlannedIncome } from './money-plan.ts'
import { incomeValues, isReceived, orderValues, prepaidValues, RETURN_REASON, slipOf } from './order-rows.ts'

/** A submitted entry and the outcome of its review; null while it waits. */
export interface FeeSubmission {
  readonly objCode: string
  readonly objId: string
  readonly decision: { readonly action: string; readonly suggest: string | null } | null
  /** True for an entry that needs no decision: it was paid by a code, or by orders that are paid. */
  readonly settled: boolean
}

/** Who posts the money of a case, and when. */
export interface Posting {
  readonly submitter: string
  readonly at: number
  /** Where the pictures of vouchers are stored. */
  readonly files: Files
}

/** Every fourth case has an order that its customer paid and that has not been deducted yet. */
const PREPAID_EVERY = 4
const PREPAID = 1_200

/**
 * Stores the ledger of a demo case: charges, income in every status, orders to deduct, expenses in every status.
 * @returns the submitted entries, for their log
 */
export async function addLedger(
  unit: Unit,
  project: DemoProject,
  index: number,
  people: PeopleOfCase,
  { submitter, at, files }: Posting,
): Promise<readonly FeeSubmission[]> {
  const { key: prjId, city, record, move } = project
  const [step, day] = [move?.step ?? '', dayOf(at)]
  const charges = chargesOf(record['hf20LoanScheme'])
  const submissions: FeeSubmission[] = []
  const counts = new Map<string, number>()
  const keyOf = (table: Table, sortNo: number) => `${prjId.replace('project', table.name.slice(0, 4))}-${sortNo}`
  const add = async (table: Table, values: Values): Promise<string> => {
    const sortNo = (counts.get(table.name) ?? 0) + 1
    counts.set(table.name, sortNo)
    const key = keyOf(table, sortNo)
    await unit.insert(table, { key, project: prjId, city, values: filledOnly({ ...values, sortNo }) })
    return key
  }
  const customer = payerIn(people)
  const prepaid = async (income: Pick<PlannedIncome, 'type' | 'amount'>, deductedBy: string | null) => {
    const billNo = await nextOrderNumber(unit, at)
    return {
      key: await add(orderTable, prepaidValues({ prjId, city, billNo, ...income, at, customer, deductedBy })),
      billNo,
    }
  }

  for (const [type, total, , receiveWho] of charges)
    await add(chargeTable, { prjId, produceCls: type, totalFee: total, receiveWho })
  for (const income of incomesOf(charges, step, index)) {
    // The income that deducts an order comes right after it.
    const ahead = keyOf(incomeTable, (counts.get(incomeTable.name) ?? 0) + 1)
    const bound = income.status === 'deducted' ? [await prepaid(income, ahead)] : []
    const entry = {
      ...income,
      prjId,
      billNo: await nextOrderNumber(unit, at),
      submitter,
      day,
      at,
      serial: index * 100 + (counts.get(incomeTable.name) ?? 0),
      bound,
    }
    const voucher = `${ahead}-slip`
    const slip = slipOf(entry)
    const incomeId = await add(incomeTable, withNumber({ ...incomeValues(entry), hf54Image: slip && voucher }))
    if (slip) await addVoucher(unit, files, { key: voucher, project: prjId, city, slip, incomeId, at })
    const orderId = await add(orderTable, { ...orderValues(entry, incomeId), sl01Image1: slip && voucher })
    const decision =
      income.status === 'reviewed'
        ? { action: EXAMINE_ACTION.approve, suggest: null }
        : income.status === 'returned'
          ? { action: EXAMINE_ACTION.giveBack, suggest: RETURN_REASON }
          : null
    submissions.push({ objCode: EXAMINED_OBJECT.order, objId: orderId, decision, settled: isReceived(income.status) })
  }
  if (index % PREPAID_EVERY === 0) await prepaid({ type: charges[0]?.[0] ?? '', amount: PREPAID }, null)
  for (const planned of expensesOf(step, index)) {
    const objId = await add(
      expenseTable,
      expenseValues(planned, { prjId, billNo: await nextExpenseNumber(unit, at), submitter, day }),
    )
    const decision =
      planned.status === EXPENSE_STATUS.reviewed
        ? { action: EXAMINE_ACTION.approve, suggest: '票据齐全' }
        : planned.status === EXPENSE_STATUS.returned
          ? { action: EXAMINE_ACTION.giveBack, suggest: EXPENSE_RETURN_REASON }
          : null
    submissions.push({ objCode: EXAMINED_OBJECT.expense, objId, decision, settled: false })
  }
  return submissions
}

/** Adds the number of the receipt in the form it is compared in. */
const withNumber = (values: Values): Values => ({
  ...values,
  receiptNo: receiptNumberKey(textOf(values['orderNo'])) || null,
})

/** The name of the main buyer, or of the owner where there is no buyer. */
function payerIn({ rows, main }: PeopleOfCase): string | null {
  const id = textOf(main['hf20BuyerId']) || textOf(main['hf20SellerId'])
  const member = rows.find(({ table, row }) => table === memberTable && row.key === id)
  return textOf(member?.row.values['hf23LinkName']) || null
}
