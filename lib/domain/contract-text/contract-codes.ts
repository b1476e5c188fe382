/** Status of a sale contract (SALE_CONTRACT_STATE). @public */
export const CONTRACT_STATE = { draft: 'DRAFT', final: 'FINAL' } as const
/** Who holds the deposit until the house changes hands (DEPOSIT_KEEPER). @public */
export const DEPOSIT_KEEPER = { seller: 'SELLER', agency: 'AGENCY', escrow: 'ESCROW' } as const
/** Who pays the taxes of a deal (TAX_BEARER). @public */
export const TAX_BEARER = { each: 'EACH', buyer: 'BUYER', seller: 'SELLER' } as const
/** How a dispute is settled (DISPUTE_WAY). @public */
export const DISPUTE_WAY = { court: 'COURT', arbitration: 'ARBITRATION' } as const
/** Service under which a sale contract is served. @public */
export const SALE_CONTRACT = 'SaleContract'
