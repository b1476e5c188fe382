/** The charge that pays for an expense, by category. Both lists are defined here. @source FEE-021 */
const CHARGE_OF_CATEGORY: Readonly<Record<string, string>> = {
  HX5501: 'PC10',
  HX5502: 'PC03',
  HX5503: 'PC04',
  HX5504: 'PC08',
  HX5505: 'PC09',
  HX5509: 'PC06',
}

/**
 * The charge type under which an expense is shown: that of its first category that has one.
 * @param categories HX55 or own words
 * @public
 */
export function chargeOfExpense(categories: readonly string[]): string | null {
  const category = categories.find((one) => Object.hasOwn(CHARGE_OF_CATEGORY, one))
  return category === undefined ? null : (CHARGE_OF_CATEGORY[category] ?? null)
}
