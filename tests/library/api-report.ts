import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import ts from 'typescript'
import * as v from 'valibot'

const exportsSchema = v.object({
  exports: v.record(v.string(), v.union([v.string(), v.record(v.string(), v.string())])),
})
/**
 * Longer declarations, such as the inferred type of an entity, are shown by their start and a hash of the rest.
 */
const MOST_CHARACTERS = 900

/** An entry of the package that has types. */
export interface Entry {
  /** What a partner imports: `fangkit/testing`. */
  readonly name: string
  readonly types: string
  readonly code: string
}

/** Every code entry of package.json. */
export function entries(): readonly Entry[] {
  const { exports } = v.parse(exportsSchema, JSON.parse(readFileSync('package.json', 'utf8')))
  return Object.entries(exports).flatMap(([path, target]) => {
    if (typeof target === 'string' || !target['default']?.endsWith('.js')) return []
    return [{ name: `fangkit${path.slice(1)}`, types: target['types'] ?? '', code: target['default'] }]
  })
}

/** The file the report of an entry is kept in. */
export const reportFile = ({ name }: Entry): string => `tests/api/${name.replaceAll('/', '-')}.api.md`

/** What partners see of every entry, from the built declarations. */
export function apiReports(): ReadonlyMap<string, string> {
  const all = entries()
  const files = all.map(({ types }) => resolve(types))
  const program = ts.createProgram(files, {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: ['react'],
  })
  const checker = program.getTypeChecker()
  return new Map(all.map((entry) => [reportFile(entry), reportOf(program, checker, entry)]))
}

function reportOf(program: ts.Program, checker: ts.TypeChecker, { name, types }: Entry): string {
  const file = program.getSourceFile(resolve(types))
  const module = file && checker.getSymbolAtLocation(file)
  if (!module) throw new Error(`${types} is no module: run npm run build`)
  const found = checker.getExportsOfModule(module).map((symbol) => ({ symbol, target: aliased(checker, symbol) }))
  const exported = new Set(found.map(({ target }) => target))
  const lines = found.map(({ symbol, target }) => {
    const declared = target.declarations ?? []
    if (declared.length === 0) throw new Error(`${name} exports ${symbol.name}, whose declaration is missing in dist`)
    return {
      key: symbol.name,
      text: [...declared, ...propsOf(checker, declared, exported)].map(declarationText).join('\n'),
    }
  })
  const sorted = lines.sort((a, b) => (a.key < b.key ? -1 : 1))
  return (
    `# ${name}\n\nWritten by \`npm run api\`; a change here is a change for ` +
    `partners.\n\n\`\`\`ts\n${sorted.map(({ text }) => text).join('\n\n')}\n\`\`\`\n`
  )
}

const aliased = (checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol

/** The props of a component that are not exported by name: partners reach them with `ComponentProps<typeof X>`. */
function propsOf(
  checker: ts.TypeChecker,
  nodes: readonly ts.Declaration[],
  exported: ReadonlySet<ts.Symbol>,
): readonly ts.Declaration[] {
  const reached = new Set<ts.Declaration>()
  const visit = (node: ts.Node): void => {
    const isType = ts.isTypeReferenceNode(node) || ts.isExpressionWithTypeArguments(node)
    const at = isType
      ? checker.getSymbolAtLocation(ts.isTypeReferenceNode(node) ? node.typeName : node.expression)
      : null
    const target = at && aliased(checker, at)
    for (const declared of target && !exported.has(target) ? (target.declarations ?? []) : []) {
      const isOurs = ts.isInterfaceDeclaration(declared) && !declared.getSourceFile().fileName.includes('node_modules')
      if (!isOurs || !declared.name.text.endsWith('Props') || reached.has(declared)) continue
      reached.add(declared)
      visit(declared)
    }
    ts.forEachChild(node, visit)
  }
  for (const node of nodes) visit(node)
  return [...reached]
}

const printer = ts.createPrinter({ removeComments: true })

function declarationText(node: ts.Declaration): string {
  // A constant is declared inside a statement, which contains the word `const`.
  const whole = ts.isVariableDeclaration(node) ? node.parent.parent : node
  const text = printer
    .printNode(ts.EmitHint.Unspecified, whole, node.getSourceFile())
    .replace(/^export (default )?|^declare /gm, '')
    .replace(/^declare /gm, '')
  if (text.length <= MOST_CHARACTERS) return text
  const rest = createHash('sha256').update(text).digest('hex').slice(0, 12)
  return (
    `${text.slice(0, MOST_CHARACTERS)}\n// … ${text.length} characters in all, ${rest} ` +
    `(${relative('.', node.getSourceFile().fileName)})`
  )
}
