import { all, any, is } from '../../catalogue/condition.ts'
import { MEMBER_TYPE, PARTY_TYPE } from '../codes.ts'

/** Facts of the case that decide which fields a member has. */
export const MEMBER_FACTS = [
  'hf20BuyerType',
  'hf20SellerType',
  'hf20LoanScheme',
  'hf20HouseProvince',
  'hf20HouseCity',
] as const

const BUYER = is('hf23MemberType', MEMBER_TYPE.buyer)
const OWNER = is('hf23MemberType', MEMBER_TYPE.owner)
/** The member represents a company that buys or sells. @source MEM-034 */
export const FOR_COMPANY = any(
  all(BUYER, is('hf20BuyerType', PARTY_TYPE.company)),
  all(OWNER, is('hf20SellerType', PARTY_TYPE.company)),
)
/** The member buys or sells as a person. @source MEM-033 */
export const AS_PERSON = any(
  all(BUYER, is('hf20BuyerType', PARTY_TYPE.individual)),
  all(OWNER, is('hf20SellerType', PARTY_TYPE.individual)),
)
/** The member is a buyer, and buyers are persons. @source REC-002, ROL-013 */
export const PERSONAL_BUYER = all(BUYER, is('hf20BuyerType', PARTY_TYPE.individual))
