import ts from 'typescript'
import type { Source } from './sources.ts'

/** Components and hooks: their bodies run while React renders. */
const RENDERS = /^(?:[A-Z]|use[A-Z])/

/** Methods that change a list, a map or a set that is there already. */
const CHANGES = /^(?:add|clear|delete|pop|push|set|shift|sort|splice|unshift)$/

/** The name a function is known by; null for one that is passed on at once. */
function nameOf(node: ts.FunctionLikeDeclaration): string | null {
  if (node.name) return node.name.getText()
  const { parent } = node
  if (ts.isVariableDeclaration(parent) && ts.isIdentifier(parent.name)) return parent.name.text
  // memo(function …), forwardRef((props, ref) => …)
  if (!ts.isCallExpression(parent) || !/^(?:memo|forwardRef)$/.test(parent.expression.getText())) return null
  const owner = parent.parent
  return ts.isVariableDeclaration(owner) && ts.isIdentifier(owner.name) ? owner.name.text : null
}

/** The innermost object of `a.b[c].d`: `a`. */
function rootOf(node: ts.Expression): string | null {
  if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) return rootOf(node.expression)
  if (ts.isNonNullExpression(node) || ts.isParenthesizedExpression(node)) return rootOf(node.expression)
  return ts.isIdentifier(node) ? node.text : null
}

/** The names a module declares at its top: what they hold outlives a render. */
function atTop(file: ts.SourceFile): ReadonlySet<string> {
  const declared = file.statements.filter(ts.isVariableStatement).flatMap((one) => one.declarationList.declarations)
  return new Set(declared.map(({ name }) => name.getText()))
}

/** What an expression changes: the object whose member it assigns, counts or fills; null where it changes none. */
function changed(node: ts.Node, top: ReadonlySet<string>): ts.Expression | null {
  const isMember = (at: ts.Expression): boolean => ts.isPropertyAccessExpression(at) || ts.isElementAccessExpression(at)
  if (ts.isBinaryExpression(node)) {
    const { kind } = node.operatorToken
    const assigns = kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment
    return assigns && isMember(node.left) ? node.left : null
  }
  if (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) {
    const counts = node.operator === ts.SyntaxKind.PlusPlusToken || node.operator === ts.SyntaxKind.MinusMinusToken
    return counts && isMember(node.operand) ? node.operand : null
  }
  if (ts.isDeleteExpression(node)) return isMember(node.expression) ? node.expression : null
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return null
  const target = node.expression.expression
  const outlives = top.has(rootOf(target) ?? '') || /\.current$/.test(target.getText())
  return outlives && CHANGES.test(node.expression.name.text) ? target : null
}

/** Whether a hook of React calls the function while it renders: `useMemo(() => …)`, `useState(() => …)`. */
const isRunAtOnce = (node: ts.Node): boolean =>
  ts.isCallExpression(node.parent) && /^use(?:Memo|State)$/.test(node.parent.expression.getText())

/** The names a body gives to what it made itself, or to a part of it: `const rows = []`, `const last = rows.at(-1)`. */
function madeIn(body: ts.Node): ReadonlySet<string> {
  const made = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      const { initializer } = node
      const isNew =
        ts.isNewExpression(initializer) ||
        ts.isArrayLiteralExpression(initializer) ||
        ts.isObjectLiteralExpression(initializer)
      const isPart = ts.isCallExpression(initializer) && made.has(rootOf(initializer.expression) ?? '')
      if (isNew || isPart) made.add(node.name.text)
    }
    if (!ts.isFunctionLike(node) || isRunAtOnce(node)) ts.forEachChild(node, visit)
  }
  ts.forEachChild(body, visit)
  return made
}

/** @returns each place where a component or a hook changes something while it renders, as `path:line: text` */
export function renderWrites({ path, text }: Pick<Source, 'path' | 'text'>): readonly string[] {
  // Many files have no component and no hook: only the others are parsed.
  if (!/\b(?:use|[fF]unction )[A-Z]|\bconst [A-Z]\w* = /.test(text)) return []
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const top = atTop(file)
  const found: string[] = []
  const inBody = (node: ts.Node, made: ReadonlySet<string>): void => {
    if (ts.isFunctionLike(node) && !isRunAtOnce(node)) {
      look(node)
      return
    }
    const target = changed(node, top)
    if (target && !made.has(rootOf(target) ?? '')) {
      const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1
      found.push(`${path}:${line}: ${node.getText().split('\n')[0]}`)
    }
    ts.forEachChild(node, (child) => inBody(child, made))
  }
  const look = (node: ts.Node): void => {
    const isFunction = ts.isFunctionDeclaration(node) || ts.isFunctionExpression(node) || ts.isArrowFunction(node)
    if (isFunction && node.body && RENDERS.test(nameOf(node) ?? '')) {
      const made = madeIn(node.body)
      ts.forEachChild(node.body, (child) => inBody(child, made))
    } else ts.forEachChild(node, look)
  }
  look(file)
  return found
}
