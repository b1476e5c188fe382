import { DuplicateError, type Store } from 'fangkit/backend'
import { describe, expect, it } from 'vitest'
import { createMemoryStore } from '../../../lib/testing/memory-store.ts'
import { paired, sample, contractTables } from './sample-tables.ts'
import { by, storeContract } from './store-contract.ts'

const row = (key: string, values = {}) => ({ key, project: null, city: null, values })
const line = {
  at: 1,
  by: 'A1',
  action: 'Any.doSave',
  table: 'sample',
  key: 'a',
  project: null,
  city: null,
  version: 2,
  before: {},
  after: { count: 1 },
  result: 'done',
  requestId: 'r',
} as const

storeContract('in memory', async () => createMemoryStore({ tables: contractTables }))

storeContract('in memory that is a copy', async () =>
  createMemoryStore({ tables: contractTables, copyOf: createMemoryStore({ tables: contractTables }) }),
)

describe('a copy of a store in memory', () => {
  const seen = (store: Store) =>
    store.unit(by(), async (unit) => ({
      rows: [...(await unit.list(sample)).rows, ...(await unit.list(paired)).rows],
      history: await unit.history(sample, 'a', 0),
    }))

  it('starts with the other’s rows, claims, trail and numbers; then neither changes the other', async () => {
    const first = createMemoryStore({ tables: contractTables })
    await first.unit(by(), async (unit) => {
      await unit.insertAll(sample, [row('a', { name: '甲', tags: ['x'] }), row('b')])
      await unit.insert(paired, row('c', { no: '1' }))
      await unit.audit(line)
      await unit.next('numbers')
    })
    const before = await seen(first)
    const copy = createMemoryStore({ tables: contractTables, copyOf: first })
    expect(await seen(copy)).toEqual(before)
    const numbers = await copy.unit(by('A2'), async (unit) => {
      await expect(unit.insert(paired, row('d', { no: '1' }))).rejects.toBeInstanceOf(DuplicateError)
      await unit.update(sample, 'a', 1, { name: '乙' })
      await unit.remove(paired, 'c')
      await unit.audit({ ...line, version: 3 })
      return [await unit.next('numbers'), await unit.next('numbers')]
    })
    expect(numbers).toEqual([2, 3])
    expect(await seen(first)).toEqual(before)
    await first.unit(by(), (unit) => unit.remove(sample, 'b'))
    expect((await seen(copy)).rows.map(({ key, values }) => [key, values])).toEqual([
      ['a', { name: '乙', tags: ['x'] }],
      ['b', {}],
    ])
  })

  it('is refused of a store of another person', () => {
    const other: Store = { unit: () => Promise.reject(new Error('no')), close: async () => undefined }
    expect(() => createMemoryStore({ copyOf: other })).toThrow(TypeError)
  })
})
