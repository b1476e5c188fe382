import { examinationCalls } from '../../../contract/fee/fee-calls.ts'
import { EXAMINED_OBJECT, examination } from '../../../domain/fee/examination.ts'
import { PRIVILEGE } from '../../../domain/permission/privilege.ts'
import { implement } from '../../handler.ts'
import { visibleChild } from '../../member/case-access.ts'
import { needs } from '../../policy.ts'
import { answerRows } from '../../record/answer.ts'
import { Refusal } from '../../refusal.ts'
import { expenseTable, orderTable } from '../fee-tables.ts'
import { examinationsOf } from './note-examination.ts'

/** Calls for the history of an order or expense, for users who see its case. @source CAL-084 */
export const examinationHandlers = [
  implement(examinationCalls.getMyExamList, needs(PRIVILEGE.search), async ({ objCode, objId }, context) => {
    const table =
      objCode === EXAMINED_OBJECT.order ? orderTable : objCode === EXAMINED_OBJECT.expense ? expenseTable : null
    if (!table)
      throw Refusal.invalid([{ field: 'objCode', message: `${examination.fields.hf3fObjCode.label}不在可选范围内` }])
    const { row } = await visibleChild(context, table, objId)
    return { data: await answerRows(context.unit, examination, await examinationsOf(context.unit, row.key)) }
  }),
]
