/**
 * A receipt number as it is compared: blanks, dashes, width and case make no difference, nor do glyphs that look alike
 * (O and 0, I and 1). Empty for a text without any of a number. @source INC-040
 */
export function receiptNumberKey(number: string): string {
  return number
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\-‐-―_]/g, '')
    .replace(/[OQ]/g, '0')
    .replace(/[IL|]/g, '1')
}
