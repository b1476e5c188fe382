import { DuplicateError, type StoreUnit } from 'fangkit/backend'
import { Kysely, PostgresDialect } from 'kysely'
import { describe, expect, it } from 'vitest'
import { type ConnectionPool, poolOf } from '../../../host/server/store/connection-pool.ts'
import { layoutsOf } from '../../../host/server/store/layout.ts'
import { createStatementNames } from '../../../host/server/store/statement-names.ts'
import { createUnits } from '../../../host/server/store/transaction.ts'
import { paired, sample } from './sample-tables.ts'
import { by } from './store-contract.ts'

interface Sent {
  readonly connection: number
  readonly text: string
  readonly name: string | undefined
}

/** A database that notes what it is sent, finds nothing, and fails at what it is told to. */
function notingDatabase(fails: (text: string) => Error | null = () => null) {
  const sent: Sent[] = []
  let open = 0
  let taken = 0
  const connections: ConnectionPool = {
    connect: async () => {
      open += 1
      taken += 1
      const connection = taken
      return {
        query: async (text, _values, name) => {
          sent.push({ connection, text: text.trim().replace(/\s+/g, ' '), name })
          const failure = fails(text)
          if (failure) throw failure
          return { rows: [] }
        },
        release: () => {
          open -= 1
        },
      }
    },
    end: async () => undefined,
  }
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: poolOf(connections) }) })
  const units = createUnits({ connections, db, nameOf: createStatementNames() }, layoutsOf([sample, paired]), {
    hash: async (text) => text,
  })
  const firstWords = () => sent.map(({ text }) => text.split(' ', 1)[0])
  return { unit: <T>(work: (unit: StoreUnit) => Promise<T>) => units(by(), work), sent, firstWords, open: () => open }
}

describe('the statements of a unit', () => {
  it('begin no transaction while it only reads', async () => {
    const { unit, firstWords, open } = notingDatabase()
    await unit(async (one) => {
      await one.get(sample, 'a')
      await one.list(sample, { page: 1, pageSize: 10 })
      await one.history(sample, 'a', 0)
    })
    expect(firstWords()).toEqual(['select', 'select', 'select'])
    expect(open()).toBe(0)
  })

  it('begin one with the first write or lock, and keep to its connection until the end', async () => {
    const { unit, sent, firstWords, open } = notingDatabase()
    await unit(async (one) => {
      await one.get(sample, 'a')
      await one.get(sample, 'a', { lock: true })
      await one.get(sample, 'b')
      await one.remove(sample, 'a')
    })
    expect(firstWords()).toEqual(['select', 'start', 'select', 'select', 'delete', 'commit'])
    expect(new Set(sent.slice(1).map(({ connection }) => connection)).size).toBe(1)
    expect(open()).toBe(0)
  })

  it('roll back when the work fails, and give the connection back when even that fails', async () => {
    const { unit, firstWords, open } = notingDatabase((text) => (text === 'rollback' ? new Error('gone') : null))
    const reason = new Error('changed my mind')
    const failing = unit(async (one) => {
      await one.remove(sample, 'a')
      throw reason
    })
    await expect(failing).rejects.toBe(reason)
    expect(firstWords()).toEqual(['start', 'delete', 'rollback'])
    expect(open()).toBe(0)
  })

  it('do not count as done when the commit fails', async () => {
    const { unit, open } = notingDatabase((text) => (text === 'commit' ? new Error('gone') : null))
    await expect(unit((one) => one.remove(sample, 'a'))).rejects.toThrow('gone')
    expect(open()).toBe(0)
  })

  it('look up together what is asked for together', async () => {
    const { unit, sent } = notingDatabase()
    await unit(async (one) => {
      await Promise.all([
        one.get(sample, 'a'),
        one.list(paired, { where: { field: 'no', is: ['1'] } }),
        (async () => {
          await Promise.resolve()
          return one.get(paired, 'b')
        })(),
      ])
      await one.get(sample, 'c')
    })
    expect(sent).toHaveLength(2)
    expect(sent[0]?.text.match(/union all/g)).toHaveLength(2)
  })

  it('look nothing up before the writes that were asked for first', async () => {
    const { unit, firstWords } = notingDatabase()
    await unit((one) => Promise.all([one.get(sample, 'a'), one.remove(sample, 'a'), one.get(sample, 'a')]))
    expect(firstWords()).toEqual(['select', 'start', 'delete', 'select', 'commit'])
  })

  it('get a name once they ran often, except pages, which are planned by what they ask for', async () => {
    const { unit, sent } = notingDatabase()
    for (let round = 0; round < 8; round += 1)
      await unit(async (one) => {
        await one.get(sample, 'a')
        await one.list(sample, { page: 1, pageSize: 10 })
      })
    const named = sent.filter(({ name }) => name !== undefined)
    expect(named.length).toBeGreaterThan(0)
    expect(new Set(named.map(({ text }) => text)).size).toBe(1)
    expect(named.every(({ text }) => text.includes('where key ='))).toBe(true)
  })

  it('fail all that were asked for together, and the unit with them', async () => {
    const { unit, open } = notingDatabase(() => new DuplicateError('no'))
    await expect(unit((one) => Promise.allSettled([one.get(sample, 'a'), one.get(sample, 'b')]))).rejects.toThrow('no')
    expect(open()).toBe(0)
  })
})

it('names are few, however many texts there are', () => {
  const nameOf = createStatementNames()
  const names = new Set<string>()
  for (let round = 0; round < 10; round += 1)
    for (let text = 0; text < 500; text += 1) names.add(nameOf(`select ${text}`) ?? 'none')
  expect(names.size).toBeLessThanOrEqual(151)
  expect(names.size).toBeGreaterThan(100)
})
