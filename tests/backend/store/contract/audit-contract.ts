import { type AuditEntry, auditLogTable } from 'fangkit/backend'
import { expect, it } from 'vitest'
import { paired, sample } from '../sample-tables.ts'
import { by, NOON, type Opened } from '../store-contract.ts'

const entry = (key: string, version: number | null, more: Partial<AuditEntry> = {}): AuditEntry => ({
  at: NOON,
  by: 'A1',
  action: 'Sample.doSave',
  table: 'sample',
  key,
  project: 'P1',
  city: 'C1',
  version,
  before: {},
  after: {},
  result: 'done',
  requestId: `r${version}`,
  ...more,
})

export function auditContract(opened: Opened): void {
  // Nothing removes entries, so every test writes about rows of its own.
  it('tells what happened to a row after a version, oldest first', async () => {
    const first = entry('t1', 1, {
      before: { name: null, count: 1 },
      after: { name: '甲😀', count: null, tags: ['x'] },
    })
    await opened().unit(by(), async (unit) => {
      await unit.audit(first)
      await unit.audit(entry('t1', 2, { at: NOON - 5 }))
      await unit.audit(
        entry('t1', 3, {
          result: 'refused',
          project: null,
          city: null,
          address: '203.0.113.*',
          client: 'Chrome 126 · Windows',
        }),
      )
      await unit.audit(entry('t1', null))
      await unit.audit(entry('t2', 2))
      await unit.audit(entry('t1', 9, { table: 'paired' }))
    })
    const history = await opened().unit(by(), async (unit) => [
      await unit.history(sample, 't1', 0),
      await unit.history(sample, 't1', 1),
      await unit.history(sample, 't1', 3),
      await unit.history(paired, 't1', 0),
    ])
    expect(history[0]).toEqual([
      first,
      entry('t1', 2, { at: NOON - 5 }),
      entry('t1', 3, {
        result: 'refused',
        project: null,
        city: null,
        address: '203.0.113.*',
        client: 'Chrome 126 · Windows',
      }),
    ])
    expect(history.slice(1).map((entries) => entries.map(({ version }) => version))).toEqual([[2, 3], [], [9]])
  })

  it('is there for its own unit, as history and as rows', async () => {
    const seen = await opened().unit(by(), async (unit) => {
      await unit.audit(entry('own', 1))
      const history = await unit.history(sample, 'own', 0)
      await unit.audit(entry('own', 2))
      const { rows } = await unit.list(auditLogTable, { where: { field: 'logKey', is: ['own'] } })
      return [history.map(({ version }) => version), rows.length]
    })
    expect(seen).toEqual([[1], 2])
  })

  it('goes with its unit', async () => {
    await opened()
      .unit(by(), async (unit) => {
        await unit.audit(entry('t3', 1))
        throw new Error('no')
      })
      .catch(() => undefined)
    await opened().unit(by(), (unit) => unit.audit(entry('t3', 2)))
    expect((await opened().unit(by(), (unit) => unit.history(sample, 't3', 0))).map(({ version }) => version)).toEqual([
      2,
    ])
  })

  it('takes entries about no row', async () => {
    const about = entry('t4', null, { table: null, key: null, project: null, city: null, result: 'refused' })
    await expect(opened().unit(by(), (unit) => unit.audit(about))).resolves.toBeUndefined()
  })

  it('R27 is read as rows: newest first, by person, record and time, by page or onwards, or by its key', async () => {
    const store = opened()
    await store.unit(by(), async (unit) => {
      for (let index = 0; index < 5; index += 1)
        await unit.audit(
          entry('t5', index + 1, {
            at: NOON + index * 1_000,
            by: index % 2 === 0 ? 'reader' : 'other',
            after: { name: `第${index}次` },
          }),
        )
      await unit.audit(
        entry('t6', 1, {
          at: NOON + 9_000,
          by: 'reader',
          table: null,
          key: 't5',
          city: null,
          project: null,
          result: 'refused',
          action: 'Sample.doDelete',
        }),
      )
    })
    const about = { field: 'logKey', is: ['t5'] }
    const newest = [{ field: '$createdAt', descending: true }]
    const list = (query: Parameters<Parameters<Parameters<typeof store.unit>[1]>[0]['list']>[1]) =>
      store.unit(by(), (unit) => unit.list(auditLogTable, query))
    const all = await list({ where: about, sort: newest })
    expect(all.rows.map(({ createdAt }) => createdAt - NOON)).toEqual([9_000, 4_000, 3_000, 2_000, 1_000, 0])
    expect(all.rows[0]).toMatchObject({
      createdBy: 'reader',
      city: null,
      project: null,
      values: { logAction: 'DODELETE', logResult: 'REFUSED', logKey: 't5' },
    })
    expect(all.rows[1]).toMatchObject({
      createdBy: 'reader',
      city: 'C1',
      project: 'P1',
      values: {
        logAction: 'DOSAVE',
        logResult: 'DONE',
        logObject: 'SAMPLE',
        logProject: 'P1',
        logCity: 'C1',
        logRequest: 'r5',
      },
    })
    expect(JSON.parse(String(all.rows[1]?.values['logAfter']))).toEqual({ name: '第4次' })
    expect(
      await list({
        where: { all: [about, { field: '$createdBy', is: ['reader'] }] },
        page: 2,
        pageSize: 2,
        sort: newest,
      }),
    ).toMatchObject({ total: 4, rows: [{ createdAt: NOON + 2_000 }, { createdAt: NOON }] })
    expect(
      (
        await list({
          where: {
            all: [
              about,
              { field: '$createdAt', from: NOON + 1_000, to: NOON + 3_000 },
              { field: 'logObject', is: ['SAMPLE'] },
              { field: '$city', is: ['C1', null] },
            ],
          },
        })
      ).total,
    ).toBe(3)
    const [first] = all.rows
    const after = await list({
      where: about,
      sort: newest,
      pageSize: 2,
      counted: false,
      after: { value: first?.createdAt ?? 0, key: first?.key ?? '' },
    })
    expect(after.rows.map(({ key }) => key)).toEqual(all.rows.slice(1, 3).map(({ key }) => key))
    expect(await store.unit(by(), (unit) => unit.get(auditLogTable, first?.key ?? ''))).toEqual(first)
    expect(await store.unit(by(), (unit) => unit.get(auditLogTable, 'nothing'))).toBeNull()
  })

  it('R27 is written by audit alone', async () => {
    await opened().unit(by(), (unit) => unit.audit(entry('t7', 1)))
    const find = () =>
      opened().unit(by(), (unit) => unit.list(auditLogTable, { where: { field: 'logKey', is: ['t7'] } }))
    const [line] = (await find()).rows
    for (const write of [
      () => opened().unit(by(), (unit) => unit.remove(auditLogTable, line?.key ?? '')),
      () => opened().unit(by(), (unit) => unit.update(auditLogTable, line?.key ?? '', 1, { logAction: 'X' })),
      () =>
        opened().unit(by(), (unit) =>
          unit.insert(auditLogTable, { key: 'made-up', project: null, city: null, values: { logAction: 'X' } }),
        ),
    ])
      await expect(write()).rejects.toThrow()
    expect((await find()).rows).toEqual([line])
  })
}
