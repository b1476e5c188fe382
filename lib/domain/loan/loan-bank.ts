/** Where the bank of a loan is kept, and how some back ends spell it. @source OPN-029 */
const BANK_FIELD = 'hf21DivisionDetailId'
const ALSO_SENT_AS = 'hf2iDivisionDetailId'

/**
 * A loan as it was answered, its bank under the name it is declared with.
 *
 * @param answered a record in its wire form
 * @source OPN-029
 * @public
 */
export function withLoanBank(answered: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { [ALSO_SENT_AS]: sent, ...loan } = answered
  return sent === undefined || (loan[BANK_FIELD] ?? null) !== null ? loan : { ...loan, [BANK_FIELD]: sent }
}
