import { resolve } from 'node:path'
import ts from 'typescript'
import { virtualProgram } from '../../virtual-program.ts'

const PACKS = resolve('lib/locale')

/** Every text of every pack by its path, such as `common.saved`: the node that declares it. */
interface Texts {
  readonly of: ReadonlyMap<ts.Node, string>
  /** Per pack, and per object inside of one: the names it holds. */
  readonly shelves: readonly ReadonlyMap<string, ts.Node>[]
}

/** Everything that may say a text, with further sources of a test. */
export function sayingProgram(further: Readonly<Record<string, string>> = {}): ts.Program {
  const added = new Map(Object.entries(further).map(([path, text]) => [resolve(path), text]))
  const directories = [
    'lib/locale',
    'lib/provider',
    'lib/field',
    'lib/form',
    'lib/grid',
    'lib/search',
    'lib/viewer',
    'lib/widgets',
    'lib/elements',
    'host/web',
  ]
  return virtualProgram(
    added,
    directories.flatMap((directory) => ts.sys.readDirectory(directory, ['.ts', '.tsx'])),
    { types: [] },
  )
}

/** What the packs declare. */
function textsIn(program: ts.Program): Texts {
  const of = new Map<ts.Node, string>()
  const shelves: ReadonlyMap<string, ts.Node>[] = []
  const read = (texts: ts.ObjectLiteralExpression, path: string): void => {
    const shelf = new Map<string, ts.Node>()
    for (const one of texts.properties) {
      const name =
        one.name &&
        !ts.isComputedPropertyName(one.name) &&
        !ts.isPrivateIdentifier(one.name) &&
        !ts.isBigIntLiteral(one.name)
          ? one.name.text
          : ''
      of.set(one, `${path}.${name}`)
      shelf.set(name, one)
      if (ts.isPropertyAssignment(one) && ts.isObjectLiteralExpression(one.initializer))
        read(one.initializer, `${path}.${name}`)
    }
    shelves.push(shelf)
  }
  const look = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'definePack') {
      const [name, texts] = node.arguments
      if (name && ts.isStringLiteral(name) && texts && ts.isObjectLiteralExpression(texts)) read(texts, name.text)
    } else ts.forEachChild(node, look)
  }
  for (const file of program.getSourceFiles()) if (file.fileName.startsWith(PACKS)) look(file)
  return { of, shelves }
}

/** The declarations of the texts that some source says. */
function saidIn(program: ts.Program, { of, shelves }: Texts): ReadonlySet<ts.Node> {
  const checker = program.getTypeChecker()
  const said = new Set<ts.Node>()
  const names = new Set(shelves.flatMap((shelf) => [...shelf.keys()]))
  const isWord = (textType: ts.Type): boolean => {
    const type = checker.getNonNullableType(textType)
    return (
      (type.flags & ts.TypeFlags.StringLike) !== 0 ||
      type.getCallSignatures().some((one) => (one.getReturnType().flags & ts.TypeFlags.StringLike) !== 0)
    )
  }
  const say = (owner: ts.Type, name: string): void => {
    if (!names.has(name)) return
    const property = owner.getProperty(name)
    const declared = property?.declarations?.filter((one) => of.has(one)) ?? []
    for (const one of declared) said.add(one)
    // A part that takes words of several packs names those it needs.
    const needed = property && declared.length === 0 ? owner.getProperties() : []
    if (needed.length < 2 || !needed.every((one) => isWord(checker.getTypeOfSymbol(one)))) return
    for (const shelf of shelves) {
      const text = shelf.get(name)
      if (text && needed.every((one) => shelf.has(one.name))) said.add(text)
    }
  }
  const look = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node) && names.has(node.name.text))
      say(checker.getTypeAtLocation(node.expression), node.name.text)
    else if (ts.isObjectBindingPattern(node)) {
      for (const one of node.elements) {
        const name = one.propertyName ?? one.name
        if (ts.isIdentifier(name) && names.has(name.text)) say(checker.getTypeAtLocation(node), name.text)
      }
    } else if (ts.isElementAccessExpression(node)) {
      const owner = checker.getTypeAtLocation(node.expression)
      if (owner.getProperties().some((one) => one.declarations?.some((at) => of.has(at))))
        for (const name of namesOf(checker.getTypeAtLocation(node.argumentExpression))) say(owner, name)
    }
    ts.forEachChild(node, look)
  }
  for (const file of program.getSourceFiles())
    if (!file.isDeclarationFile && !file.fileName.startsWith(PACKS)) look(file)
  return said
}

const namesOf = (key: ts.Type): readonly string[] =>
  (key.isUnion() ? key.types : [key]).flatMap((one) =>
    one.isStringLiteral() || one.isNumberLiteral() ? [String(one.value)] : [],
  )

/** Unused texts, and objects of texts without a used one. */
export function unsaidTexts(program: ts.Program): readonly string[] {
  const texts = textsIn(program)
  const said = saidIn(program, texts)
  return [...texts.of].filter(([node]) => !said.has(node)).map(([, path]) => path)
}
