import type { TextOverrides } from '../../message-pack.ts'
import type { Messages } from '../../messages.ts'

/**
 * OPN-065 gives the words of the two messages of finance in Chinese only.
 * @source ERR-014, ERR-015, ERR-046 to ERR-048
 */
export const fieldEnglish: TextOverrides<Messages['field']> = {
  ruleTexts: {
    citizenIdCheck: 'Please enter the correct ID card check digit',
    citizenId: 'Please enter the correct ID card',
    expenseCategory: 'Please select expense category',
    expenseAmount: 'Please enter the amount incurred',
    expenseDeduction: 'Please select use for commission deduction',
    expensePayee: 'Please select payer',
    expenseAccount: 'Please select receiving account',
    expenseInvoice: 'Please select invoice provision',
    incomeDeductionType: 'Please select the fee to deduct',
    incomeDeductionOrder: 'Please select deduction order',
    returnReason: 'please enter return reason',
    expenseDate: 'Please select payment date',
    expensePayAccount: 'Please select pay account',
  },
}
