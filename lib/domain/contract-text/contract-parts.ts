import { breachArticle } from './articles/breach-article.ts'
import { closingArticle } from './articles/closing-article.ts'
import { escrowArticle } from './articles/escrow-article.ts'
import { handoverArticle } from './articles/handover-article.ts'
import { houseArticle } from './articles/house-article.ts'
import { householdArticle } from './articles/household-article.ts'
import { partA, partB, partC } from './articles/parties.ts'
import { paymentArticle } from './articles/payment-article.ts'
import { priceArticle } from './articles/price-article.ts'
import { stakeholders } from './articles/stakeholders.ts'
import { taxArticle } from './articles/tax-article.ts'
import { tips } from './articles/tips.ts'
import { titleArticle } from './articles/title-article.ts'
import { transferArticle } from './articles/transfer-article.ts'
import type { ContractPart } from './contract-part.ts'

/** A contract of sale, from the tips to the signatures. @source OPN-084, ruling 4 */
export const SALE_CONTRACT_PARTS: readonly ContractPart[] = [
  tips,
  stakeholders,
  partA,
  partB,
  partC,
  houseArticle,
  titleArticle,
  priceArticle,
  paymentArticle,
  escrowArticle,
  taxArticle,
  transferArticle,
  handoverArticle,
  householdArticle,
  breachArticle,
  closingArticle,
]
