import type { FormTemplate } from './form-template.ts'
import { assignedMandate } from './templates/assigned-mandate.ts'
import { bankCreditConsent } from './templates/bank-credit-consent.ts'
import { bankIncomeProof } from './templates/bank-income-proof.ts'
import { bankJiaLoan } from './templates/bank-jia-loan.ts'
import { bankMortgageLoan } from './templates/bank-mortgage-loan.ts'
import { bankYiLoan } from './templates/bank-yi-loan.ts'
import { deliveryList } from './templates/delivery-list.ts'
import { fundLoan } from './templates/fund-loan.ts'
import { fundStatement } from './templates/fund-statement.ts'
import { fundWithdrawal } from './templates/fund-withdrawal.ts'
import { signedAccount } from './templates/signed-account.ts'
import { signedInterview } from './templates/signed-interview.ts'

/** The forms that come with the program: our own layouts for invented banks. @public */
export const FORM_TEMPLATES: readonly FormTemplate[] = [
  bankJiaLoan,
  bankYiLoan,
  bankMortgageLoan,
  bankCreditConsent,
  bankIncomeProof,
  fundLoan,
  fundStatement,
  fundWithdrawal,
  assignedMandate,
  signedInterview,
  signedAccount,
  deliveryList,
]

/** The initial groups of forms of an installation, with their names. */
export const FORM_GROUP_NAMES = {
  bank: '银行申请表',
  fund: '公积金申请表',
  assigned: '委托文件',
  signed: '面签文件',
  delivery: '送件清单',
} as const
