/** A text that ran so often gets a name. */
const OFTEN = 5
/** Each connection keeps a plan for every name, which takes memory. */
const MOST_NAMES = 150
/** Texts that are counted; after that many, counting starts from zero. */
const MOST_TEXTS = 2_000

/**
 * Names the statements that run often. The database then reads and plans them once for each connection, which takes it
 * longer than to find a few rows by their keys.
 */
export function createStatementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>()
  const runs = new Map<string, number>()
  return (text) => {
    const known = names.get(text)
    if (known !== undefined || names.size >= MOST_NAMES) return known
    const count = (runs.get(text) ?? 0) + 1
    if (runs.size >= MOST_TEXTS) runs.clear()
    runs.set(text, count)
    if (count < OFTEN) return undefined
    const name = `s${names.size}`
    names.set(text, name)
    runs.delete(text)
    return name
  }
}
