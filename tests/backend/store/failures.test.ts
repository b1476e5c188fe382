import type { Store } from 'fangkit/backend'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { StoreUnavailableError, translated } from '../../../host/server/store/failure.ts'
import { administer } from '../../postgres.ts'
import { openPostgres, openUrl, type Problems } from './opened.ts'
import { contractTables, sample } from './sample-tables.ts'
import { by } from './store-contract.ts'

const row = (key: string, values = {}) => ({ key, project: null, city: null, values })
const thrown = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => null,
    (reason: unknown) => reason,
  )

describe('when PostgreSQL fails, the store', () => {
  const problems: Problems = []
  let store: Awaited<ReturnType<typeof openPostgres>>
  beforeAll(async () => {
    store = await openPostgres(problems, contractTables, {})
  })
  afterAll(() => store?.close())

  const cutConnections = () =>
    administer(
      store.url,
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and ' +
        `application_name = 'fangkit'`,
    )
  const count = async (opened: Store) => (await opened.unit(by(), (unit) => unit.list(sample))).total
  /**
   * The pool notices each lost connection by and by: waits until as many units at once as it has connections go
   * through.
   */
  const settles = (total: number) =>
    expect
      .poll(
        () =>
          Promise.all(Array.from({ length: 10 }, () => count(store))).then(
            (totals) => new Set(totals),
            () => null,
          ),
        { timeout: 20_000 },
      )
      .toEqual(new Set([total]))

  it('survives losing idle connections and goes on with new ones', async () => {
    await Promise.all(Array.from({ length: 5 }, () => count(store)))
    await cutConnections()
    await expect.poll(() => problems.length).toBeGreaterThan(0)
    await settles(0)
  })

  it('answers a unit whose connection was cut with a clear message, keeps nothing of it, and goes on', async () => {
    const error = await thrown(
      store.unit(by(), async (unit) => {
        await unit.insert(sample, row('cut'))
        await cutConnections()
        await unit.insert(sample, row('cut too'))
      }),
    )
    expect(error).toBeInstanceOf(StoreUnavailableError)
    expect(error).toMatchObject({ reason: 'connection', message: '数据库暂时无法连接，请稍后重试' })
    await settles(0)
    await expect(store.ping()).resolves.toBeUndefined()
  })

  it('does not take a failed statement for success when the work swallows it', async () => {
    const error = await thrown(
      store.unit(by(), async (unit) => {
        await unit.insert(sample, row('swallowed'))
        await cutConnections()
        await unit.insert(sample, row('swallowed too')).catch(() => undefined)
        return 'fine'
      }),
    )
    expect(error).toBeInstanceOf(StoreUnavailableError)
    await settles(0)
  })

  it('says busy when a lock is held for too long', async () => {
    await store.unit(by(), (unit) => unit.insert(sample, row('held')))
    const error = await store.unit(by(), async (unit) => {
      await unit.get(sample, 'held', { lock: true })
      return thrown(store.unit(by(), (other) => other.get(sample, 'held', { lock: true })))
    })
    expect(error).toMatchObject({ name: 'StoreUnavailableError', reason: 'busy', message: '系统繁忙，请稍后重试' })
    await store.unit(by(), (unit) => unit.remove(sample, 'held'))
  })

  it('passes on the errors of the work as they are, whatever they look like', async () => {
    const own = Object.assign(new Error('a partner’s server refused'), { code: 'ECONNREFUSED' })
    expect(
      await thrown(
        store.unit(by(), async () => {
          throw own
        }),
      ),
    ).toBe(own)
  })

  it('cannot be opened where there is no database', async () => {
    const error = await thrown(openUrl('postgres://nobody@127.0.0.1:1/none'))
    expect(error).toMatchObject({ name: 'StoreUnavailableError', reason: 'connection' })
  })

  it('takes nothing after it was closed', async () => {
    const { url, close } = await openPostgres()
    const second = await openUrl(url)
    await Promise.all([second.close(), second.close()])
    expect(await thrown(second.unit(by(), (unit) => unit.list(sample)))).toBeInstanceOf(Error)
    await close()
  })
})

it('a pool whose connections are all in use is busy, and a database that is gone is not', () => {
  const reasonOf = (message: string) => {
    const error = translated(new Error(message))
    return error instanceof StoreUnavailableError ? error.reason : null
  }
  expect(
    ['timeout exceeded when trying to connect', 'Connection terminated unexpectedly', 'something else'].map(reasonOf),
  ).toEqual(['busy', 'connection', null])
})
