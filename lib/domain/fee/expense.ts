import { all, any, empty, filled, is, not } from '../../catalogue/condition.ts'
import { defineEntity, type RecordOf } from '../../catalogue/entity.ts'
import { account, code, codes, date, flag, id, image, text, textarea, yuan } from '../../catalogue/field.ts'
import { notFuture } from '../../catalogue/rule.ts'
import { EXPENSE_STATUS, INVOICE } from '../codes.ts'
import { EXPENSE_TO_DO } from './fee-status.ts'
import { PROJECT_SERVICE } from '../project/project-service.ts'
import { recordFields } from '../record-fields.ts'

const SUBMITTED = not(any(empty('hf40Status'), all(is('hf40Status', EXPENSE_STATUS.returned), is('canEdit', 1))))
/** An expense that finance is reviewing. @source EXP-011 */
const UNDER_REVIEW = all(is('isFinance', 1), is('hf40Status', ...EXPENSE_TO_DO))
const DECIDED = all(filled('hf40Status'), not(is('hf40Status', ...EXPENSE_TO_DO, EXPENSE_STATUS.returned)))
const OF_FINANCE = any(UNDER_REVIEW, DECIDED)

/** An expense: money that was spent for a case. @source specification 2 §3.3, §4.2 (EXP-005 to EXP-023) @public */
// biome-ignore format: a table with one row a line
export const expense = defineEntity({
  service: 'ProjectCostInfo',
  title: '支出',
  metaTable: null,
  facts: ['isFinance'],
  groups: {
    request: { label: '支出申请', fields: {
      keyValue: id('记录ID', { hidden: true, serverOwned: true }),
      hf40Id: id('支出ID', { hidden: true, serverOwned: true }),
      hf40PrjId: id('项目ID', { hidden: true, indexed: true, picks: PROJECT_SERVICE }),
      hf40BillNo: text('支出单号', { serverOwned: true, maxLength: 32, indexed: true, column: true }),
      hf40ProjectName: codes('HX55', '支出类别', { required: true, freeText: true, indexed: true, column: true, missing: { key: 'expenseCategory', text: '请选择支出类别' } }),
      hf40CostFet: yuan('支出金额', { required: true, indexed: true, column: true, missing: { key: 'expenseAmount', text: '请输入发生金额' } }),
      hf40ApplyPerson: account('申请人', { indexed: true, column: true }),
      hf40DeducetionType: code('HX56', '提成抵扣用途', { required: true, indexed: true, column: true, missing: { key: 'expenseDeduction', text: '请选择提成抵扣用途' } }),
      hf40GavenWho: code('HX68', '收款方', { required: true, missing: { key: 'expensePayee', text: '请选择收款方' } }),
      hf40GavenAccount: code('HX69', '收款账户', { required: true, missing: { key: 'expenseAccount', text: '请选择收款账户' } }),
      hf40InvoiceReceive: code('HH15', '发票提供情况', { required: true, missing: { key: 'expenseInvoice', text: '请选择发票提供情况' } }),
      hf40InvoiceImage: image('发票图片'),
      hf40Memo: textarea('备注', { maxLength: 500 }),
    } },
    finance: { label: '财务审核', fields: {
      hf40CostDate: date('付款日期', { rules: [notFuture], indexed: true, column: true, missing: { key: 'expenseDate', text: '请选择付款日期' } }),
      hf40PayAccount: code('HX57', '付款账户', { indexed: true, missing: { key: 'expensePayAccount', text: '请选择付款账户' } }),
      hf40Proof: image('付款凭证'),
      hf40ProofNumber: text('付款单号', { maxLength: 64 }),
      hf40ExaimMemo: textarea('审核备注', { maxLength: 500 }),
    } },
    state: { label: '状态', fields: {
      hf40Status: code('HFE3', '状态', { serverOwned: true, indexed: true, column: true }),
      suggest: text('退回理由', { serverOwned: true, maxLength: 500 }),
      canEdit: flag('可修改', { serverOwned: true, hidden: true }),
    } },
    record: { label: '记录信息', fields: recordFields },
  },
  shown: {
    hf40InvoiceImage: not(is('hf40InvoiceReceive', INVOICE.none)),
    hf40CostDate: OF_FINANCE, hf40PayAccount: OF_FINANCE, hf40Proof: OF_FINANCE, hf40ProofNumber: OF_FINANCE, hf40ExaimMemo: OF_FINANCE,
  },
  required: { hf40CostDate: UNDER_REVIEW, hf40PayAccount: UNDER_REVIEW },
  readOnly: {
    hf40ProjectName: SUBMITTED, hf40CostFet: SUBMITTED, hf40ApplyPerson: SUBMITTED, hf40DeducetionType: SUBMITTED, hf40GavenWho: SUBMITTED,
    hf40GavenAccount: SUBMITTED, hf40InvoiceReceive: SUBMITTED, hf40InvoiceImage: SUBMITTED, hf40Memo: SUBMITTED,
    hf40CostDate: DECIDED, hf40PayAccount: DECIDED, hf40Proof: DECIDED, hf40ProofNumber: DECIDED, hf40ExaimMemo: DECIDED,
  },
})

/** Money spent for a case, by field name; null where empty, amounts in yuan. @public */
export type Expense = RecordOf<typeof expense>
