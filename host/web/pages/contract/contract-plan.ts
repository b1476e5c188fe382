import { answerOf, type QueryPlan } from 'fangkit'
import { type SaleContractDocument, saleContractCalls } from 'fangkit/contract'
import { concerns } from '../../session/concerns.ts'

/** The services a contract is written from. */
const WRITTEN_FROM = [
  'SaleContract',
  'Hf20PrjBase',
  'Hf23PrjMember',
  'Hf2jPrjMemberRelation',
  'Hf29PrjHourse',
  'Hf2hPrjTrade',
  'Hf2iPrjLoan',
]

/** Loads the contract of a case, and loads it again when others change the case. @source OPN-084 */
export function contractPlan(prjId: string): QueryPlan<SaleContractDocument> {
  return concerns(answerOf(saleContractCalls.getDocument, { prjId }), WRITTEN_FROM)
}
