import { readFileSync } from 'node:fs'
import ts from 'typescript'

/** A member of an interface, as its source says it. */
export interface Member {
  readonly name: string
  readonly type: string
  readonly optional: boolean
}

const printer = ts.createPrinter({ removeComments: true })
const printed = (node: ts.Node, file: ts.SourceFile): string =>
  printer.printNode(ts.EmitHint.Unspecified, node, file).replace(/\s+/g, ' ')
const parsed = (path: string): ts.SourceFile =>
  ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.ES2022, true)

/** Without what an optional member may be anyway, and without the brackets around it. */
const plainType = (type: string): string =>
  type
    .replace(/ \| undefined$/, '')
    .replace(/^\((.*)\)$/, '$1')
    .replaceAll('readonly ', '')

function memberOf(node: ts.TypeElement, file: ts.SourceFile): Member {
  const name = node.name?.getText(file) ?? ''
  const optional = node.questionToken !== undefined
  if (ts.isPropertySignature(node) && node.type) return { name, optional, type: plainType(printed(node.type, file)) }
  if (ts.isMethodSignature(node))
    return {
      name,
      optional,
      type:
        `(${node.parameters.map((one) => printed(one, file)).join(', ')}) => ` +
        `${node.type ? printed(node.type, file) : 'void'}`,
    }
  throw new Error(`${file.fileName}: a member of a kind this cannot read: ${node.getText(file)}`)
}

/** The members of an interface, without those it extends. @throws Error where the file does not declare it */
export function membersOf(path: string, name: string): readonly Member[] {
  const file = parsed(path)
  const found = file.statements.find(
    (node): node is ts.InterfaceDeclaration => ts.isInterfaceDeclaration(node) && node.name.text === name,
  )
  if (!found) throw new Error(`${path} declares no ${name}`)
  return found.members.map((node) => memberOf(node, file))
}

/** Exported interfaces and types of a file whose names have this ending, without comments. */
export function declarationsOf(path: string, ending: RegExp): readonly string[] {
  const file = parsed(path)
  return file.statements.flatMap((node) =>
    (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) && ending.test(node.name.text)
      ? [
          printer
            .printNode(ts.EmitHint.Unspecified, node, file)
            .replace(/^export /, '')
            .replaceAll('readonly ', '')
            .replaceAll('    ', '  '),
        ]
      : [],
  )
}
