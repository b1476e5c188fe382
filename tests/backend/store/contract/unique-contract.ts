import { DuplicateError } from 'fangkit/backend'
import { expect, it } from 'vitest'
import { paired } from '../sample-tables.ts'
import { by, type Opened } from '../store-contract.ts'

const row = (key: string, values = {}) => ({ key, project: null, city: null, values })

export function uniqueContract(opened: Opened): void {
  it('holds over one field and over several together', async () => {
    await opened().unit(by(), async (unit) => {
      await unit.insert(paired, row('a', { no: '1', left: 'l', right: 'r' }))
      await unit.insert(paired, row('b', { no: '2', left: 'l', right: 's' }))
      await expect(unit.insert(paired, row('c', { no: '1' }))).rejects.toBeInstanceOf(DuplicateError)
      await expect(unit.insert(paired, row('d', { no: '3', left: 'l', right: 'r' }))).rejects.toBeInstanceOf(
        DuplicateError,
      )
      await unit.insert(paired, row('e', { no: '4', left: 'r', right: 'l' }))
    })
    const { rows } = await opened().unit(by(), (unit) => unit.list(paired))
    expect(rows.map(({ key }) => key)).toEqual(['a', 'b', 'e'])
  })

  it('holds over rows inserted together, with each other and with those that are there', async () => {
    await opened().unit(by(), async (unit) => {
      await unit.insert(paired, row('a', { no: '1' }))
      await expect(unit.insertAll(paired, [row('b', { no: '2' }), row('c', { no: '1' })])).rejects.toBeInstanceOf(
        DuplicateError,
      )
      await expect(
        unit.insertAll(paired, [row('d', { left: 'l', right: 'r' }), row('e', { left: 'l', right: 'r' })]),
      ).rejects.toBeInstanceOf(DuplicateError)
      await unit.insertAll(paired, [row('f', { no: '2', left: 'l', right: 'r' }), row('g', {}), row('h', { no: '' })])
    })
    const { rows } = await opened().unit(by(), (unit) => unit.list(paired))
    expect(rows.map(({ key }) => key)).toEqual(['a', 'f', 'g', 'h'])
  })

  it('does not count empty values', async () => {
    await opened().unit(by(), async (unit) => {
      await unit.insert(paired, row('a', {}))
      await unit.insert(paired, row('b', { no: '', left: 'l' }))
      await unit.insert(paired, row('c', { no: null, left: 'l', right: '' }))
      await unit.insert(paired, row('d', { no: '', left: 'l', right: null }))
    })
    expect((await opened().unit(by(), (unit) => unit.list(paired))).total).toBe(4)
  })

  it('refuses a change that takes another row’s values, and the unit goes on', async () => {
    await opened().unit(by(), async (unit) => {
      await unit.insert(paired, row('a', { no: '1', note: 'x' }))
      await unit.insert(paired, row('b', { no: '2', note: 'y' }))
      await expect(unit.update(paired, 'b', 1, { no: '1', note: 'z' })).rejects.toBeInstanceOf(DuplicateError)
      await expect(unit.compareAndSet(paired, 'b', { no: '2' }, { no: '1' })).rejects.toBeInstanceOf(DuplicateError)
      await unit.update(paired, 'a', 1, { no: '1', note: 'same' })
      await unit.insert(paired, row('c', { no: '3' }))
    })
    const { rows } = await opened().unit(by(), (unit) => unit.list(paired))
    expect(rows.map(({ key, version, values }) => [key, version, values['no'], values['note']])).toEqual([
      ['a', 2, '1', 'same'],
      ['b', 1, '2', 'y'],
      ['c', 1, '3', undefined],
    ])
  })

  it('frees the values of a row that changes or goes', async () => {
    await opened().unit(by(), async (unit) => {
      await unit.insert(paired, row('a', { no: '1', left: 'l', right: 'r' }))
      await unit.update(paired, 'a', 1, { no: '2', right: null })
      await unit.insert(paired, row('b', { no: '1', left: 'l', right: 'r' }))
      await unit.remove(paired, 'a')
      await unit.insert(paired, row('c', { no: '2' }))
    })
    expect((await opened().unit(by(), (unit) => unit.list(paired))).rows.map(({ key }) => key)).toEqual(['b', 'c'])
  })

  it('tells letters apart by code point, case and accents included', async () => {
    const numbers = ['a', 'A', 'á', 'a ', 'ａ', 'ß', 'ss', '1', '１']
    await opened().unit(by(), async (unit) => {
      for (const no of numbers) await unit.insert(paired, row(`key ${no}`, { no }))
    })
    expect((await opened().unit(by(), (unit) => unit.list(paired))).total).toBe(numbers.length)
  })
}
