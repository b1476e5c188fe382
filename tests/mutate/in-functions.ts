import ts from 'typescript'

/** Lines and columns from 0. */
interface Place {
  readonly line: number
  readonly column: number
}

/**
 * Code outside of functions runs once, when the module is loaded.
 *
 * @returns whether a piece of the source is inside a function
 */
export function inFunctions(text: string): (piece: { readonly start: Place; readonly end: Place }) => boolean {
  const source = ts.createSourceFile('source.ts', text, ts.ScriptTarget.Latest, false)
  const found: { readonly start: number; readonly end: number }[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) found.push({ start: node.getStart(source), end: node.end })
    ts.forEachChild(node, visit)
  }
  visit(source)
  const at = ({ line, column }: Place): number => source.getPositionOfLineAndCharacter(line, column)
  return (piece) => {
    const start = at(piece.start)
    const end = at(piece.end)
    return found.some((one) => one.start <= start && end <= one.end && (one.start < start || end < one.end))
  }
}
