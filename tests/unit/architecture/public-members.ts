import ts from 'typescript'
import { commentOf, declarationSeenIn, publicNames } from './public-names.ts'

/** A member partners can reach from an entry: of an exported type, or of a type such a type names. */
export interface PublicMember {
  /** The type that declares it and its own name: `FeeTabProps.onError`. */
  readonly name: string
  readonly own: string
  /** The text of its doc comment; null where there is none. */
  readonly comment: string | null
  readonly node: ts.TypeElement | ts.ClassElement
}

/** What a declaration says to its readers: itself without the code that runs. */
function signatureParts(node: ts.Node): readonly ts.Node[] {
  if (ts.isVariableDeclaration(node)) {
    if (node.type) return [node.type]
    return node.initializer && ts.isArrowFunction(node.initializer) ? signatureParts(node.initializer) : []
  }
  if (ts.isPropertyDeclaration(node)) return node.type ? [node.type] : []
  if (ts.isFunctionLike(node)) {
    const parameters = node.parameters.flatMap(({ type }) => (type ? [type] : []))
    return node.type ? [...parameters, node.type] : parameters
  }
  const parts: ts.Node[] = []
  ts.forEachChild(node, (child) => {
    parts.push(child)
  })
  return parts
}

const HIDDEN: readonly ts.SyntaxKind[] = [ts.SyntaxKind.PrivateKeyword, ts.SyntaxKind.ProtectedKeyword]

const isHidden = (node: ts.Node): boolean =>
  ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some(({ kind }) => HIDDEN.includes(kind))

const isMember = (node: ts.Node): node is ts.TypeElement | ts.ClassElement =>
  ts.isPropertySignature(node) ||
  ts.isMethodSignature(node) ||
  ts.isPropertyDeclaration(node) ||
  ts.isMethodDeclaration(node) ||
  ts.isAccessor(node)

/** The name of the type that a node refers to. */
function referred(node: ts.Node): string | null {
  if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName)) return node.typeName.text
  return ts.isExpressionWithTypeArguments(node) && ts.isIdentifier(node.expression) ? node.expression.text : null
}

const nameOf = (node: ts.Node): string =>
  ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node) || ts.isDeclarationStatement(node)
    ? (node.name?.getText() ?? '')
    : ''

/** @returns the members reached from these declarations, each once; what is inferred has no member of its own */
export function membersReached(nodes: readonly ts.Node[]): readonly PublicMember[] {
  const found: PublicMember[] = []
  const seen = new Set<ts.Node>()
  const visit = (node: ts.Node, within: string): void => {
    if (seen.has(node) || isHidden(node)) return
    seen.add(node)
    const own = isMember(node) && node.name ? node.name.getText().replaceAll("'", '') : null
    const name = own === null ? within : `${within}.${own}`
    if (own !== null && isMember(node)) found.push({ name, own, comment: commentOf(node), node })
    const named = referred(node)
    const declared = named === null ? null : declarationSeenIn(node.getSourceFile().fileName, named)
    if (named !== null && declared) visit(declared, named)
    for (const part of signatureParts(node)) visit(part, name)
  }
  for (const node of nodes) visit(node, nameOf(node))
  return found
}

/** @returns what partners reach from each entry, by its source */
export function membersByEntry(): ReadonlyMap<string, readonly PublicMember[]> {
  const names = publicNames()
  const entries = [...new Set(names.map(({ entry }) => entry))]
  return new Map(
    entries.map((entry) => [entry, membersReached(names.filter((one) => one.entry === entry).map(({ node }) => node))]),
  )
}

/** Types whose members are alike: the comment of the type says what each of them is. */
const REGISTERS: ReadonlySet<string> = new Set([
  'FangkitElements', // the element type by tag name
  'Messages', // the texts of a pack by its name
  'UiText', // a text by the place where it is shown
  'ValueOfKind', // the type of a value by its kind
])

/** A script of another vendor, whose own reference describes what the library calls there. */
const OF_ANOTHER_VENDOR = 'lib/client/map/amap-global.ts'

/** Members of which name and type say everything. */
const PLAIN: ReadonlySet<string> = new Set([
  'id', // the key of what the type describes
  'title', // its heading on screen
  'label', // the text beside it on screen
  'signal', // aborts when the answer is no longer needed, as everywhere
  'x', // place and size of a box, in the unit of its type
  'y',
  'width',
  'height',
  'className', // attributes that HTML and React define
  'children',
  'disabled',
  'aria-label',
  'aria-labelledby',
])

/** How many members the comment of a type written in place can describe. */
const DESCRIBED_TOGETHER = 3

/** True for a member whose only value its type names: `kind: 'income'`, `reason?: undefined`. */
function saysItsValue(node: ts.Node): boolean {
  if (!ts.isPropertySignature(node) || !node.type) return false
  if (node.type.kind === ts.SyntaxKind.UndefinedKeyword) return true
  return ts.isLiteralTypeNode(node.type) && node.questionToken === undefined
}

/** True where a doc comment precedes a type, or the sign that adds it to a union. */
function isCommented(node: ts.Node): boolean {
  const before = node.getSourceFile().text.slice(0, node.getStart()).trimEnd()
  return before
    .replace(/[|&(]$/, '')
    .trimEnd()
    .endsWith('*/')
}

/** True for a type that is one of the alternatives of a union. */
function isAlternative(node: ts.Node): boolean {
  const { parent } = node
  if (ts.isIntersectionTypeNode(parent) || ts.isParenthesizedTypeNode(parent)) return isAlternative(parent)
  return ts.isUnionTypeNode(parent)
}

/** True for a member of a small type written in place, where the comment of the type or of its owner describes it. */
function isDescribedTogether(node: ts.TypeElement | ts.ClassElement): boolean {
  const type = node.parent
  if (!ts.isTypeLiteralNode(type)) return false
  const others = type.members.filter((one) => !saysItsValue(one) && !PLAIN.has(one.name?.getText() ?? ''))
  if (others.length > DESCRIBED_TOGETHER) return false
  for (let at: ts.Node = type; !ts.isSourceFile(at); at = at.parent) {
    if (ts.isTypeNode(at) && !ts.isUnionTypeNode(at) && isCommented(at)) return true
    if (isMember(at)) return commentOf(at) !== null || isDescribedTogether(at)
    if (ts.isVariableDeclaration(at) || ts.isFunctionDeclaration(at)) return commentOf(at) !== null
    if (ts.isTypeAliasDeclaration(at)) return commentOf(at) !== null && !isAlternative(type)
  }
  return false
}

/** Whether a reader needs no comment of its own at a member. */
export function needsNone({ name, own, node }: PublicMember): boolean {
  const isOverride = ts.isPropertyDeclaration(node) && /\boverride\b/.test(node.getText())
  return (
    PLAIN.has(own) ||
    isOverride ||
    REGISTERS.has(name.split('.')[0] ?? '') ||
    node.getSourceFile().fileName === OF_ANOTHER_VENDOR ||
    saysItsValue(node) ||
    isDescribedTogether(node)
  )
}
