import {
  DuplicateError,
  type Filter,
  type ListQuery,
  type Row,
  type Sort,
  type Store,
  type StoreUnit,
  type Values,
} from 'fangkit/backend'
import * as fc from '../../property.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMemoryStore } from '../../../lib/testing/memory-store.ts'
import { openPostgres } from './opened.ts'
import { paired, sample, sampleTables } from './sample-tables.ts'
import { NOON } from './store-contract.ts'

const words = fc
  .array(
    fc.constantFrom('a', 'A', 'b', 'Z', '%', '_', '\\', 'é', 'É', '中', '文', '\uE000', '\uFFFD', '😀', ' ', '0'),
    { maxLength: 3 },
  )
  .map((letters) => letters.join(''))
const days = fc.constantFrom('2026-01-01', '2026-01-02', '2026-12-31', '1999-02-03')
const amounts = fc.oneof(
  fc.integer({ min: -3, max: 3 }),
  fc.constantFrom(0.1, 0.2, 0.1 + 0.2, 1e21, 5e-324, -0.01, 2 ** 53),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)
const counts = fc.integer({ min: -2, max: 3 })
const lists = fc.array(fc.constantFrom('a', 'b', 'B', '中', ''), { maxLength: 3 })
const instants = fc.integer({ min: NOON, max: NOON + 3 })

const values: fc.Arbitrary<Values> = fc
  .record(
    {
      name: words,
      note: words,
      status: words,
      amount: amounts,
      count: counts,
      on: fc.constantFrom(0, 1),
      day: days,
      at: instants,
      tags: lists,
      city: words,
      key: words,
    },
    { requiredKeys: [] },
  )
  .chain((filled) =>
    fc
      .subarray(Object.keys(filled))
      .map((emptied) => ({ ...filled, ...Object.fromEntries(emptied.slice(0, 2).map((name) => [name, null])) })),
  )

const TEXTS = ['name', 'note', 'status', 'city', 'key', '$key', '$project', '$city', '$createdBy', '$updatedBy']
const NUMBERS = ['amount', 'count', 'on', 'at', '$createdAt', '$updatedAt']
const texts = fc.oneof(words, days, fc.constantFrom('A0', 'A1', 'C1', 'C2'))
const numbers = fc.oneof(
  amounts,
  counts,
  instants,
  fc.constantFrom(NOON + 0.5, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY),
)

function comparison(
  fields: readonly string[],
  requested: fc.Arbitrary<string> | fc.Arbitrary<number>,
): fc.Arbitrary<Filter> {
  const some: fc.Arbitrary<string | number> = requested
  return fc.constantFrom(...fields).chain((field) =>
    fc.oneof(
      fc.array(fc.option(some, { freq: 4 }), { maxLength: 3 }).map((is): Filter => ({ field, is })),
      fc.record({ from: some, to: some }, { requiredKeys: [] }).map((range): Filter => ({ field, ...range })),
    ),
  )
}
const { filter } = fc.letrec<{ filter: Filter }>((tie) => ({
  filter: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    comparison([...TEXTS, 'day'], texts),
    comparison(NUMBERS, numbers),
    fc.record({ field: fc.constantFrom(...TEXTS, 'day'), contains: words }),
    fc.record({
      field: fc.constant('tags'),
      is: fc.array(fc.constantFrom('a', 'b', '中', '', null), { maxLength: 3 }),
    }),
    fc.array(tie('filter'), { maxLength: 3 }).map((all): Filter => ({ all })),
    fc.array(tie('filter'), { maxLength: 3 }).map((any): Filter => ({ any })),
    tie('filter').map((not): Filter => ({ not })),
  ),
}))
const sorts: fc.Arbitrary<readonly Sort[]> = fc.array(
  fc.record({ field: fc.constantFrom(...TEXTS, ...NUMBERS, 'day'), descending: fc.boolean() }),
  { maxLength: 3 },
)
const queries: fc.Arbitrary<ListQuery> = fc.record(
  { where: filter, sort: sorts, page: fc.integer({ min: 1, max: 4 }), pageSize: fc.integer({ min: 1, max: 6 }) },
  { requiredKeys: [] },
)

const rows = fc.array(
  fc.record({
    values,
    city: fc.option(fc.constantFrom('C1', 'C2', '中')),
    project: fc.option(fc.constantFrom('P1', 'p1')),
    now: instants,
    account: fc.constantFrom('A0', 'A1', 'a0'),
  }),
  { maxLength: 14 },
)

/** The values of a row that a caller can see. */
const seen = (row: Row | null) =>
  row && {
    ...row,
    values: Object.fromEntries(
      Object.entries(row.values).map(([name, value]) => [name, Object.is(value, -0) ? 0 : value]),
    ),
  }

