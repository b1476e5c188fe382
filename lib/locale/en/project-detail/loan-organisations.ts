import type { TextOverrides } from '../../message-pack.ts'
import type { Messages } from '../../messages.ts'

export const loanOrganisationEnglish: TextOverrides<Messages['loanOrganisations']> = {
  foreign: 'Foreign',
  noPhone: 'No contact yet',
  typeFirst: 'Choose a loan type first',
  nobody:
    'No organisation of this city handles such loans: choose another loan type, or ask an administrator to add one',
  notOffered: ({ name }) => `${name} is no longer among those offered; keep it or choose another`,
  handleHint: 'What is offered follows the loan type',
  secureHint: 'Advance lenders and guarantors, those nearby first',
  lenderWaiting: 'Checking the default lender…',
  lenderFailed: 'The default lender could not be loaded; choose one yourself',
  lenderFixed: 'The lender follows from the loan and cannot be changed',
  lenderPreset: 'The default lender; you may choose another',
  lenderNone: 'There is no default lender; choose one yourself',
  fillLender: ({ name }) => `Fill in ${name}`,
  takeLender: ({ name }) => `Change to ${name}`,
  retry: 'Retry',
}
