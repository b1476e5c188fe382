/** Whose papers a kind of paper can be (PAPER_PARTY). */
export const PAPER_PARTY = {
  buyer: 'BUYER',
  owner: 'OWNER',
  guarantor: 'GUARANTOR',
  buyerCompany: 'BUYER_COMPANY',
  ownerCompany: 'OWNER_COMPANY',
  house: 'HOUSE',
} as const
/** Traits of people who hand a paper in (PAPER_TRAIT). */
export const PAPER_TRAIT = { borrower: 'BORROWER', main: 'MAIN', child: 'CHILD', minor: 'MINOR' } as const