describe('memory and PostgreSQL answer the same', () => {
  let postgres: Store
  const memory = createMemoryStore({ tables: sampleTables })
  beforeAll(async () => {
    postgres = await openPostgres()
  })
  afterAll(() => postgres?.close())

  const both = async <T>(work: (store: Store) => Promise<T>): Promise<void> => {
    const [expected, actual] = [await work(memory), await work(postgres)]
    expect(actual).toEqual(expected)
  }
  const emptied = (store: Store) =>
    store.unit({ account: 'A0', now: NOON }, async (unit) => {
      for (const table of [sample, paired])
        for (const { key } of (await unit.list(table)).rows) await unit.remove(table, key)
    })

  it('for any rows, filter, order and page', async () => {
    await fc.assert(
      fc.asyncProperty(rows, fc.array(queries, { minLength: 1, maxLength: 8 }), async (filled, asked) => {
        await both(async (store) => {
          await emptied(store)
          for (const [i, { now, account, ...row }] of filled.entries()) {
            await store.unit({ account, now }, (unit) =>
              unit.insert(sample, { ...row, key: `${'zyxw'.charAt(i % 4)}${i}` }),
            )
          }
          return store.unit({ account: 'A0', now: NOON }, async (unit) => {
            const answers = []
            for (const query of asked) {
              const { rows: found, total } = await unit.list(sample, query)
              answers.push({ total, rows: found.map(seen) })
            }
            return answers
          })
        })
      }),
      { numRuns: 150 },
    )
  })

  it('for any sums of money', async () => {
    const fen = fc.maxSafeInteger().map((whole) => Math.trunc(whole / 1000) / 100)
    await fc.assert(
      fc.asyncProperty(fc.array(fen, { maxLength: 12 }), filter, async (amountsOfMoney, where) => {
        await both(async (store) => {
          await emptied(store)
          return store.unit({ account: 'A0', now: NOON }, async (unit) => {
            for (const [i, amount] of amountsOfMoney.entries())
              await unit.insert(sample, { key: `k${i}`, project: null, city: null, values: { amount, cost: amount } })
            return [await unit.sum(sample, 'amount', where), await unit.sum(sample, 'cost')]
          })
        })
      }),
      { numRuns: 60 },
    )
  })

  it('for any course of changes', async () => {
    const key = fc.constantFrom('a', 'b', 'c')
    const pair: fc.Arbitrary<Values> = fc.record(
      {
        no: fc.option(fc.constantFrom('1', '2', '')),
        left: fc.option(fc.constantFrom('l', 'm')),
        right: fc.option(fc.constantFrom('r', '')),
        note: words,
      },
      { requiredKeys: [] },
    )
    type Step = (unit: StoreUnit) => Promise<unknown>
    const step: fc.Arbitrary<Step> = fc.oneof(
      fc.record({ key, values: pair }).map(
        (row): Step =>
          async (unit) =>
            seen(await unit.insert(paired, { ...row, project: null, city: null })),
      ),
      fc.array(fc.record({ key, values: pair }), { maxLength: 3 }).map(
        (some): Step =>
          async (unit) =>
            (
              await unit.insertAll(
                paired,
                some.map((row) => ({ ...row, project: 'P1', city: null })),
              )
            ).map(seen),
      ),
      fc.record({ key, version: fc.integer({ min: 1, max: 3 }), patch: pair }).map(
        (it): Step =>
          async (unit) =>
            seen(await unit.update(paired, it.key, it.version, it.patch, { city: 'C1' })),
      ),
      fc.record({ key, patch: pair }).map(
        (it): Step =>
          async (unit) => {
            const row = await unit.get(paired, it.key, { lock: true })
            return row && seen(await unit.update(paired, it.key, row.version, it.patch))
          },
      ),
      fc.record({ key, expected: pair, patch: pair }).map(
        (it): Step =>
          async (unit) =>
            seen(await unit.compareAndSet(paired, it.key, it.expected, it.patch)),
      ),
      key.map(
        (removed): Step =>
          (unit) =>
            unit.remove(paired, removed),
      ),
    )
    const unitsToRun = fc.array(
      fc.record({ steps: fc.array(step, { maxLength: 6 }), fails: fc.boolean(), now: instants }),
      { maxLength: 6 },
    )
    await fc.assert(
      fc.asyncProperty(unitsToRun, async (units) => {
        await both(async (store) => {
          await emptied(store)
          const replies: unknown[] = []
          for (const { steps, fails, now } of units) {
            await store
              .unit({ account: 'A0', now }, async (unit) => {
                for (const take of steps) {
                  replies.push(
                    await take(unit).catch((reason: unknown) => {
                      if (reason instanceof DuplicateError) return 'duplicate'
                      throw reason
                    }),
                  )
                }
                if (fails) throw new Error('no')
              })
              .catch((reason: unknown) => {
                replies.push(String(reason))
              })
          }
          replies.push((await store.unit({ account: 'A0', now: NOON }, (unit) => unit.list(paired))).rows.map(seen))
          return replies
        })
      }),
      { numRuns: 150 },
    )
  })
})
