import type { TextOverrides } from '../../message-pack.ts'
import type { Messages } from '../../messages.ts'

/** English texts of income. @source ERR-046, ERR-050, OPN-062, OPN-063 */
export const feeIncomeEnglish: TextOverrides<Messages['feeIncome']> = {
  review: 'Review',
  change: 'Modify',
  withdraw: 'Withdraw',
  actions: 'Actions',
  submit: 'Submit',
  resubmit: 'Submit again',
  cancel: 'Cancel',
  close: 'Close',
  approve: 'Approve',
  giveBack: 'Return',
  returned: 'Returned',
  withdrawn: 'Withdrawn',
  finance: 'Finance review',
  memo: 'Review memo',
  returnReason: 'Return reason',
  returnReasonHint: 'please enter return reason',
  returnReasonMissing: 'please enter return reason',
  refusals: 'error info；错误信息',
}
