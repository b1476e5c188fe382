import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { membersByEntry, membersReached, needsNone, type PublicMember } from './public-members.ts'
import { saysMore } from './public-names.ts'

const WRITE =
  'Write a doc comment at the member: what its name and type do not say — shape, unit, default, when it is called, ' +
  'what an error does. Read the code first. What needs none belongs to a list in public-members.ts, with its reason.'
const byEntry = membersByEntry()

const isMissing = (member: PublicMember): boolean =>
  needsNone(member) ? false : member.comment === null || !saysMore(member.own, member.comment)

const placeOf = ({ name, node }: PublicMember): string => {
  const file = node.getSourceFile()
  return `${file.fileName}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}: ${name}`
}

/** The members that need a comment and have none, of the types in a text. */
const missingIn = (text: string): readonly string[] =>
  membersReached([...ts.createSourceFile('x.ts', text, ts.ScriptTarget.Latest, true).statements])
    .filter(isMissing)
    .map(({ name }) => name)

describe('a member of a type that partners reach', () => {
  it.each([...byEntry].filter(([, members]) => members.length > 0))(
    'from %s says what its name does not say',
    (_entry, members) => {
      expect(members.filter(isMissing).map(placeOf), WRITE).toEqual([])
    },
  )
  it('is found through the types that a type names, in other files and below other names', () => {
    const from = (entry: string) => byEntry.get(entry)?.map(({ name }) => name) ?? []
    expect(from('lib/flow-tab.ts')).toContain('FangkitErrorParts.retryAfter')
    expect(from('lib/elements.ts')).toContain('FeeTabProps.beforeSubmit')
    expect(from('lib/index.ts').length).toBeGreaterThan(1_000)
  })
  it('is reported where it has no comment, or one that repeats its name', () => {
    expect(missingIn('interface A {\n  /** In yuan. */\n  readonly amount: number\n  close(): void\n}')).toEqual([
      'A.close',
    ])
    expect(missingIn('interface A {\n  /** The amount. */\n  readonly amount: number\n}')).toEqual(['A.amount'])
    expect(missingIn('function f(options: { readonly page: number }): void {}')).toEqual(['f.page'])
    expect(missingIn('class A {\n  private readonly secret = 1\n  readonly size: number = 1\n}')).toEqual(['A.size'])
  })
  it('needs no comment where its type names its only value, or its name and type say everything', () => {
    expect(missingIn("interface A { readonly kind: 'income'; readonly id: string }")).toEqual([])
    expect(missingIn("interface A { readonly kind: 'income' | 'expense'; readonly on?: true }")).toEqual([
      'A.kind',
      'A.on',
    ])
  })
  it('needs no comment of its own in a small type that has one', () => {
    const union = (comment: string) =>
      `/** B. */\ntype A =\n  ${comment}\n  | { readonly a: string }\n  | { readonly id: string }`
    expect(missingIn(union('/** Said. */'))).toEqual([])
    expect(missingIn(union(''))).toEqual(['A.a'])
    const owner = (names: string) =>
      `interface A {\n  /** Said. */\n  sort: { ${[...names].map((name) => `${name}: string`).join('; ')} }\n}`
    expect(missingIn(owner('abc'))).toEqual([])
    expect(missingIn(owner('abcd'))).toEqual(['A.sort.a', 'A.sort.b', 'A.sort.c', 'A.sort.d'])
  })
})
