import { describe, expect, it } from 'vitest'
import { chooseTests, explainChoice } from '../../run/changed.ts'
import { type Importers, importsOf, reachedFrom, readImporters } from '../../run/module-graph.ts'

const graph = (imports: Readonly<Record<string, readonly string[]>>): Importers => {
  const importers = new Map<string, readonly string[]>()
  for (const [file, targets] of Object.entries(imports))
    for (const target of targets) importers.set(target, [...(importers.get(target) ?? []), file])
  return importers
}

const importers = graph({
  'lib/backend/backend.ts': ['lib/backend/fee/orders/order-handlers.ts', 'lib/backend/log/log.ts'],
  'lib/backend/fee/orders/order-handlers.ts': ['lib/backend/fee/orders/move-order.ts'],
  'tests/backend/log.test.ts': ['lib/backend/backend.ts'],
  'tests/backend/fees-income.test.ts': ['tests/backend/desk.ts'],
  'tests/backend/desk.ts': ['lib/backend/backend.ts'],
  'tests/unit/move-order.test.ts': ['lib/backend/fee/orders/move-order.ts'],
  'tests/e2e/fees.test.ts': ['lib/backend/fee/orders/move-order.ts'],
})
const files = (tests: readonly { readonly file: string }[]) => tests.map(({ file }) => file)

describe('what a file imports', () => {
  it('are modules it needs when it runs: what is imported for its types alone does not count', () => {
    expect(
      importsOf(
        'a.ts',
        `import type { A } from './a.ts'
         import { type B, type C } from './b.ts'
         import { type D, e } from './e.ts'
         import './f.css'
         export { g } from './g.ts'
         export type { H } from './h.ts'
         const later = () => import('./i.ts')`,
      ),
    ).toEqual(['./e.ts', './f.css', './g.ts', './i.ts'])
  })
  it('are found under the names of the package, too', () => {
    expect(readImporters().get('lib/fee-tab.ts')).toContain('examples/fee-tab/main.tsx')
  })
})

describe('tests of what changed', () => {
  it('are all that reach it, over as few files as possible', () => {
    expect(reachedFrom(['lib/backend/fee/orders/move-order.ts'], importers).get('tests/backend/log.test.ts')).toEqual([
      'tests/backend/log.test.ts',
      'lib/backend/backend.ts',
      'lib/backend/fee/orders/order-handlers.ts',
      'lib/backend/fee/orders/move-order.ts',
    ])
    const { chosen, left } = chooseTests(['lib/backend/log/log.ts'], importers, {})
    expect([files(chosen), left]).toEqual([['tests/backend/log.test.ts', 'tests/backend/fees-income.test.ts'], []])
  })
  it('come by nearness, and those of the same subject before others', () => {
    expect(files(chooseTests(['lib/backend/fee/orders/move-order.ts'], importers, {}).chosen)).toEqual([
      'tests/unit/move-order.test.ts',
      'tests/backend/fees-income.test.ts',
      'tests/backend/log.test.ts',
    ])
  })
  it('are as many as fit into the time; the others are named', () => {
    const choice = chooseTests(['lib/backend/fee/orders/move-order.ts'], importers, {
      'tests/backend/log.test.ts': 1_000,
    })
    expect(files(choice.left)).toEqual(['tests/e2e/fees.test.ts', 'tests/backend/log.test.ts'])
    expect(explainChoice(choice)).toContain('e2e 1, backend 1')
    expect(explainChoice(choice)).toContain(
      'tests/unit/move-order.test.ts imports lib/backend/fee/orders/move-order.ts',
    )
  })
  it('run in any case when they changed themselves', () => {
    const { chosen } = chooseTests(['tests/e2e/fees.test.ts'], importers, { 'tests/e2e/fees.test.ts': 1_000 })
    expect(files(chosen)).toEqual(['tests/e2e/fees.test.ts'])
  })
  it('are none where nothing reaches them', () => {
    expect(chooseTests(['README.md'], importers, {})).toEqual({ chosen: [], left: [], seconds: 0 })
  })
})
