import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { declarationOf, publicNames, saysMore, undocumentedMembers } from './public-names.ts'

const WRITE =
  'Write a doc comment at the declaration: what it is, in words its name does not say; shape, unit and errors where ' +
  'they matter.'
const all = publicNames()

describe('every name that an entry of the package exports', () => {
  it('has a doc comment that says more than its name', () => {
    expect(all.length).toBeGreaterThan(800)
    const found = all.filter(({ name, comment }) => comment === null || !saysMore(name, comment))
    expect([...new Set(found.map(({ path, line, name }) => `${path}:${line}: ${name}`))], WRITE).toEqual([])
  })
  it('is read at its declaration, also through several files and under another name', () => {
    const at = (entry: string, name: string) => all.find((one) => one.entry === entry && one.name === name)
    expect(at('lib/domain.ts', 'accountField')?.path).toBe('lib/catalogue/field.ts')
    expect(at('lib/ui.ts', 'Button')?.path).toBe('lib/ui/buttons/button.tsx')
    expect(saysMore('FeeTabProps', 'The props of a fee tab.')).toBe(false)
    expect(saysMore('FeeTabProps', 'The case whose money is shown.')).toBe(true)
  })
})

describe('what a host passes to a widget, a hook or a client', () => {
  const PASSED = /(?:Props|Handle|Options|Section|Editing)$|^Slots$/
  const nodes = all
    .filter(({ entry, name }) => !/^lib\/(?:ui|domain|contract|backend)\.ts$/.test(entry) && PASSED.test(name))
    .map(({ node }) => node)
  it('has a doc comment for each member', () => {
    expect(nodes.filter(ts.isInterfaceDeclaration).length).toBeGreaterThan(25)
    const own = declarationOf('lib/widgets/widget-providers.tsx', 'WidgetOwn')
    expect([...new Set([own, ...nodes])].flatMap(undocumentedMembers), WRITE).toEqual([])
  })
  it('is found where a member has none', () => {
    const text = 'interface XProps {\n  /** Said. */\n  readonly a?: string\n  readonly b: string\n  c(): void\n}'
    const [node] = ts.createSourceFile('x.ts', text, ts.ScriptTarget.Latest, true).statements
    expect(node && undocumentedMembers(node)).toEqual(['XProps: readonly b: string', 'XProps: c(): void'])
  })
})
