import { incomeCalls } from '../../../contract/fee/income-calls.ts'
import { income } from '../../../domain/fee/income.ts'
import { PRIVILEGE } from '../../../domain/permission/privilege.ts'
import { implement, type Implementation, implementLongRunning } from '../../handler.ts'
import { visibleCase, visibleChild } from '../../member/case-access.ts'
import { needs } from '../../policy.ts'
import { answerRecord } from '../../record/answer.ts'
import { incomeTable } from '../fee-tables.ts'
import { rowsOfCase } from '../ledger/case-ledger.ts'
import { checkIncome } from './check-income.ts'
import { blankIncome } from './draft-income.ts'
import { answerIncome, answerIncomes } from './income-answer.ts'
import type { LedgerParts } from '../ledger-parts.ts'
import { submitIncome } from './submit-income.ts'

/** Calls for the income of a case. @source CAL-068 to CAL-072 */
export const incomeHandlers = (parts: LedgerParts): readonly Implementation[] => [
  implement(incomeCalls.getProjectIncomeInfo, needs(PRIVILEGE.search), async ({ prjId }, context) => {
    const project = await visibleCase(context, prjId)
    return {
      data: await answerIncomes(context, project, (await rowsOfCase(context.unit, incomeTable, project)).toReversed()),
    }
  }),
  implement(incomeCalls.initProjectIncome, needs(PRIVILEGE.detail), async ({ prjId }, context) => {
    const project = await visibleCase(context, prjId)
    return { data: await answerRecord(context.unit, income, blankIncome(context, project), null) }
  }),
  implement(incomeCalls.getIncomeOrderDetail, needs(PRIVILEGE.detail), async ({ id }, context) => {
    const { row, project } = await visibleChild(context, incomeTable, id)
    return { data: await answerIncome(context, project, row) }
  }),
  implementLongRunning(incomeCalls.submitIncomeInfoCheck, needs(PRIVILEGE.save), async (input, context) => ({
    data: await checkIncome(context, input, parts),
  })),
  implement(incomeCalls.submitIncomeInfo, needs(PRIVILEGE.save), async (input, context) => {
    const { row, project } = await submitIncome(context, input)
    return { data: await answerIncome(context, project, row) }
  }),
]
