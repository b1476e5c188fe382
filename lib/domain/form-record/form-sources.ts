/** The case itself, whose key is that of its own news. */
export const CASE_SOURCE = 'Hf20PrjBase'

/**
 * Services of what forms are filled in from, and of the forms themselves: a change of one of them may change what a
 * case has to print.
 * By name, so that whoever only listens loads none of their declarations.
 */
export const FORM_SOURCES: ReadonlySet<string> = new Set([
  CASE_SOURCE,
  'Hf23PrjMember',
  'Hf2jPrjMemberRelation',
  'Hf24PrjMemberWorkCredit',
  'Hf25PrjMemberFund',
  'Hf26PrjMemberSocial',
  'Hf27PrjMemberTax',
  'Hf28PrjMemberHourse',
  'Hf22PrjHouseDemand',
  'Hf29PrjHourse',
  'Hf2hPrjTrade',
  'Hf2iPrjLoan',
  'FormTemplate',
])
