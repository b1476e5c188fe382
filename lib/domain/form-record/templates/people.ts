import { fund } from '../../member/fund.ts'
import { member } from '../../member/member.ts'
import { workCredit } from '../../member/work-credit.ts'
import { house } from '../../house/house.ts'
import { loan } from '../../loan/loan.ts'
import { project } from '../../project/project.ts'
import { trade } from '../../trade/trade.ts'
import { from } from '../template-parts.ts'

/** Records of the case, under the names the forms use. */
export const ofCase = from(project)
export const ofHouse = from(house)
export const ofTrade = from(trade)
export const ofLoan = from(loan)

export const borrower = from(member, 'principal')
export const borrowerWork = from(workCredit, 'principal')
export const borrowerFund = from(fund, 'principal')
export const spouse = from(member, 'spouse')
export const spouseWork = from(workCredit, 'spouse')
export const seller = from(member, 'owners')
/** The person of a repeated part. */
export const eachMember = from(member, 'each')
export const theirWork = from(workCredit, 'each')
export const theirFund = from(fund, 'each')
