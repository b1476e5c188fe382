import { DuplicateError, type StoreUnit } from 'fangkit/backend'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countReveal, REVEALS_PER_HOUR } from '../../../lib/backend/record/reveal-limit.ts'
import { admitNumberSearch, NUMBER_SEARCHES_PER_MINUTE } from '../../../lib/backend/record/number-search.ts'
import type { Principal } from '../../../lib/backend/principal.ts'
import { recordCalls } from '../../../lib/contract/record/record-calls.ts'
import { member } from '../../../lib/domain/member/member.ts'
import { cfgItemTable, cityRuleTable } from '../../../lib/backend/city/city-tables.ts'
import { numberSearchTable, revealTable } from '../../../lib/backend/record/call-tables.ts'
import { openPostgres, openUrl, LONG_WAIT } from './opened.ts'
import { paired, sample } from './sample-tables.ts'
import { by } from './store-contract.ts'

const AT_ONCE = 20
const ROUNDS = 10
const row = (key: string, values = {}) => ({ key, project: null, city: null, values })

// Only where several connections work at once does a race prove anything.
describe('at the same time on PostgreSQL', () => {
  let store: Awaited<ReturnType<typeof openPostgres>>
  beforeAll(async () => {
    store = await openPostgres()
  })
  afterAll(() => store?.close())

  const together = <T>(work: (unit: StoreUnit, i: number) => Promise<T>) =>
    Promise.allSettled(Array.from({ length: AT_ONCE }, (_, i) => store.unit(by(`A${i}`), (unit) => work(unit, i))))
  const answers = <T>(settled: readonly PromiseSettledResult<T>[]) =>
    settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const reasons = (settled: readonly PromiseSettledResult<unknown>[]) =>
    settled.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))

  it('one of many decisions on a status wins', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const key = `decision ${round}`
      await store.unit(by(), (unit) => unit.insert(sample, row(key, { status: 'BDA105' })))
      const settled = await together((unit, i) =>
        unit.compareAndSet(sample, key, { status: 'BDA105' }, { status: i % 2 === 0 ? 'BDA107' : 'BDA106' }),
      )
      expect(reasons(settled)).toEqual([])
      expect(answers(settled).filter((won) => won !== null)).toHaveLength(1)
      expect((await store.unit(by(), (unit) => unit.get(sample, key)))?.version).toBe(2)
    }
  })

  it('one of many updates of a version wins', async () => {
    await store.unit(by(), (unit) => unit.insert(sample, row('version', {})))
    const settled = await together((unit, i) => unit.update(sample, 'version', 1, { count: i }))
    expect(answers(settled).filter((won) => won !== null)).toHaveLength(1)
  })

  it('a locked row is never booked over its limit', async () => {
    const LIMIT = 1_000n
    await store.unit(by(), (unit) => unit.insert(sample, row('account', { cost: 0 })))
    const settled = await together(async (unit, i) => {
      await unit.get(sample, 'account', { lock: true })
      const booked = await unit.sum(sample, 'cost', { field: '$project', is: ['booking'] })
      if (booked / 100n + 300n > LIMIT) return false
      await unit.insert(sample, { key: `booking ${i}`, project: 'booking', city: null, values: { cost: 300 } })
      return true
    })
    expect(reasons(settled)).toEqual([])
    expect(answers(settled).filter(Boolean)).toHaveLength(3)
    expect(await store.unit(by(), (unit) => unit.sum(sample, 'cost', { field: '$project', is: ['booking'] }))).toBe(
      90_000n,
    )
  })

  it('a named lock lets one in at a time', async () => {
    await store.unit(by(), (unit) => unit.insert(sample, row('counter', { count: 0 })))
    const settled = await together(async (unit) => {
      await unit.lock('counter')
      const { version = 0, values } = (await unit.get(sample, 'counter')) ?? {}
      return unit.update(sample, 'counter', version, { count: Number(values?.['count']) + 1 })
    })
    expect(answers(settled).filter((changed) => changed === null)).toEqual([])
    expect((await store.unit(by(), (unit) => unit.get(sample, 'counter')))?.values['count']).toBe(AT_ONCE)
  })

  it('ruling 20: one person searches ten numbers a minute over two processes', async () => {
    const counted = [numberSearchTable, cfgItemTable, cityRuleTable]
    const processes = [
      await openUrl(store.url, counted, [], LONG_WAIT),
      await openUrl(store.url, counted, [], LONG_WAIT),
    ]
    // adapter: what a search asks of a person
    const principal = { userId: 'u-search', acctId: 'a-search', city: '440100', embed: null } as Principal
    const call = recordCalls(member).getPageList
    const settled = await Promise.allSettled(
      Array.from({ length: 2 * AT_ONCE }, (_, i) =>
        processes[i % 2]!.unit(by('a-search'), (unit) =>
          admitNumberSearch({ unit, principal, now: by().now, requestId: 'r' }, call, {
            search: { hf23LinkPhone: { number: String(1_000 + i) } },
          }),
        ),
      ),
    )
    await Promise.all(processes.map((one) => one.close()))
    expect(answers(settled)).toHaveLength(NUMBER_SEARCHES_PER_MINUTE)
    expect(new Set(reasons(settled).map((reason) => (reason as { readonly code: string }).code))).toEqual(
      new Set(['RATE_LIMITED']),
    )
  })

  it('R25 one person sees sixty personal data an hour over two processes', async () => {
    const [one, other] = [
      await openUrl(store.url, [revealTable, cfgItemTable, cityRuleTable], [], LONG_WAIT),
      await openUrl(store.url, [revealTable, cfgItemTable, cityRuleTable], [], LONG_WAIT),
    ]
    const settled = await Promise.allSettled(
      Array.from({ length: 80 }, (_, i) =>
        (i % 2 === 0 ? one : other).unit(by(), (unit) => countReveal(unit, { userId: 'u1', city: '440100' }, 1_000)),
      ),
    )
    expect(answers(settled)).toHaveLength(REVEALS_PER_HOUR)
    expect(new Set(reasons(settled).map((reason: { readonly code?: string }) => reason.code))).toEqual(
      new Set(['RATE_LIMITED']),
    )
    await Promise.all([one.close(), other.close()])
  })

  it('numbers of a sequence are all different, also the first ones of a new one', async () => {
    for (let round = 0; round < 3; round += 1) {
      const issued: number[] = []
      await together(async (unit, i) => {
        issued.push(await unit.next(`race ${round}`))
        if (i % 3 === 0) throw new Error('no')
      })
      expect(issued).toHaveLength(AT_ONCE)
      expect(new Set(issued).size).toBe(AT_ONCE)
      expect(Math.min(...issued)).toBe(1)
    }
  })

  it('one of many rows gets a key or unique values, the others are notified', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const byKey = await together((unit) => unit.insert(sample, row(`same key ${round}`)))
      const byValue = await together((unit, i) => unit.insert(paired, row(`${round}/${i}`, { no: `same ${round}` })))
      const bySeveral = await together((unit, i) =>
        unit.insertAll(paired, [row(`${round}/${i}/a`, {}), row(`${round}/${i}/b`, { no: `several ${round}` })]),
      )
      const contests: readonly (readonly PromiseSettledResult<unknown>[])[] = [byKey, byValue, bySeveral]
      for (const settled of contests) {
        expect(answers(settled)).toHaveLength(1)
        expect(reasons(settled).filter((reason) => !(reason instanceof DuplicateError))).toEqual([])
      }
    }
  })

  it('changes to the same unique values leave one of them', async () => {
    await store.unit(by(), async (unit) => {
      for (let i = 0; i < AT_ONCE; i += 1) await unit.insert(paired, row(`change ${i}`, { left: `l${i}`, right: 'r' }))
    })
    const settled = await together((unit, i) => unit.update(paired, `change ${i}`, 1, { left: 'wanted' }))
    expect(answers(settled)).toHaveLength(1)
    expect(reasons(settled).every((reason) => reason instanceof DuplicateError)).toBe(true)
  })

  it('units that block each other crosswise all come through', async () => {
    await store.unit(by(), async (unit) => {
      for (const key of ['left', 'right']) await unit.insert(sample, row(key, { count: 0 }))
    })
    const add = async (unit: StoreUnit, key: string) => {
      const { version = 0, values } = (await unit.get(sample, key, { lock: true })) ?? {}
      await unit.update(sample, key, version, { count: Number(values?.['count']) + 1 })
    }
    // Both hold their first row before either asks for its second one.
    let holding = 0
    let bothHold: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      bothHold = resolve
    })
    let runs = 0
    const cross = (first: string, second: string) =>
      store.unit(by(), async (unit) => {
        runs += 1
        await add(unit, first)
        holding += 1
        if (holding === 2) bothHold()
        await held
        await add(unit, second)
      })
    await Promise.all([cross('left', 'right'), cross('right', 'left')])
    expect(runs).toBeGreaterThan(2)
    const rows = await store.unit(by(), (unit) =>
      unit.list(sample, { where: { field: '$key', is: ['left', 'right'] } }),
    )
    expect(rows.rows.map(({ values }) => values['count'])).toEqual([2, 2])
  })
})
