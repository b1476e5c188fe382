import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import * as v from 'valibot'

/** A name that an entry of the package exports, where it is declared, and what its comment says. */
export interface PublicName {
  /** The entry: `lib/ui.ts`. */
  readonly entry: string
  readonly name: string
  /** The file that declares it. */
  readonly path: string
  readonly line: number
  /** The text of the doc comment without its tags; null where there is no comment. */
  readonly comment: string | null
  readonly node: ts.Node
}

/** An export of a module: it is declared here, or comes from another file. */
type Export = { readonly node: ts.Node } | { readonly from: string; readonly name: string }

/** The names a module exports, and the names in its scope: declared in it or imported. */
interface Module {
  readonly exported: ReadonlyMap<string, Export>
  readonly known: ReadonlyMap<string, Export>
}

const modules = new Map<string, Module>()

const packageSchema = v.object({
  exports: v.record(v.string(), v.union([v.string(), v.record(v.string(), v.string())])),
})

/** @returns the sources of the entries in package.json: `lib/index.ts` … */
function entrySources(): readonly string[] {
  const { exports } = v.parse(packageSchema, JSON.parse(readFileSync('package.json', 'utf8')))
  return Object.values(exports).flatMap((target) => {
    const source = typeof target === 'string' ? undefined : target['fangkit-source']
    return source?.endsWith('.ts') ? [source.slice(2)] : []
  })
}

/** The text of the doc comment in front of a declaration or a member; null where there is none. */
export function commentOf(node: ts.Node): string | null {
  const owner = ts.isVariableDeclaration(node) ? node.parent.parent : node
  const text = owner.getSourceFile().text
  const found = (ts.getLeadingCommentRanges(text, owner.getFullStart()) ?? [])
    .map(({ pos, end }) => text.slice(pos, end))
    .filter((comment) => comment.startsWith('/**'))
    .at(-1)
  if (found === undefined) return null
  return found
    .replace(/^\/\*\*|\*\/$/g, '')
    .replace(/^\s*\* ?/gm, '')
    .replace(/@(public|beta|internal)\b/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

function moduleOf(path: string): Module {
  const read = modules.get(path)
  if (read) return read
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)
  const imported = new Map<string, Export>()
  const declared = new Map<string, ts.Node>()
  const found = new Map<string, Export>()
  const target = (specifier: ts.Expression): string | null =>
    ts.isStringLiteral(specifier) && specifier.text.startsWith('.') ? join(dirname(path), specifier.text) : null
  const declare = (name: string, node: ts.Node, isExported: boolean): void => {
    if (!declared.has(name)) declared.set(name, node)
    if (isExported && !found.has(name)) found.set(name, { node })
  }
  for (const node of file.statements) {
    const isExported = ts.canHaveModifiers(node)
      ? (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
      : false
    if (ts.isImportDeclaration(node)) {
      const from = target(node.moduleSpecifier)
      const named = node.importClause?.namedBindings
      if (named && ts.isNamedImports(named))
        for (const { name, propertyName } of named.elements)
          imported.set(name.text, from === null ? { node } : { from, name: (propertyName ?? name).text })
    } else if (ts.isVariableStatement(node)) {
      for (const one of node.declarationList.declarations)
        for (const name of boundNames(one.name)) declare(name, one, isExported)
    } else if (
      ts.isFunctionDeclaration(node) ||
      ts.isClassDeclaration(node) ||
      ts.isInterfaceDeclaration(node) ||
      ts.isTypeAliasDeclaration(node) ||
      ts.isModuleDeclaration(node)
    ) {
      if (node.name) declare(node.name.text, node, isExported)
    }
  }
  for (const node of file.statements) {
    if (!ts.isExportDeclaration(node) || !node.exportClause || !ts.isNamedExports(node.exportClause)) continue
    const from = node.moduleSpecifier ? target(node.moduleSpecifier) : null
    for (const { name, propertyName } of node.exportClause.elements) {
      const original = (propertyName ?? name).text
      const here = declared.get(original)
      found.set(
        name.text,
        from === null ? (imported.get(original) ?? { node: here ?? node }) : { from, name: original },
      )
    }
  }
  const own = [...declared].map(([name, node]): [string, Export] => [name, { node }])
  const module = { exported: found, known: new Map([...imported, ...own]) }
  modules.set(path, module)
  return module
}

const boundNames = (name: ts.BindingName): readonly string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isBindingElement(element) ? boundNames(element.name) : []))

/** Follows re-exports to the declaration. @throws Error where a file does not export the name */
export function declarationOf(path: string, name: string): ts.Node {
  const found = moduleOf(path).exported.get(name)
  if (!found) throw new Error(`${path} exports no ${name}`)
  return 'node' in found ? found.node : declarationOf(found.from, found.name)
}

/** @returns the declaration of a name in the scope of a file; null for names of other packages and type parameters */
export function declarationSeenIn(path: string, name: string): ts.Node | null {
  const known = moduleOf(path).known.get(name)
  if (!known) return null
  const node = 'node' in known ? known.node : declarationOf(known.from, known.name)
  return ts.isImportDeclaration(node) ? null : node
}

/** @returns every name the entries export, once for each entry; reads the syntax only */
export function publicNames(): readonly PublicName[] {
  return entrySources().flatMap((entry) =>
    [...moduleOf(entry).exported.keys()].map((name) => {
      const node = declarationOf(entry, name)
      const file = node.getSourceFile()
      const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1
      return { entry, name, path: file.fileName, line, comment: commentOf(node), node }
    }),
  )
}

/** @returns the members of an interface that have no doc comment */
export function undocumentedMembers(node: ts.Node): readonly string[] {
  if (!ts.isInterfaceDeclaration(node)) return []
  return node.members
    .filter((member) => !commentOf(member))
    .map((member) => `${node.name.text}: ${member.getText().split('\n')[0]}`)
}

/** Words that say nothing by themselves. */
const FILLING = new Set('a an the of s and or for to in is are with this that props type'.split(' '))

const wordsOf = (text: string): readonly string[] =>
  text
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !FILLING.has(word))
    .map((word) => word.replace(/s$/, ''))

/** Whether a comment says more than the words of the name. */
export function saysMore(name: string, comment: string): boolean {
  const held = new Set(wordsOf(name))
  return wordsOf(comment).some((word) => !held.has(word))
}
