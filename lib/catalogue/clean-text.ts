/** No NUL and no half of a surrogate pair: PostgreSQL refuses the one and silently replaces the other. */
export function isCleanText(text: string): boolean {
  return !text.includes('\0') && !/\p{Surrogate}/u.test(text)
}
