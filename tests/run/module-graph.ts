// Which file imports which, read from the sources; what is imported for its types alone does not count.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import ts from 'typescript'

const CODE = /^(?:lib|host|examples|tests)\/.*\.(?:tsx?|mjs)$/

/** Sources behind the entries of the package: `fangkit/fee-tab` → `lib/fee-tab.ts`. */
function entries(): ReadonlyMap<string, string> {
  const { name, exports } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    readonly name: string
    readonly exports: Readonly<Record<string, { readonly 'fangkit-source'?: string }>>
  } // adapter: the package itself
  return new Map(
    Object.entries(exports).flatMap(([path, target]) =>
      target['fangkit-source'] ? [[name + path.slice(1), normalize(target['fangkit-source'])] as const] : [],
    ),
  )
}

const onlyTypes = (clause: ts.ImportClause | undefined): boolean =>
  clause !== undefined &&
  (clause.isTypeOnly ||
    (clause.name === undefined &&
      clause.namedBindings !== undefined &&
      ts.isNamedImports(clause.namedBindings) &&
      clause.namedBindings.elements.length > 0 &&
      clause.namedBindings.elements.every(({ isTypeOnly }) => isTypeOnly)))

/** @returns what a file imports when it runs, as written */
export function importsOf(path: string, text: string): readonly string[] {
  const found: string[] = []
  const note = (from: ts.Node | undefined): void => {
    if (from && ts.isStringLiteralLike(from)) found.push(from.text)
  }
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      if (!onlyTypes(node.importClause)) note(node.moduleSpecifier)
    } else if (ts.isExportDeclaration(node)) {
      if (!node.isTypeOnly) note(node.moduleSpecifier)
    } else {
      if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) note(node.arguments[0])
      ts.forEachChild(node, visit)
    }
  }
  ts.forEachChild(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false), visit)
  return found
}

/** For every file the files that import it. */
export type Importers = ReadonlyMap<string, readonly string[]>

/** @returns who imports whom in the working folder */
export function readImporters(): Importers {
  const known = entries()
  const importers = new Map<string, readonly string[]>()
  for (const path of trackedFiles().filter((file) => CODE.test(file)))
    for (const written of importsOf(path, readFileSync(path, 'utf8'))) {
      const target = written.startsWith('.') ? normalize(join(dirname(path), written)) : known.get(written)
      if (target !== undefined) importers.set(target, [...(importers.get(target) ?? []), path])
    }
  return importers
}

/** @returns every file that is, or would be, under version control */
export function trackedFiles(): readonly string[] {
  return execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
    .split('\n')
    .filter((path) => path !== '' && existsSync(path))
}

/**
 * Every file from which one of the given ones is reached, the nearest first.
 *
 * @returns the way there: the file itself, what it imports, …, the given file
 */
export function reachedFrom(paths: readonly string[], importers: Importers): ReadonlyMap<string, readonly string[]> {
  const ways = new Map<string, readonly string[]>(paths.map((path) => [path, [path]]))
  for (const [path, way] of ways)
    for (const importer of importers.get(path) ?? []) if (!ways.has(importer)) ways.set(importer, [importer, ...way])
  return ways
}
