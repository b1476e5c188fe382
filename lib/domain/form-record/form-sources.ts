import { PROJECT_SERVICE } from '../project/project-service.ts'

/** The service of the case itself; its key is the key of its live messages. */
export const CASE_SOURCE = PROJECT_SERVICE

/**
 * Services of the records that fill forms, and of the forms themselves: a change of one of them may change what a case
 * has to print. Named as text, so that a module that only listens does not load the declarations.
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
