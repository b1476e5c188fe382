import { id, integer, text } from '../../catalogue/field.ts'
import { expense } from '../../domain/fee/expense.ts'
import { defineCall } from '../call.ts'
import { params, recordInput } from '../input.ts'
import { draftOutput, recordOutput, rowsOutput } from '../output.ts'

const prjId = id('项目ID', { required: true })
const key = id('记录ID', { required: true })
const version = integer('版本', { min: 1 })
const { service } = expense

/** Expenses of a case. @source CAL-078 to CAL-083 */
export const expenseCalls = {
  loadProjectCostList: defineCall({
    service,
    method: 'loadProjectCostList',
    effect: 'read',
    summary: '某项目的支出清单，新的在前',
    input: params({ prjId }),
    output: rowsOutput(expense),
    errors: ['NOT_FOUND'],
    requirements: ['CAL-083', 'EXP-001'],
  }),
  getOne: defineCall({
    service,
    method: 'getOne',
    effect: 'read',
    summary: '一笔支出',
    input: params({ id: key }),
    output: recordOutput(expense),
    errors: ['NOT_FOUND'],
    requirements: ['CAL-078'],
  }),
  doCreateCost: defineCall({
    service,
    method: 'doCreateCost',
    effect: 'read',
    summary: '新的支出单（尚未提交）：默认值与申请人',
    input: params({ prjId }),
    output: draftOutput(expense),
    errors: ['NOT_FOUND'],
    requirements: ['CAL-079', 'EXP-025'],
  }),
  doCostFeeRecord: defineCall({
    service,
    method: 'doCostFeeRecord',
    effect: 'create',
    encoding: 'json',
    summary: '提交支出单、重新提交被退回的支出单，或由财务填写付款信息',
    input: recordInput(expense),
    output: recordOutput(expense),
    errors: ['NOT_FOUND', 'STATUS', 'CONFLICT', 'KEY_REUSED'],
    requirements: ['CAL-080', 'EXP-025'],
  }),
  doExamine: defineCall({
    service,
    method: 'doExamine',
    effect: 'create',
    summary: '财务审核通过一笔支出',
    input: params({ id: key, version }),
    output: recordOutput(expense),
    errors: ['NOT_FOUND', 'STATUS', 'CONFLICT', 'KEY_REUSED'],
    requirements: ['CAL-081', 'EXP-013'],
  }),
  doReturn: defineCall({
    service,
    method: 'doReturn',
    effect: 'create',
    summary: '财务退回一笔支出并说明理由',
    input: params({
      id: key,
      version,
      suggest: text('退回理由', {
        required: true,
        maxLength: 500,
        missing: { key: 'returnReason', text: '请输入退回理由' },
      }),
    }),
    output: recordOutput(expense),
    errors: ['NOT_FOUND', 'STATUS', 'CONFLICT', 'KEY_REUSED'],
    requirements: ['CAL-082', 'EXP-014'],
  }),
} as const
