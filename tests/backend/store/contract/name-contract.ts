import type { Filter } from 'fangkit/backend'
import { expect, it } from 'vitest'
import { person } from '../sample-tables.ts'
import { by, NOON, type Opened } from '../store-contract.ts'

const row = (key: string, values: Readonly<Record<string, string | null>>) => ({
  key,
  project: null,
  city: null,
  values,
})

/** Names of persons are found by their parts, also after a change. */
export function nameContract(opened: Opened): void {
  const found = (named: string, field = 'name') =>
    opened().unit(by(), async (unit) =>
      (await unit.list(person, { where: { field, named } })).rows.map(({ key }) => key),
    )
  const LONG = '例示甲乙丙丁戊己庚辛有限公司'

  it('a name is found by any of its parts, without regard to width, case, blanks and dots', async () => {
    await opened().unit(by(), async (unit) => {
      await unit.insert(person, row('one', { name: '林若溪' }))
      await unit.insertAll(person, [row('two', { name: '阿依·古丽 Aygul' }), row('three', { name: LONG })])
    })
    expect(await found('若溪')).toEqual(['one'])
    expect(await found('林 若')).toEqual(['one'])
    expect(await found('依古')).toEqual(['two'])
    expect(await found('ＡＹＧ')).toEqual(['two'])
    expect(await found('甲乙丙丁戊己庚辛有限')).toEqual(['three'])
    expect(await found('甲乙丙丁戊己庚辛公司')).toEqual([])
    expect(await found('林溪')).toEqual([])
    expect(await found(' · ')).toEqual([])
    expect(await found('林%')).toEqual([])
  })

  it('a changed name is found by the new parts only, and rows leave without them', async () => {
    await opened().unit(by(), async (unit) => {
      const stored = await unit.insert(person, row('one', { name: '林若溪' }))
      expect(stored.values).toEqual({ name: '林若溪' })
      await unit.update(person, 'one', 1, { name: '周子航' })
      expect((await unit.get(person, 'one'))?.values).toEqual({ name: '周子航' })
    })
    expect(await found('若溪')).toEqual([])
    expect(await found('子航')).toEqual(['one'])
    await opened().unit(by(), (unit) => unit.compareAndSet(person, 'one', { name: '周子航' }, { name: null }))
    expect(await found('子航')).toEqual([])
  })

  it('a name is found with place and time of its row, as they are now', async () => {
    const listed = (named: string, ...others: readonly Filter[]) =>
      opened().unit(by(), async (unit) => {
        const where: Filter = { all: [{ field: 'name', named }, ...others] }
        const sort = [{ field: '$updatedAt', descending: true }]
        const { rows, total } = await unit.list(person, { where, sort, page: 1, pageSize: 2 })
        return [total, rows.map(({ key }) => key)]
      })
    const at = (city: string, key: string) => ({ ...row(key, { name: '林若溪' }), city, project: key })
    await opened().unit(by(), async (unit) => {
      await unit.insertAll(person, [at('C1', 'one'), at('C1', 'two'), at('C2', 'three'), at('C1', 'four')])
    })
    const here: Filter = { field: '$city', is: ['C1'] }
    expect(await listed('若溪', here)).toEqual([3, ['four', 'one']])
    await opened().unit(by('A1', NOON + 1), (unit) => unit.update(person, 'two', 1, { phone: '15400000000' }))
    expect(await listed('若溪', here)).toEqual([3, ['two', 'four']])
    await opened().unit(by('A1', NOON + 2), (unit) => unit.update(person, 'two', 2, {}, { city: 'C2' }))
    await opened().unit(by(), (unit) => unit.remove(person, 'four'))
    expect(await listed('若溪', here)).toEqual([1, ['one']])
    expect(await listed('若溪', { field: '$project', is: ['two', 'three'] })).toEqual([2, ['two', 'three']])
    // A condition on another field needs the row itself.
    expect(await listed('若溪', { field: 'phone', number: '15400000000' })).toEqual([1, ['two']])
    expect(await listed('子航', here)).toEqual([0, []])
  })

  it('only a name is found by its parts', async () => {
    await expect(found('甲', 'phone')).rejects.toThrow(TypeError)
  })
}
