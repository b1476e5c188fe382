/** Dictionaries that rules and screens mention. Separate from the other codes, because every page loads this file. */
export const DICTIONARY = {
  divisions: 'SS46_ADMDIVISION_LIST',
  accounts: 'SS11_ACCT_USERS',
  organisations: 'HF31_BRANCE_DATA',
  bankHeads: 'BANK_HEAD',
  organisationTypes: 'HF9C',
  positions: 'HX59',
  yesNo: 'YES_NO',
} as const
