import { pathToFileURL } from 'node:url'
import { type ESTree, type Plugin, Visitor } from 'vite'

type Styles = Readonly<Record<string, unknown>>
type ToClasses = (...styles: readonly Styles[]) => string

const STYLE_ENGINE = /styled-system\/css\/(index|css)\.js$/

/**
 * Replaces every `css({ … })` with literal styles by its class names in the built library, so that a page loads neither
 * the style objects nor the engine that turns them into names. Calls that depend on anything else stay.
 */
export function staticCss(engine: string): Plugin {
  let toClasses: ToClasses | undefined
  return {
    name: 'static-css',
    enforce: 'post',
    async buildStart() {
      const loaded: { readonly css: ToClasses } = await import(pathToFileURL(engine).href)
      toClasses = loaded.css
    },
    transform(code, id) {
      if (toClasses === undefined || id.includes('styled-system') || !code.includes('css(')) return null
      const program = this.parse(code)
      const name = importedCss(program.body)
      if (name === null) return null
      const known = new Map<string, Found>()
      for (const { id: target, init } of program.body.flatMap(constants)) {
        const found = init === null ? null : read(init, known)
        if (found !== null && target.type === 'Identifier') known.set(target.name, found)
      }
      const calls: { readonly start: number; readonly end: number; readonly classes: string }[] = []
      const named = toClasses
      const visitor = new Visitor({
        CallExpression({ callee, arguments: args, start, end }) {
          if (callee.type !== 'Identifier' || callee.name !== name) return
          const styles = args.map((argument) => read(argument, known)?.value)
          if (styles.every(isStyles)) calls.push({ start, end, classes: JSON.stringify(named(...styles)) })
        },
      })
      visitor.visit(program)
      if (calls.length === 0) return null
      return {
        code: calls.reduceRight(
          (text, { start, end, classes }) => text.slice(0, start) + classes + text.slice(end),
          code,
        ),
        map: null,
      }
    },
  }
}

/** A value that is known at build time. */
interface Found {
  readonly value: unknown
}

const isStyles = (value: unknown): value is Styles =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function importedCss(body: ESTree.Program['body']): string | null {
  for (const statement of body) {
    if (statement.type !== 'ImportDeclaration' || !STYLE_ENGINE.test(statement.source.value)) continue
    for (const part of statement.specifiers)
      if (part.type === 'ImportSpecifier' && part.imported.type === 'Identifier' && part.imported.name === 'css')
        return part.local.name
  }
  return null
}

function constants(statement: ESTree.Program['body'][number]): readonly ESTree.VariableDeclarator[] {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  return declared?.type === 'VariableDeclaration' && declared.kind === 'const' ? declared.declarations : []
}

function read(node: ESTree.Expression | ESTree.SpreadElement, known: ReadonlyMap<string, Found>): Found | null {
  if (node.type === 'Literal') return { value: node.value }
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0) return { value: node.quasis[0]?.value.cooked }
  if (node.type === 'Identifier') return known.get(node.name) ?? null
  return node.type === 'ObjectExpression' ? readObject(node, known) : null
}

function readObject({ properties }: ESTree.ObjectExpression, known: ReadonlyMap<string, Found>): Found | null {
  const value: Record<string, unknown> = {}
  for (const property of properties) {
    const found =
      property.type === 'SpreadElement'
        ? read(property.argument, known)
        : property.computed
          ? null
          : read(property.value as ESTree.Expression, known) // adapter: an expression is never a pattern
    if (found === null) return null
    if (property.type === 'SpreadElement') {
      if (!isStyles(found.value)) return null
      Object.assign(value, found.value)
    } else if (property.key.type === 'Identifier') value[property.key.name] = found.value
    else if (property.key.type === 'Literal') value[String(property.key.value)] = found.value
    else return null
  }
  return { value }
}
