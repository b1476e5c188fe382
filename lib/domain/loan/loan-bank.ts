/** Declared name of the field for the bank of a loan, and its spelling in some back ends. @source OPN-029 */
const BANK_FIELD = 'hf21DivisionDetailId'
const ALSO_SENT_AS = 'hf2iDivisionDetailId'

/**
 * Renames the bank of an answered loan to the declared field name.
 * @param answered a record in its wire form
 * @source OPN-029
 * @public
 */
export function withLoanBank(answered: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { [ALSO_SENT_AS]: sent, ...loan } = answered
  return sent === undefined || (loan[BANK_FIELD] ?? null) !== null ? loan : { ...loan, [BANK_FIELD]: sent }
}
