/** A Markdown file in two parts. */
export interface ReadPage {
  readonly head: ReadonlyMap<string, string>
  readonly body: string
}

/** Reads the lines `name: value` between two lines of dashes; a file without them is all body. */
export function readPage(text: string): ReadPage {
  const [whole = '', lines] = /^---\n([\s\S]*?)\n---\n/.exec(text) ?? []
  if (lines === undefined) return { head: new Map(), body: text }
  return {
    head: new Map(
      lines.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
    ),
    body: text.slice(whole.length),
  }
}
