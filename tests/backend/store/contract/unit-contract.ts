import { DuplicateError, type StoreUnit } from 'fangkit/backend'
import { text } from 'fangkit/domain'
import { expect, it } from 'vitest'
import { paired, sample } from '../sample-tables.ts'
import { by, type Opened } from '../store-contract.ts'

const row = (key: string, values = {}) => ({ key, project: null, city: null, values })

export function unitContract(opened: Opened): void {
  it('keep everything or nothing, and pass on what the work threw', async () => {
    await opened().unit(by(), (unit) => unit.insert(sample, row('before', { count: 1, name: '甲' })))
    const reason = new Error('changed my mind')
    const failing = opened().unit(by(), async (unit) => {
      await unit.insert(sample, row('new'))
      await unit.insertAll(sample, [row('newer'), row('newest')])
      await unit.update(sample, 'before', 1, { count: 2 })
      await unit.update(sample, 'before', 2, { count: 3, name: null })
      await unit.remove(sample, 'before')
      await unit.insert(sample, row('before', { count: 9 }))
      throw reason
    })
    await expect(failing).rejects.toBe(reason)
    const { rows } = await opened().unit(by(), (unit) => unit.list(sample))
    expect(rows.map(({ key, version, values }) => ({ key, version, values }))).toEqual([
      { key: 'before', version: 1, values: { count: 1, name: '甲' } },
    ])
  })

  it('give back the unique values a failing unit took or freed', async () => {
    await opened().unit(by(), (unit) => unit.insert(paired, row('a', { no: '1' })))
    await opened()
      .unit(by(), async (unit) => {
        await unit.update(paired, 'a', 1, { no: '2' })
        await unit.insert(paired, row('b', { no: '1' }))
        throw new Error('no')
      })
      .catch(() => undefined)
    await opened().unit(by(), async (unit) => {
      await expect(unit.insert(paired, row('c', { no: '1' }))).rejects.toBeInstanceOf(DuplicateError)
      await unit.insert(paired, row('d', { no: '2' }))
    })
  })

  it('see their own changes', async () => {
    const seen = await opened().unit(by(), async (unit) => {
      await unit.insert(sample, row('k1', { count: 1 }))
      const first = await unit.list(sample, { where: { field: 'count', is: [1] } })
      await unit.update(sample, 'k1', 1, { count: 2 })
      return [
        first.total,
        (await unit.list(sample, { where: { field: 'count', is: [1] } })).total,
        (await unit.get(sample, 'k1'))?.values['count'],
      ]
    })
    expect(seen).toEqual([1, 0, 2])
  })

  it('read a row they hold as they left it, whatever is asked at the same time', async () => {
    await opened().unit(by(), (unit) => unit.insert(sample, row('held', { count: 1 })))
    const seen = await opened().unit(by(), async (unit) => {
      const counts = async (asked: Promise<{ readonly values: object } | null>) => (await asked)?.values
      const locked = await counts(unit.get(sample, 'held', { lock: true }))
      const [, between] = await Promise.all([
        unit.update(sample, 'held', 1, { count: 2 }),
        counts(unit.get(sample, 'held')),
      ])
      const [again] = await Promise.all([
        counts(unit.get(sample, 'held', { lock: true })),
        unit.compareAndSet(sample, 'held', { count: 2 }, { count: 3 }),
      ])
      const refused = await unit.compareAndSet(sample, 'held', { count: 2 }, { count: 9 })
      const last = await counts(unit.get(sample, 'held'))
      await unit.remove(sample, 'held')
      return [locked, between, again, refused, last, await unit.get(sample, 'held', { lock: true })]
    })
    expect(seen).toEqual([{ count: 1 }, { count: 2 }, { count: 2 }, null, { count: 3 }, null])
  })

  it('carry out what is asked at the same time, in the order it was asked', async () => {
    const found = await opened().unit(by(), async (unit) => {
      const [, second, , fourth] = await Promise.all([
        unit.insert(sample, row('k1', { count: 1 })),
        unit.get(sample, 'k1'),
        unit.update(sample, 'k1', 1, { count: 2 }),
        unit.get(sample, 'k1'),
      ])
      return [second?.values['count'], fourth?.values['count']]
    })
    expect(found).toEqual([1, 2])
  })

  it('count what nobody waited for', async () => {
    await opened().unit(by(), async (unit) => {
      void unit.insert(sample, row('k1'))
    })
    expect(await opened().unit(by(), (unit) => unit.get(sample, 'k1'))).not.toBeNull()
  })

  it('are over when they are over', async () => {
    let savedUnit: StoreUnit | null = null
    await opened().unit(by(), async (unit) => {
      savedUnit = unit
    })
    // adapter: assigned in the closure above
    await expect((savedUnit as StoreUnit | null)?.insert(sample, row('late'))).rejects.toThrow('ended')
    expect(await opened().unit(by(), (unit) => unit.get(sample, 'late'))).toBeNull()
  })

  it('wait for each other where they want the same lock', async () => {
    const order: string[] = []
    const visit = (name: string) =>
      opened().unit(by(), async (unit) => {
        await unit.lock('the door')
        order.push(`${name} in`)
        await unit.list(sample)
        order.push(`${name} out`)
      })
    await Promise.all(['a', 'b', 'c'].map(visit))
    const places = order.map((entry) => entry.split(' ')[0])
    expect(order).toHaveLength(6)
    expect([0, 2, 4].every((i) => places[i] === places[i + 1])).toBe(true)
  })

  it('number from 1, each sequence on its own', async () => {
    const names = ['orders', '订单 2026/07', 'x'.repeat(200), `"';--`]
    const numbers: number[] = []
    for (const name of [...names, ...names]) numbers.push(await opened().unit(by(), (unit) => unit.next(name)))
    expect(numbers).toEqual([1, 1, 1, 1, 2, 2, 2, 2])
  })

  it('never give a number twice, even when the unit that got it fails', async () => {
    const issued: number[] = []
    const take = (fail: boolean) =>
      opened().unit(by(), async (unit) => {
        issued.push(await unit.next('receipts'))
        await unit.insert(sample, row('k1'))
        if (fail) throw new Error('no')
        await unit.remove(sample, 'k1')
      })
    await take(true).catch(() => undefined)
    await take(true).catch(() => undefined)
    await take(false)
    await Promise.all([take(false), take(false), take(false)])
    expect(new Set(issued).size).toBe(issued.length)
    // Those that run together may be notified of theirs in any order, yet after those that went before.
    const [before, together] = [issued.slice(0, 3), issued.slice(3)]
    expect([...before].sort((a, b) => a - b)).toEqual(before)
    expect(Math.min(...together)).toBeGreaterThan(Math.max(...before))
  })

  it('refuse tables the store was opened without', async () => {
    const stranger = { name: 'stranger', fields: { name: text('名称', { indexed: true }) } }
    await expect(opened().unit(by(), (unit) => unit.list(stranger))).rejects.toThrow(/stranger/)
    await expect(opened().unit(by(), (unit) => unit.insert(stranger, row('k1')))).rejects.toThrow(/stranger/)
  })
}
