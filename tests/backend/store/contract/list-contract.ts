import { cursorAt, type Filter, type ListQuery, type Row, type Values } from 'fangkit/backend'
import { expect, it } from 'vitest'
import { paired, sample } from '../sample-tables.ts'
import { by, NOON, type Opened } from '../store-contract.ts'

export function listContract(opened: Opened): void {
  const fill = (rows: Readonly<Record<string, Values>>) =>
    opened().unit(by(), async (unit) => {
      for (const [key, values] of Object.entries(rows))
        await unit.insert(sample, { key, project: null, city: null, values })
    })
  const keys = async (query: ListQuery) =>
    (await opened().unit(by(), (unit) => unit.list(sample, query))).rows.map(({ key }) => key)
  const found = (where: Filter) => keys({ where })

  it('find equal text, numbers and flags', async () => {
    await fill({ a: { name: '甲', count: 1, on: 1 }, b: { name: '乙', count: 2, on: 0 }, c: { name: '甲', count: 2 } })
    expect(await found({ field: 'name', is: ['甲'] })).toEqual(['a', 'c'])
    expect(await found({ field: 'name', is: ['甲', '乙', '丙'] })).toEqual(['a', 'b', 'c'])
    expect(await found({ field: 'count', is: [2] })).toEqual(['b', 'c'])
    expect(await found({ field: 'on', is: [0, 7] })).toEqual(['b'])
    expect(await found({ field: 'name', is: [] })).toEqual([])
  })

  it('find empty values by null alone', async () => {
    await fill({
      a: {},
      b: { name: '', tags: [], amount: null },
      c: { name: '甲', tags: ['x'], amount: 0, day: '2026-07-01', at: 0 },
    })
    for (const field of ['name', 'amount', 'tags', 'day', 'at'])
      expect(await found({ field, is: [null] })).toEqual(['a', 'b'])
    expect(await found({ field: 'name', is: [null, '甲'] })).toEqual(['a', 'b', 'c'])
    expect(await found({ field: 'name', is: [''] })).toEqual([])
    expect(await found({ field: 'name', contains: '' })).toEqual(['c'])
    expect(await found({ field: 'amount', from: -1 })).toEqual(['c'])
    expect(await found({ field: 'day' })).toEqual(['c'])
  })

  it('the newest rows with a text in one of the fields that are searched together, however rare it is', async () => {
    const row = (key: string, values: Values, city = 'C1') => ({ key, project: null, city, values })
    const rare = [
      row('old', { name: '珠江路18号Ab' }),
      row('older', { status: '珠江路' }),
      row('far', { name: '珠江' }, 'C2'),
    ]
    await opened().unit(by('A1', NOON - 1), (unit) => unit.insertAll(sample, rare))
    await opened().unit(by(), (unit) =>
      unit.insertAll(
        sample,
        Array.from({ length: 1_010 }, (_, at) => row(`n${String(at).padStart(4, '0')}`, { name: `示例大道${at}号` })),
      ),
    )
    const newest = (text: string) =>
      keys({
        where: {
          all: [
            { field: '$city', is: ['C1'] },
            { any: ['name', 'status'].map((field) => ({ field, contains: text })) },
          ],
        },
        sort: [{ field: '$updatedAt', descending: true }],
        page: 1,
        pageSize: 2,
        counted: false,
      })
    expect(await newest('示例')).toEqual(['n0000', 'n0001'])
    expect(await newest('道1009号')).toEqual(['n1009'])
    for (const text of ['珠江路', '珠江', '江']) expect(await newest(text)).toEqual(['old', 'older'])
    expect(await newest('aB')).toEqual(['old'])
    expect(await newest('8号a')).toEqual(['old'])
    for (const text of ['路江', '珠江路1号', '%', '珠_路', '']) {
      const expected = text === '' ? ['n0000', 'n0001'] : []
      expect(await newest(text), text).toEqual(expected)
    }
  })

  it('turn conditions round: not wanted is everything else, empty values too', async () => {
    await fill({ a: {}, b: { name: '甲' }, c: { name: '乙', count: 1 } })
    expect(await found({ not: { field: 'name', is: ['甲'] } })).toEqual(['a', 'c'])
    expect(await found({ not: { field: 'name', contains: '甲' } })).toEqual(['a', 'c'])
    expect(await found({ not: { field: 'count', from: 5 } })).toEqual(['a', 'b', 'c'])
    expect(await found({ not: { not: { field: 'count', from: 0 } } })).toEqual(['c'])
    expect(
      await found({
        not: {
          any: [
            { field: 'name', is: ['甲'] },
            { field: 'count', is: [1] },
          ],
        },
      }),
    ).toEqual(['a'])
    expect(
      await found({ all: [{ not: { field: 'name', is: [null] } }, { not: { all: [{ field: 'count', is: [1] }] } }] }),
    ).toEqual(['b'])
  })

  it('join conditions', async () => {
    await fill({ a: { name: '甲', count: 1 }, b: { name: '甲', count: 2 }, c: { name: '乙', count: 2 } })
    expect(
      await found({
        all: [
          { field: 'name', is: ['甲'] },
          { field: 'count', from: 2 },
        ],
      }),
    ).toEqual(['b'])
    expect(
      await found({
        any: [
          { field: 'name', is: ['乙'] },
          {
            all: [
              { field: 'count', to: 1 },
              { field: 'name', is: ['甲'] },
            ],
          },
        ],
      }),
    ).toEqual(['a', 'c'])
    expect(await found({ all: [] })).toEqual(['a', 'b', 'c'])
    expect(await found({ any: [] })).toEqual([])
  })

  it('find what holds the key of a row elsewhere, as that row is now', async () => {
    await fill({
      a: { name: 'left', city: 'p1' },
      b: { name: 'other', city: 'p2' },
      c: { name: 'nowhere', city: 'p9' },
      d: { name: 'empty' },
    })
    await opened().unit(by(), (unit) =>
      unit.insertAll(
        paired,
        ['p1', 'p2', 'p3'].map((key) => ({ key, project: 'case', city: null, values: { no: key, note: '说明' } })),
      ),
    )
    const among = (where: Filter): Filter => ({ field: 'city', oneOf: { table: paired, where } })
    expect(await found(among({ all: [] }))).toEqual(['a', 'b'])
    expect(await found(among({ field: 'no', is: ['p2', 'p3'] }))).toEqual(['b'])
    expect(await found(among({ field: '$project', is: ['another'] }))).toEqual([])
    expect(await found({ not: among({ field: 'no', is: ['p2'] }) })).toEqual(['a', 'c', 'd'])
    expect(await found({ any: [{ field: 'name', is: ['empty'] }, among({ field: 'no', is: ['p1'] })] })).toEqual([
      'a',
      'd',
    ])
    // Rows of its own table, and rows found by rows of a third one.
    await fill({ e: { name: 'below', city: 'a' } })
    expect(await found({ field: 'city', oneOf: { table: sample, where: among({ field: 'no', is: ['p1'] }) } })).toEqual(
      ['e'],
    )
    const { total } = await opened().unit(by(), (unit) =>
      unit.list(sample, { where: among({ all: [] }), page: 1, pageSize: 1 }),
    )
    expect(total).toBe(2)
  })

  it('match the case of a row in another table', async () => {
    await fill({ a: { name: 'left' }, b: { name: 'right' }, c: { name: 'alone' } })
    await opened().unit(by(), (unit) =>
      unit.insertAll(
        paired,
        ['a', 'b', null].map((project, at) => ({ key: `p${at}`, project, city: null, values: { no: `${at}` } })),
      ),
    )
    const withRows = (where: Filter): Filter => ({ field: '$key', oneOf: { table: paired, where, by: '$project' } })
    expect(await found(withRows({ all: [] }))).toEqual(['a', 'b'])
    expect(await found(withRows({ field: 'no', is: ['1', '2'] }))).toEqual(['b'])
    expect(await found({ not: withRows({ all: [] }) })).toEqual(['c'])
  })

  it('match another field of a row in another table', async () => {
    await fill({ a: { name: 'left' }, b: { name: 'right' }, c: { name: 'alone' } })
    await opened().unit(by(), (unit) =>
      unit.insertAll(
        paired,
        ['a', 'b', null].map((no, at) => ({ key: `p${at}`, project: `q${at}`, city: null, values: { no } })),
      ),
    )
    const withRows = (where: Filter): Filter => ({ field: '$key', oneOf: { table: paired, where, by: 'no' } })
    expect(await found(withRows({ all: [] }))).toEqual(['a', 'b'])
    expect(await found(withRows({ field: '$project', is: ['q1', 'q2'] }))).toEqual(['b'])
    expect(await found({ not: withRows({ all: [] }) })).toEqual(['c'])
    const unknown: Filter = { field: '$key', oneOf: { table: paired, where: { all: [] }, by: 'note' } }
    await expect(opened().unit(by(), (unit) => unit.list(sample, { where: unknown }))).rejects.toThrow(TypeError)
  })

  it('find parts of text, without regard to the case of ASCII letters', async () => {
    await fill({ a: { name: 'Room 12B' }, b: { name: 'ROOM É' }, c: { name: 'roof é' }, d: { name: '体育西路😀' } })
    expect(await found({ field: 'name', contains: 'rOoM' })).toEqual(['a', 'b'])
    expect(await found({ field: 'name', contains: 'é' })).toEqual(['c'])
    expect(await found({ field: 'name', contains: '育西' })).toEqual(['d'])
    expect(await found({ field: 'name', contains: '😀' })).toEqual(['d'])
    expect(await found({ field: 'name', contains: '\ud83d' })).toEqual([])
    expect(await found({ field: 'name', contains: '\0' })).toEqual([])
  })

  it('take wildcards, quotes and backslashes for what they are', async () => {
    const names = ['50%', '50_', '5\\0', `5'0`, '50', '*', '5%0_\\']
    await fill(Object.fromEntries(names.map((name, i) => [`k${i}`, { name, note: name }])))
    for (const part of ['%', '_', '\\', `'`, '*', '%0_\\', '\\\\']) {
      const expected = names.flatMap((name, i) => (name.includes(part) ? [`k${i}`] : []))
      expect(await found({ field: 'name', contains: part })).toEqual(expected)
      expect(await found({ field: 'note', contains: part })).toEqual(expected)
    }
  })

  it('find ranges with both ends included', async () => {
    await fill({
      a: { amount: 0.1, day: '2026-06-30', at: NOON },
      b: { amount: 0.30000000000000004, day: '2026-07-01', at: NOON + 1 },
      c: { amount: 100, day: '2026-10-01', at: NOON + 2 },
    })
    expect(await found({ field: 'amount', from: 0.1, to: 0.3 })).toEqual(['a'])
    expect(await found({ field: 'amount', from: 0.30000000000000004, to: 100 })).toEqual(['b', 'c'])
    expect(await found({ field: 'day', from: '2026-07-01', to: '2026-07-01' })).toEqual(['b'])
    expect(await found({ field: 'at', from: NOON + 1 })).toEqual(['b', 'c'])
    expect(await found({ field: 'at', from: NOON + 0.5, to: NOON + 1.5 })).toEqual(['b'])
    expect(await found({ field: 'amount', to: -1 })).toEqual([])
  })

  it('find lists that hold any of the values', async () => {
    await fill({ a: { tags: ['x', 'y'] }, b: { tags: ['y'] }, c: { tags: ['xy'] }, d: {} })
    expect(await found({ field: 'tags', is: ['x'] })).toEqual(['a'])
    expect(await found({ field: 'tags', is: ['z', 'y'] })).toEqual(['a', 'b'])
    expect(await found({ not: { field: 'tags', is: ['y'] } })).toEqual(['c', 'd'])
    expect(await found({ field: 'tags', is: [null, 'xy'] })).toEqual(['c', 'd'])
  })

  it('find pages of rows by a list, in order, with how many there are, also behind the last page', async () => {
    await fill({
      a: { tags: ['x'], amount: 1 },
      b: { tags: ['x', 'y'], amount: 3 },
      c: { tags: ['y'], amount: 9 },
      d: { tags: ['x'], amount: 2 },
      e: { tags: ['x'], amount: null },
    })
    const pages = async (value: string, query: ListQuery) => {
      const where = {
        all: [
          { field: 'tags', is: [value] },
          { not: { field: 'amount', is: [1] } },
          { any: [{ field: '$key', oneOf: { table: sample, where: { field: 'tags', is: ['x'] } } }] },
        ],
      }
      const answer = await opened().unit(by(), (unit) => unit.list(sample, { where, ...query }))
      return [answer.rows.map(({ key }) => key), answer.total]
    }
    const sort = [{ field: 'amount', descending: true }]
    expect(await pages('x', { sort, page: 1, pageSize: 2 })).toEqual([['b', 'd'], 3])
    expect(await pages('x', { sort, page: 2, pageSize: 2 })).toEqual([['e'], 3])
    expect(await pages('x', { sort, page: 9, pageSize: 2 })).toEqual([[], 3])
    expect(await pages('x', {})).toEqual([['b', 'd', 'e'], 3])
    expect(await pages('z', { sort, page: 1, pageSize: 2 })).toEqual([[], 0])
  })

  it('find and sort by what every row has', async () => {
    await opened().unit(by('A1', NOON), (unit) =>
      unit.insert(sample, { key: 'a', project: 'P1', city: 'C1', values: { city: 'other', key: 'z' } }),
    )
    await opened().unit(by('A2', NOON + 10), (unit) =>
      unit.insert(sample, { key: 'b', project: null, city: 'C2', values: {} }),
    )
    await opened().unit(by('A3', NOON + 20), (unit) => unit.update(sample, 'a', 1, {}))
    expect(await found({ field: '$project', is: ['P1'] })).toEqual(['a'])
    expect(await found({ field: '$project', is: [null] })).toEqual(['b'])
    expect(await found({ field: '$city', is: ['C2'] })).toEqual(['b'])
    expect(await found({ field: 'city', is: ['C1'] })).toEqual([])
    expect(await found({ field: 'key', is: ['z'] })).toEqual(['a'])
    expect(await found({ field: '$createdBy', is: ['A2'] })).toEqual(['b'])
    expect(await found({ field: '$updatedBy', contains: 'a3' })).toEqual(['a'])
    expect(await found({ field: '$createdAt', from: NOON + 10, to: NOON + 10 })).toEqual(['b'])
    expect(await found({ field: '$updatedAt', is: [NOON + 20, 0.5] })).toEqual(['a'])
    expect(await found({ field: '$createdAt', from: -1e300, to: 1e300 })).toEqual(['a', 'b'])
    expect(await keys({ sort: [{ field: '$updatedAt', descending: true }] })).toEqual(['a', 'b'])
    expect(await keys({ sort: [{ field: '$createdAt', descending: true }] })).toEqual(['b', 'a'])
    expect(await keys({ sort: [{ field: '$project', descending: true }] })).toEqual(['a', 'b'])
  })

  it('sort text by code point', async () => {
    const names = ['a', 'B', 'b', 'Z', '中', 'é', '￿', '😀', '', '1', ' ', 'ab']
    await fill(Object.fromEntries(names.map((name, i) => [`k${String(i).padStart(2, '0')}`, { name: `${name}.` }])))
    const { rows } = await opened().unit(by(), (unit) => unit.list(sample, { sort: [{ field: 'name' }] }))
    const codePoints = (text: string) =>
      Array.from(text, (letter) => String(letter.codePointAt(0)).padStart(8, '0')).join()
    expect(rows.map(({ values }) => values['name'])).toEqual(
      names.map((name) => `${name}.`).sort((a, b) => (codePoints(a) < codePoints(b) ? -1 : 1)),
    )
  })

  it('put empty values last in both directions and let ties follow the key', async () => {
    await fill({ d: { count: 1 }, a: {}, c: { count: 2 }, b: { count: 1 }, e: { count: null } })
    expect(await keys({ sort: [{ field: 'count' }] })).toEqual(['b', 'd', 'c', 'a', 'e'])
    expect(await keys({ sort: [{ field: 'count', descending: true }] })).toEqual(['c', 'b', 'd', 'a', 'e'])
    expect(
      await keys({
        sort: [
          { field: 'name', descending: true },
          { field: 'count', descending: true },
        ],
      }),
    ).toEqual(['c', 'b', 'd', 'a', 'e'])
    expect(await keys({ sort: [{ field: '$key', descending: true }] })).toEqual(['e', 'd', 'c', 'b', 'a'])
    expect(await keys({})).toEqual(['a', 'b', 'c', 'd', 'e'])
  })

  it('answer a page and the count of all', async () => {
    await fill(
      Object.fromEntries(Array.from({ length: 7 }, (_, i) => [`k${i}`, { count: 7 - i, name: i < 5 ? 'x' : 'y' }])),
    )
    const page = async (query: ListQuery) => {
      const { rows, total } = await opened().unit(by(), (unit) => unit.list(sample, query))
      return [rows.map(({ key }) => key), total]
    }
    const where = { field: 'name', is: ['x'] }
    expect(await page({ where, sort: [{ field: 'count' }], page: 1, pageSize: 2 })).toEqual([['k4', 'k3'], 5])
    expect(await page({ where, sort: [{ field: 'count' }], page: 3, pageSize: 2 })).toEqual([['k0'], 5])
    expect(await page({ where, page: 4, pageSize: 2 })).toEqual([[], 5])
    expect(await page({ where, page: 1e9, pageSize: 1e6 })).toEqual([[], 5])
    expect(await page({ pageSize: 3 })).toEqual([['k0', 'k1', 'k2'], 7])
    expect(await page({ where: { field: 'name', is: ['z'] }, page: 1, pageSize: 2 })).toEqual([[], 0])
    expect((await page({ where })).at(1)).toBe(5)
  })

  it('read on after a row in every direction, through ties and empty values, missing or repeating none', async () => {
    const values: readonly Values[] = [
      { count: 2, name: '中' },
      {},
      { count: 1, name: 'a' },
      { count: 2, at: 5 },
      { name: '' },
      { count: 1, name: '😀' },
      { count: 3, name: 'a', at: 5 },
    ]
    await fill(Object.fromEntries(values.map((value, i) => [`k${i}`, value])))
    const sorts = [
      [],
      ...['count', 'name', 'at', '$key', '$createdAt', '$city'].flatMap((field) => [
        [{ field }],
        [{ field, descending: true }],
      ]),
    ]
    for (const sort of sorts) {
      for (const pageSize of [1, 2, 7]) {
        const read: Row[] = []
        for (let rows: readonly Row[] | null = null; rows === null || rows.length === pageSize; ) {
          const last = read.at(-1)
          rows = (
            await opened().unit(by(), (unit) =>
              unit.list(sample, { sort, pageSize, counted: false, ...(last && { after: cursorAt(last, sort) }) }),
            )
          ).rows
          read.push(...rows)
        }
        expect(
          read.map(({ key }) => key),
          JSON.stringify(sort),
        ).toEqual(await keys({ sort }))
      }
    }
  })

  it('read on inside a search, and count all of it or nothing', async () => {
    await fill(
      Object.fromEntries(Array.from({ length: 6 }, (_, i) => [`k${i}`, { count: i, name: i % 2 === 0 ? 'x' : 'y' }])),
    )
    const sort = [{ field: 'count', descending: true }]
    const where = { field: 'name', is: ['x'] }
    const list = async (query: ListQuery) => {
      const { rows, total } = await opened().unit(by(), (unit) => unit.list(sample, query))
      return [rows.map(({ key }) => key), total]
    }
    expect(await list({ where, sort, after: { value: 4, key: 'k4' }, pageSize: 1 })).toEqual([['k2'], 3])
    expect(await list({ where, sort, after: { value: 4, key: 'k4' }, counted: false })).toEqual([['k2', 'k0'], 2])
    expect(await list({ where, sort, page: 2, pageSize: 2, counted: false })).toEqual([['k0'], 1])
  })

  it('say clearly what no store could answer', async () => {
    const asked: readonly ListQuery[] = [
      { where: { field: 'cost', is: [1] } },
      { where: { field: 'nothing', contains: 'x' } },
      { where: { not: { any: [{ field: 'constructor', is: ['x'] }] } } },
      { where: { field: '$version', is: [1] } },
      { where: { field: 'count', contains: '1' } },
      { where: { field: 'tags', from: 'a' } },
      { where: { field: 'count', is: ['1'] } },
      { where: { field: 'count', oneOf: { table: paired, where: { all: [] } } } },
      { where: { field: 'name', oneOf: { table: paired, where: { field: 'nothing', is: ['x'] } } } },
      { where: { field: 'name', from: 3 } },
      { where: { field: 'amount', from: Number.NaN } },
      { sort: [{ field: 'remark' }] },
      { sort: [{ field: 'tags' }] },
      { page: 0, pageSize: 10 },
      { page: 1, pageSize: 0 },
      { page: 1.5, pageSize: 10 },
      { page: 2, pageSize: 10, after: { value: null, key: 'k' } },
      { sort: [{ field: 'count' }, { field: 'name' }], after: { value: 1, key: 'k' } },
    ]
    for (const query of asked) {
      const error = await opened()
        .unit(by(), (unit) => unit.list(sample, query))
        .catch((reason: unknown) => reason)
      expect(error, JSON.stringify(query)).toSatisfy(
        (reason) => reason instanceof TypeError || reason instanceof RangeError,
      )
    }
  })
}
