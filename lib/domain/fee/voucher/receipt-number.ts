/**
 * A receipt number in the form used for comparison: ignores blanks, dashes, width, case, and characters that look alike
 * (O and 0, I and 1). Empty for a text without a number.
 * @source INC-040
 */
export function receiptNumberKey(number: string): string {
  return number
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\-‐-―_]/g, '')
    .replace(/[OQ]/g, '0')
    .replace(/[IL|]/g, '1')
}
