import { expect, it } from 'vitest'
import { person } from '../sample-tables.ts'
import { by, type Opened } from '../store-contract.ts'

const row = (key: string, values: Readonly<Record<string, string | null>>) => ({
  key,
  project: null,
  city: null,
  values,
})

/** Personal numbers are found whole, phones also by their end, and by nothing else. */
export function numberContract(opened: Opened): void {
  const found = (field: string, number: string) =>
    opened().unit(by(), async (unit) =>
      (await unit.list(person, { where: { field, number } })).rows.map(({ key }) => key),
    )
  const put = () =>
    opened().unit(by(), async (unit) => {
      await unit.insert(
        person,
        row('one', { name: '例甲', idNo: '44019919900101001X', phone: '15400002290', card: '6200000000001234' }),
      )
      await unit.insertAll(person, [
        row('two', { name: '例乙', idNo: '440199198502020028', phone: '154 0001-2290' }),
        row('three', { name: '例丙' }),
      ])
    })

  it('ruling 20: a number is found whole, however it is written', async () => {
    await put()
    expect(await found('idNo', '44019919900101001X')).toEqual(['one'])
    expect(await found('idNo', ' ４４０１９９19900101001x ')).toEqual(['one'])
    expect(await found('phone', '+86 154-0000-2290')).toEqual(['one'])
    expect(await found('phone', '15400012290')).toEqual(['two'])
    expect(await found('card', '6200 0000 0000 1234')).toEqual(['one'])
    expect(await found('phone', '2290')).toEqual(['one', 'two'])
  })

  it('ruling 20: no part of a number finds anything', async () => {
    await put()
    for (const [field, part] of [
      ['idNo', '440199'],
      ['idNo', '4401991990010100'],
      ['idNo', '001X'],
      ['phone', '154'],
      ['phone', '1540000229'],
      ['card', '1234'],
      ['phone', ''],
    ] as const) {
      expect([field, part, await found(field, part)]).toEqual([field, part, []])
    }
  })

  it('ruling 20: the numbers themselves are neither searched nor sorted by', async () => {
    const wrong = [
      { where: { field: 'idNo', is: ['44019919900101001X'] } },
      { where: { field: 'phone', contains: '154' } },
      { where: { field: 'card', from: '6' } },
      { sort: [{ field: 'phone' }] },
      { where: { field: 'name', number: '15400002290' } },
    ]
    for (const query of wrong)
      await expect(opened().unit(by(), (unit) => unit.list(person, query))).rejects.toThrow(TypeError)
  })

  it('ruling 20: a number that changes is found as it is now, and one that was taken away not at all', async () => {
    await put()
    await opened().unit(by(), async (unit) => {
      await unit.update(person, 'one', 1, { phone: '15400003333' })
      await unit.compareAndSet(person, 'two', { name: '例乙' }, { idNo: null, phone: '' })
      await unit.update(person, 'three', 1, { name: '例丁' })
    })
    expect(await found('phone', '15400002290')).toEqual([])
    expect(await found('phone', '2290')).toEqual([])
    expect(await found('phone', '3333')).toEqual(['one'])
    expect(await found('idNo', '440199198502020028')).toEqual([])
    expect(await found('idNo', '44019919900101001X')).toEqual(['one'])
  })

  it('ruling 20: what is kept to find numbers stays with the store', async () => {
    await put()
    const rows = await opened().unit(by(), async (unit) => [
      await unit.get(person, 'one'),
      ...(await unit.list(person)).rows,
      await unit.update(person, 'one', 1, { phone: '15400003333' }),
    ])
    for (const stored of rows)
      expect(Object.keys(stored?.values ?? {}).filter((name) => !Object.hasOwn(person.fields, name))).toEqual([])
  })
}
