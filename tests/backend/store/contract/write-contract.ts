import { DuplicateError } from 'fangkit/backend'
import { expect, it } from 'vitest'
import { sample } from '../sample-tables.ts'
import { by, NOON, type Opened } from '../store-contract.ts'

const place = { project: null, city: null }

export function writeContract(opened: Opened): void {
  it('stamps a new row with version 1 and who wrote it when', async () => {
    const row = await opened().unit(by('A1'), (unit) =>
      unit.insert(sample, { key: 'k1', project: 'P1', city: 'C1', values: { name: '甲', count: 3 } }),
    )
    const expected = {
      key: 'k1',
      project: 'P1',
      city: 'C1',
      version: 1,
      values: { name: '甲', count: 3 },
      createdAt: NOON,
      createdBy: 'A1',
      updatedAt: NOON,
      updatedBy: 'A1',
    }
    expect(row).toEqual(expected)
    expect(await opened().unit(by('A2'), (unit) => unit.get(sample, 'k1'))).toEqual(expected)
  })

  it('answers null for a row that is not there', async () => {
    const found = await opened().unit(by(), (unit) =>
      Promise.all([unit.get(sample, 'none'), unit.get(sample, 'none', { lock: true }), unit.get(sample, 'no\0ne')]),
    )
    expect(found).toEqual([null, null, null])
  })

  it('changes the given values only and counts the version up', async () => {
    const row = await opened().unit(by('A1'), async (unit) => {
      await unit.insert(sample, { key: 'k1', ...place, values: { name: '甲', count: 3, tags: ['x'], remark: '旧' } })
      await unit.update(sample, 'k1', 1, { count: 4 })
      return unit.get(sample, 'k1', { lock: true })
    })
    expect(row).toMatchObject({ version: 2, values: { name: '甲', count: 4, tags: ['x'], remark: '旧' } })
    const later = await opened().unit(by('A2', NOON + 5), (unit) =>
      unit.update(sample, 'k1', 2, { name: null, remark: null, status: 'S1' }),
    )
    expect(later).toEqual({
      key: 'k1',
      ...place,
      version: 3,
      values: { count: 4, tags: ['x'], status: 'S1' },
      createdAt: NOON,
      createdBy: 'A1',
      updatedAt: NOON + 5,
      updatedBy: 'A2',
    })
  })

  it('moves a row to another project and city, or out of them', async () => {
    const rows = await opened().unit(by(), async (unit) => {
      await unit.insert(sample, { key: 'k1', project: 'P1', city: 'C1', values: { name: '甲' } })
      return [
        await unit.update(sample, 'k1', 1, {}, { project: 'P2' }),
        await unit.update(sample, 'k1', 2, { name: '乙' }, { city: null }),
        await unit.get(sample, 'k1'),
      ]
    })
    expect(rows.map((row) => [row?.project, row?.city, row?.values['name']])).toEqual([
      ['P2', 'C1', '甲'],
      ['P2', null, '乙'],
      ['P2', null, '乙'],
    ])
  })

  it('changes nothing on a stale version, a version ahead, or a row that is gone', async () => {
    const answers = await opened().unit(by(), async (unit) => {
      await unit.insert(sample, { key: 'k1', ...place, values: { count: 1 } })
      await unit.update(sample, 'k1', 1, { count: 2 })
      return [
        await unit.update(sample, 'k1', 1, { count: 9 }),
        await unit.update(sample, 'k1', 3, { count: 9 }),
        await unit.update(sample, 'none', 1, { count: 9 }),
        await unit.get(sample, 'k1'),
      ]
    })
    expect(answers.slice(0, 3)).toEqual([null, null, null])
    expect(answers[3]).toMatchObject({ version: 2, values: { count: 2 } })
  })

  it('sets values by what the row still holds, and not otherwise', async () => {
    const answers = await opened().unit(by(), async (unit) => {
      await unit.insert(sample, { key: 'k1', ...place, values: { status: 'BDA105', count: 1, tags: ['x', 'y'] } })
      return [
        await unit.compareAndSet(sample, 'k1', { status: 'BDA106' }, { status: 'X' }),
        await unit.compareAndSet(sample, 'k1', { status: 'BDA105', count: 2 }, { status: 'X' }),
        await unit.compareAndSet(sample, 'k1', { tags: ['y', 'x'] }, { status: 'X' }),
        await unit.compareAndSet(sample, 'none', { status: 'BDA105' }, { status: 'X' }),
        await unit.compareAndSet(
          sample,
          'k1',
          { status: 'BDA105', count: 1, tags: ['x', 'y'], name: null },
          { status: 'BDA107', count: null },
        ),
      ]
    })
    expect(answers.slice(0, 4)).toEqual([null, null, null, null])
    expect(answers[4]).toMatchObject({ version: 2, values: { status: 'BDA107', tags: ['x', 'y'] } })
    expect(answers[4]?.values).not.toHaveProperty('count')
  })

  it('takes every kind of empty for the same when it compares', async () => {
    const held = await opened().unit(by(), async (unit) => {
      await unit.insert(sample, { key: 'k1', ...place, values: { name: '', tags: [] } })
      return [
        await unit.compareAndSet(sample, 'k1', { name: null }, {}),
        await unit.compareAndSet(sample, 'k1', { name: '', tags: null, papers: [], remark: '' }, {}),
        await unit.compareAndSet(sample, 'k1', { remark: 'x' }, {}),
      ]
    })
    expect(held.map((row) => row?.version ?? null)).toEqual([2, 3, null])
  })

  it('removes a row once', async () => {
    const answers = await opened().unit(by(), async (unit) => {
      await unit.insert(sample, { key: 'k1', ...place, values: {} })
      return [await unit.remove(sample, 'k1'), await unit.remove(sample, 'k1'), await unit.get(sample, 'k1')]
    })
    expect(answers).toEqual([true, false, null])
  })

  it('refuses a second row under a key, and the unit goes on', async () => {
    await opened().unit(by(), async (unit) => {
      await unit.insert(sample, { key: 'k1', ...place, values: { name: '甲' } })
      await expect(unit.insert(sample, { key: 'k1', ...place, values: { name: '乙' } })).rejects.toBeInstanceOf(
        DuplicateError,
      )
      await unit.insert(sample, { key: 'k2', ...place, values: {} })
    })
    const { rows } = await opened().unit(by(), (unit) => unit.list(sample))
    expect(rows.map(({ key, values }) => [key, values])).toEqual([
      ['k1', { name: '甲' }],
      ['k2', {}],
    ])
  })

  it('inserts rows together and answers them in their order, each as one inserted alone', async () => {
    const sent = [
      {
        key: 'k3',
        project: 'P1',
        city: 'C1',
        values: { name: '丙', count: 0.1, amount: 1e21, tags: ['x', '"', '\\'], remark: null },
      },
      { key: 'k1', ...place, values: {} },
      {
        key: `k'2"`,
        project: 'P2',
        city: null,
        values: { name: `'; drop table sample; --`, at: NOON, note: '一\n二\u2028😀', on: 0, papers: [] },
      },
    ]
    const together = await opened().unit(by('A1'), (unit) => unit.insertAll(sample, sent))
    expect(
      together.map(({ key, version, createdAt, createdBy, updatedAt, updatedBy }) => [
        key,
        version,
        createdAt,
        createdBy,
        updatedAt,
        updatedBy,
      ]),
    ).toEqual(sent.map(({ key }) => [key, 1, NOON, 'A1', NOON, 'A1']))
    const [first, alone] = await opened().unit(by('A1'), async (unit) => {
      const before = await Promise.all(sent.map(({ key }) => unit.get(sample, key)))
      for (const { key } of sent) await unit.remove(sample, key)
      return [before, await Promise.all(sent.map((row) => unit.insert(sample, row)))]
    })
    expect([together, first]).toEqual([alone, alone])
  })

  it('inserts no rows, and thousands', async () => {
    const many = Array.from({ length: 3_000 }, (_, i) => ({
      key: `k${i}`,
      ...place,
      values: { name: `行${i}`, count: i },
    }))
    const enough = new Error('seen enough')
    const failing = opened().unit(by(), async (unit) => {
      expect(await unit.insertAll(sample, [])).toEqual([])
      expect((await unit.insertAll(sample, many)).map(({ key }) => key)).toEqual(many.map(({ key }) => key))
      expect((await unit.list(sample, { where: { field: 'count', from: 1_000 }, page: 1, pageSize: 1 })).total).toBe(
        2_000,
      )
      throw enough
    })
    await expect(failing).rejects.toBe(enough)
    expect((await opened().unit(by(), (unit) => unit.list(sample))).total).toBe(0)
  })

  it('inserts all rows or none: a key that is taken or given twice leaves all out, and the unit goes on', async () => {
    await opened().unit(by(), async (unit) => {
      await unit.insert(sample, { key: 'k1', ...place, values: { name: '甲' } })
      await expect(
        unit.insertAll(
          sample,
          ['k0', 'k1', 'k2'].map((key) => ({ key, ...place, values: { name: '乙' } })),
        ),
      ).rejects.toBeInstanceOf(DuplicateError)
      await expect(
        unit.insertAll(
          sample,
          ['k3', 'k3'].map((key) => ({ key, ...place, values: {} })),
        ),
      ).rejects.toBeInstanceOf(DuplicateError)
      await unit.insertAll(sample, [{ key: 'k4', ...place, values: {} }])
    })
    const { rows } = await opened().unit(by(), (unit) => unit.list(sample))
    expect(rows.map(({ key, values }) => [key, values])).toEqual([
      ['k1', { name: '甲' }],
      ['k4', {}],
    ])
  })

  it('inserts none of the rows when one of them cannot be stored', async () => {
    await opened().unit(by(), async (unit) => {
      for (const wrong of [
        { key: '', ...place, values: {} },
        { key: 'k2', ...place, values: { count: 'three' } },
        { key: 'k2', ...place, values: { name: 'a\0' } },
      ]) {
        await expect(unit.insertAll(sample, [{ key: 'k1', ...place, values: {} }, wrong])).rejects.toBeInstanceOf(
          TypeError,
        )
      }
    })
    expect((await opened().unit(by(), (unit) => unit.list(sample))).total).toBe(0)
  })

  it('keeps rows out of reach of whoever gave or received them', async () => {
    const sent = { tags: ['x'], name: '甲' }
    await opened().unit(by(), async (unit) => {
      const inserted = await unit.insert(sample, { key: 'k1', ...place, values: sent })
      sent.tags.push('y')
      sent.name = '乙'
      for (const row of [inserted, await unit.get(sample, 'k1')]) {
        expect(() => {
          Object.assign(row?.values ?? {}, { name: '丙' })
          const tags = row?.values['tags']
          if (Array.isArray(tags)) tags.push('z')
        }).toSatisfy(mayThrow)
      }
    })
    expect((await opened().unit(by(), (unit) => unit.get(sample, 'k1')))?.values).toEqual({ tags: ['x'], name: '甲' })
  })

  it('keeps hostile keys as they are', async () => {
    const keys = [`'; drop table sample; --`, '"', '\\', '%', '$1', '{1}', '键😀', ' a ']
    await opened().unit(by(), async (unit) => {
      for (const key of keys)
        await unit.insert(sample, { key, project: key, city: key, values: { name: key, tags: [key, '{a,b}', 'NULL'] } })
    })
    const { rows } = await opened().unit(by(), (unit) => unit.list(sample, { where: { field: '$key', is: keys } }))
    expect(new Map(rows.map(({ key, project, city, values }) => [key, [project, city, values]]))).toEqual(
      new Map(keys.map((key) => [key, [key, key, { name: key, tags: [key, '{a,b}', 'NULL'] }]])),
    )
    const one = await opened().unit(by(), (unit) =>
      Promise.all(keys.map((key) => unit.list(sample, { where: { field: 'tags', is: [key] } }))),
    )
    expect(one.map(({ rows: [row], total }) => [row?.key, total])).toEqual(keys.map((key) => [key, 1]))
  })
}

/** A store may freeze its rows, so that changing one throws. */
function mayThrow(change: unknown): boolean {
  try {
    if (typeof change === 'function') change()
  } catch (error) {
    return error instanceof TypeError
  }
  return true
}
