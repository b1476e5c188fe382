import { EXPENSE_STATUS, INVOICE } from '../../../domain/codes.ts'
import type { Values } from '../../../backend/store.ts'
import type { PlannedExpense } from './money-plan.ts'

export const EXPENSE_RETURN_REASON = '请补充收款方的发票信息'

/** The values of a submitted expense, and those finance adds when they approve it. */
export function expenseValues(
  { category, amount, status }: PlannedExpense,
  {
    prjId,
    billNo,
    submitter,
    day,
  }: { readonly prjId: string; readonly billNo: string; readonly submitter: string; readonly day: string },
): Values {
  return {
    hf40PrjId: prjId,
    hf40BillNo: billNo,
    hf40ProjectName: [category],
    hf40CostFet: amount,
    hf40ApplyPerson: submitter,
    hf40DeducetionType: 'HX5601',
    hf40GavenWho: 'HX6801',
    hf40GavenAccount: 'HX6901',
    hf40InvoiceReceive: INVOICE.none,
    hf40Status: status,
    ...(status === EXPENSE_STATUS.reviewed && {
      hf40CostDate: day,
      hf40PayAccount: 'HX5701',
      hf40ExaimMemo: '票据齐全',
    }),
    ...(status === EXPENSE_STATUS.returned && { suggest: EXPENSE_RETURN_REASON }),
  }
}
