import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { namedIds } from './named-ids.ts'

/** A test, or a group of tests, with the requirements it names. */
export interface NamedTest {
  /** From the root of the project, with `/`. */
  readonly file: string
  /** Titles of the groups around it and its own, as written. */
  readonly title: string
  readonly ids: readonly string[]
}

const STARTS = new Set(['describe', 'it', 'test'])

/** Paths of all files of tests, in a fixed order. */
export function testFiles(folder = 'tests'): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path).replaceAll('\\', '/'))
    .filter((path) => /\.test\.tsx?$/.test(path) && !path.includes('/node_modules/'))
    .sort()
}

/** The call that makes a test: `it(…)`, `it.each(table)(…)`, `describe.runIf(condition)(…)`. */
function madeBy(call: ts.CallExpression): { readonly tables: readonly ts.Node[] } | undefined {
  const tables: ts.Node[] = []
  let callee: ts.Expression = call.expression
  while (!ts.isIdentifier(callee)) {
    if (ts.isCallExpression(callee)) {
      tables.push(...callee.arguments)
      callee = callee.expression
    } else if (ts.isPropertyAccessExpression(callee)) callee = callee.expression
    else if (ts.isTaggedTemplateExpression(callee)) callee = callee.tag
    else return undefined
  }
  return STARTS.has(callee.text) ? { tables } : undefined
}

/** A title as written: what a template puts in stays a `…`, and parts that are added up are one text. */
function titleText(node: ts.Expression | undefined): string | undefined {
  if (!node) return undefined
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const [left, right] = [titleText(node.left), titleText(node.right)]
    return left === undefined || right === undefined ? undefined : left + right
  }
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map((span) => `…${span.literal.text}`).join('')
  return undefined
}

/**
 * Texts inside a table of cases, whose rows become part of the title; tables kept in a constant of the file are
 * followed.
 */
function tableText(tables: readonly ts.Node[], constants: ReadonlyMap<string, ts.Node>): string {
  const texts: string[] = []
  const seen = new Set<ts.Node>()
  const look = (node: ts.Node): void => {
    if (seen.has(node)) return
    seen.add(node)
    if (ts.isStringLiteralLike(node)) texts.push(node.text)
    const constant = ts.isIdentifier(node) ? constants.get(node.text) : undefined
    if (constant) look(constant)
    ts.forEachChild(node, look)
  }
  for (const table of tables) look(table)
  return texts.join('\n')
}

/** The tests and groups of one file. */
export function readTestTitles(file: string, text: string): readonly NamedTest[] {
  const source = ts.createSourceFile(
    file,
    text,
    { languageVersion: ts.ScriptTarget.Latest, jsDocParsingMode: ts.JSDocParsingMode.ParseNone },
    false,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  )
  const constants = new Map<string, ts.Node>()
  for (const one of source.statements) {
    if (!ts.isVariableStatement(one)) continue
    for (const declared of one.declarationList.declarations) {
      if (ts.isIdentifier(declared.name) && declared.initializer)
        constants.set(declared.name.text, declared.initializer)
    }
  }
  const found: NamedTest[] = []
  const look = (node: ts.Node, outerTitles: readonly string[]): void => {
    const made = ts.isCallExpression(node) ? madeBy(node) : undefined
    const title = made && ts.isCallExpression(node) ? titleText(node.arguments[0]) : undefined
    if (!made || title === undefined) {
      ts.forEachChild(node, (child) => look(child, outerTitles))
      return
    }
    const inside = [...outerTitles, title]
    const ids = [
      ...new Set([...namedIds(title), ...(/[%$…]/.test(title) ? namedIds(tableText(made.tables, constants)) : [])]),
    ]
    found.push({ file, title: inside.join(' › '), ids })
    ts.forEachChild(node, (child) => look(child, inside))
  }
  look(source, [])
  return found
}

/** Every test of the project, of the files that name requirements and of those given. */
export function allTests(further: ReadonlySet<string>): readonly NamedTest[] {
  return testFiles().flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    // Reading a file as code takes far longer than seeing that it names nothing.
    return further.has(file) || namedIds(text).length > 0 ? readTestTitles(file, text) : []
  })
}
