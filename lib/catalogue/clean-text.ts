/** No NUL and no half of a surrogate pair: PostgreSQL refuses the one and silently replaces the other. */
export function isCleanText(text: string): boolean {
  if (!UNUSUAL.test(text)) return true
  return !text.includes('\0') && !/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/.test(text)
}

/** Nearly every text has none of these, and looking for one of a class is quick. */
const UNUSUAL = /[\0\uD800-\uDFFF]/
