import { all, filled, is, not } from '../../catalogue/condition.ts'
import { PAY_WAY, UNPAID_HOUSE_LOANS } from '../codes.ts'

/** HX48: the parties settle the payment between themselves. */
const UNSUPERVISED = 'HX4801'
/** A third party holds the money until the house has changed hands. */
export const SUPERVISED = all(filled('hf2hAuditType'), not(is('hf2hAuditType', UNSUPERVISED)))
/** A loan is still secured on the house. */
export const MORTGAGED = is('hf29LoanStatus', ...UNPAID_HOUSE_LOANS)
export const BY_LOAN = is('hf20PayWay', PAY_WAY.loan)
