import ts from 'typescript'

/**
 * The formatter breaks no text, so long ones are broken by hand. A Chinese glyph counts once here, and twice in the
 * columns of the formatter.
 */
const MOST_CHARACTERS = 120
/** Says that the formatter leaves a table of data as it is, and why. */
const MARK = /biome-ignore format: \S/
const WHOLE_FILE = /biome-ignore-all format: \S/

const isLong = (line: string): boolean => line.length > MOST_CHARACTERS && [...line].length > MOST_CHARACTERS

/** From and to which line, counted from 0, tables of data are marked in a file of TypeScript. */
function markedLines(file: string, text: string): readonly (readonly [from: number, to: number])[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const lineAt = (position: number): number => source.getLineAndCharacterOfPosition(position).line
  const found: (readonly [number, number])[] = []
  const look = (node: ts.Node): void => {
    const before = ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []
    if (before.some(({ pos, end }) => MARK.test(text.slice(pos, end)))) found.push([lineAt(node.pos), lineAt(node.end)])
    else ts.forEachChild(node, look)
  }
  ts.forEachChild(source, look)
  return found
}

/** @returns the lines of a file, counted from 1, that are too long and in no marked table */
export function longLines(file: string, text: string): readonly number[] {
  const long = text.split('\n').flatMap((line, index) => (isLong(line) ? [index] : []))
  if (long.length === 0 || WHOLE_FILE.test(text)) return []
  const marked = /\.tsx?$/.test(file) ? markedLines(file, text) : []
  return long.filter((line) => !marked.some(([from, to]) => from <= line && line <= to)).map((line) => line + 1)
}
