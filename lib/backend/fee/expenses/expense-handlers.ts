import { expenseCalls } from '../../../contract/fee/expense-calls.ts'
import { expense } from '../../../domain/fee/expense.ts'
import { PRIVILEGE } from '../../../domain/permission/privilege.ts'
import { implement } from '../../handler.ts'
import { visibleCase, visibleChild } from '../../member/case-access.ts'
import { needs } from '../../policy.ts'
import { answerRecord } from '../../record/answer.ts'
import { expenseTable } from '../fee-tables.ts'
import { rowsOfCase } from '../ledger/case-ledger.ts'
import { approveExpense, returnExpense } from './decide-expense.ts'
import { answerExpense, answerExpenses } from './expense-answer.ts'
import { blankExpense, saveExpense } from './save-expense.ts'

/** Calls for the expenses of a case. @source CAL-078 to CAL-083 */
export const expenseHandlers = [
  implement(expenseCalls.loadProjectCostList, needs(PRIVILEGE.search), async ({ prjId }, context) => {
    const project = await visibleCase(context, prjId)
    return {
      data: await answerExpenses(
        context,
        project,
        (await rowsOfCase(context.unit, expenseTable, project)).toReversed(),
      ),
    }
  }),
  implement(expenseCalls.getOne, needs(PRIVILEGE.detail), async ({ id }, context) => {
    const { row, project } = await visibleChild(context, expenseTable, id)
    return { data: await answerExpense(context, project, row) }
  }),
  implement(expenseCalls.doCreateCost, needs(PRIVILEGE.detail), async ({ prjId }, context) => {
    const project = await visibleCase(context, prjId)
    return { data: await answerRecord(context.unit, expense, blankExpense(context, project), null) }
  }),
  implement(expenseCalls.doCostFeeRecord, needs(PRIVILEGE.save), async (input, context) => {
    const { row, project } = await saveExpense(context, input)
    return { data: await answerExpense(context, project, row) }
  }),
  implement(expenseCalls.doExamine, needs(PRIVILEGE.save, PRIVILEGE.update), async (asked, context) => {
    const { row, project } = await approveExpense(context, asked)
    return { data: await answerExpense(context, project, row) }
  }),
  implement(expenseCalls.doReturn, needs(PRIVILEGE.save, PRIVILEGE.update), async (asked, context) => {
    const { row, project } = await returnExpense(context, asked)
    return { data: await answerExpense(context, project, row) }
  }),
]
