import { expenseCalls } from '../../../contract/fee/expense-calls.ts'
import { chargeCalls, type ChargeRow, examinationCalls, type FeeRights } from '../../../contract/fee/fee-calls.ts'
import { type DeductionGroup, incomeCalls, saleOrderCalls } from '../../../contract/fee/income-calls.ts'
import type { DraftRecord, Stored } from '../../../contract/output.ts'
import type { Examination } from '../../../domain/fee/examination.ts'
import type { Expense } from '../../../domain/fee/expense.ts'
import type { Income } from '../../../domain/fee/income.ts'
import type { SaleOrder } from '../../../domain/fee/sale-order.ts'
import { answerOf, type QueryPlan } from '../query-options.ts'

/** The charges of a case, with the incomes booked under each. @source CAL-065 @public */
export function charges(prjId: string): QueryPlan<readonly ChargeRow[]> {
  return answerOf(chargeCalls.getChargeCfgList, { prjId })
}

/** What the user may do with the ledger of a case. @public */
export function feeRights(prjId: string): QueryPlan<FeeRights> {
  return answerOf(chargeCalls.getRights, { prjId })
}

/** Income of a case, newest first. @source CAL-068 @public */
export function incomes(prjId: string): QueryPlan<readonly Stored<Income>[]> {
  return answerOf(incomeCalls.getProjectIncomeInfo, { prjId })
}

/** A blank income with its submitter. Never cached. @source CAL-069 @public */
export function incomeBlank(prjId: string): QueryPlan<DraftRecord<Income>> {
  return { ...answerOf(incomeCalls.initProjectIncome, { prjId }), staleTime: 0 }
}

/** One income, to view or edit. @source CAL-070 @public */
export function incomeDetail(id: string): QueryPlan<Stored<Income>> {
  return answerOf(incomeCalls.getIncomeOrderDetail, { id })
}

/** The sale order of an income. @source CAL-073 @public */
export function saleOrderDetail(id: string): QueryPlan<Stored<SaleOrder>> {
  return answerOf(saleOrderCalls.getOne, { id })
}

/** Orders of a case that can be deducted, by class. @source CAL-076 @public */
export function deductibleOrders(prjId: string, keywords: string): QueryPlan<readonly DeductionGroup[]> {
  return answerOf(saleOrderCalls.getDeceletionList, { prjId, keywords })
}

/** Expenses of a case, newest first. @source CAL-083 @public */
export function expenses(prjId: string): QueryPlan<readonly Stored<Expense>[]> {
  return answerOf(expenseCalls.loadProjectCostList, { prjId })
}

/** A blank expense with its applicant. Never cached. @source CAL-079 @public */
export function expenseBlank(prjId: string): QueryPlan<DraftRecord<Expense>> {
  return { ...answerOf(expenseCalls.doCreateCost, { prjId }), staleTime: 0 }
}

/** One expense, to view or edit. @source CAL-078 @public */
export function expenseDetail(id: string): QueryPlan<Stored<Expense>> {
  return answerOf(expenseCalls.getOne, { id })
}

/** The history of an order or an expense (`EXAMINED_OBJECT`), newest first. @source CAL-084 @public */
export function examinations(objCode: string, objId: string): QueryPlan<readonly Stored<Examination>[]> {
  return answerOf(examinationCalls.getMyExamList, { objCode, objId })
}
