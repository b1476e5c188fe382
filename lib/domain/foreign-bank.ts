/** The data of a dictionary entry that shows the category of a bank. */
interface BankEntry {
  readonly sortOrder: number | null
  readonly otherValues: { readonly TYPE?: string | null | undefined } | null
}

const FOREIGN = '外资银行'

/** True for a head office whose category is foreign bank. */
export function isForeignBank({ otherValues }: Pick<BankEntry, 'otherValues'>): boolean {
  return otherValues?.TYPE?.endsWith(FOREIGN) ?? false
}

/** Sorts foreign banks after domestic ones, each by its order. @source PCK-008, CON-043 */
export function foreignLast<E extends BankEntry>(banks: readonly E[]): readonly E[] {
  return banks
    .map((bank, index) => ({ bank, index }))
    .sort(
      (a, b) =>
        Number(isForeignBank(a.bank)) - Number(isForeignBank(b.bank)) ||
        (a.bank.sortOrder ?? 0) - (b.bank.sortOrder ?? 0) ||
        a.index - b.index,
    )
    .map(({ bank }) => bank)
}
