/**
 * False for a text with a NUL or half of a surrogate pair: PostgreSQL refuses the first and silently replaces the
 * second.
 */
export function isCleanText(text: string): boolean {
  return !text.includes('\0') && !/\p{Surrogate}/u.test(text)
}
