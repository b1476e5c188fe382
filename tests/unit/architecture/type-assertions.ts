import ts from 'typescript'
import type { Source } from './sources.ts'

/**
 * Type assertions whose statement has no comment that begins with `adapter:` or `why:`. The comment is above the
 * statement, inside it, or behind it on its last line. `as const` and `satisfies` assert nothing.
 * @returns path, line and text of each
 */
export function unexplainedAssertions({ path, text, lines }: Source): readonly string[] {
  if (!/ as /.test(text)) return []
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind)
  const lineOf = (position: number): number => file.getLineAndCharacterOfPosition(position).line
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isAsExpression(node) && !ts.isConstTypeReference(node.type)) {
      const owner = statementOf(node)
      const from = lineOf(owner.getFullStart())
      const to = lineOf(owner.getEnd())
      if (!lines.slice(from, to + 1).some((line) => /\/[/*] ?(adapter|why):/.test(line))) {
        found.push(`${path}:${lineOf(node.getStart()) + 1}: ${node.getText()}`)
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

/** The statement or class member that contains a node. */
function statementOf(node: ts.Node): ts.Node {
  let owner = node
  while (owner.parent && !(ts.isStatement(owner) && !ts.isBlock(owner)) && !ts.isClassElement(owner))
    owner = owner.parent
  // A comment above `if (…) return …` belongs to both.
  while (owner.parent && ts.isIfStatement(owner.parent) && !ts.isBlock(owner)) owner = owner.parent
  return owner
}
