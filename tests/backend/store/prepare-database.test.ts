import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Table } from 'fangkit/backend'
import { codes, text, yuan } from 'fangkit/domain'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { openStore } from '../../../host/server/store/open-store.ts'
import { layoutsOf } from '../../../host/server/store/layout.ts'
import { migrate, readMigrations } from '../../../host/server/store/migrate.ts'
import { createDatabase, type FreshDatabase } from '../../postgres.ts'
import { openUrl } from './opened.ts'
import { sampleTables } from './sample-tables.ts'
import { by } from './store-contract.ts'

const row = (key: string, values = {}) => ({ key, project: null, city: null, values })

describe('the database at the start', () => {
  let fresh: FreshDatabase
  let client: pg.Client
  beforeEach(async () => {
    fresh = await createDatabase(inject('postgresUrl'))
    client = new pg.Client({ connectionString: fresh.url })
    client.on('error', () => undefined)
    await client.connect()
  })
  afterEach(async () => {
    await client.end()
    await fresh.drop()
  })
  const query = async (statement: string): Promise<readonly Record<string, unknown>[]> =>
    (await client.query<Record<string, unknown>>(statement)).rows
  const open = async (tables: readonly Table[]) => openUrl(fresh.url, tables)

  it('is made once by however many processes start together', async () => {
    const stores = await Promise.all(Array.from({ length: 6 }, () => open(sampleTables)))
    await stores[0]!.unit(by(), async (unit) => {
      for (const table of sampleTables) await unit.insert(table, row('k1'))
    })
    await Promise.all(stores.map((store) => store.close()))
    expect(await query('select name from schema_migration order by name')).toEqual(
      readMigrations().map(({ name }) => ({ name })),
    )
    expect(readMigrations().length).toBeGreaterThan(0)
  })

  it('gets columns and indexes for fields that became searchable, on live data, and loses nothing', async () => {
    const before: Table = {
      name: 'thing',
      fields: { name: text('名称'), price: yuan('价格'), tags: codes('', '标签') },
    }
    const after: Table = {
      name: 'thing',
      fields: {
        name: text('名称', { indexed: true }),
        price: yuan('价格', { indexed: true }),
        tags: codes('', '标签', { indexed: true }),
        added: text('新', { indexed: true }),
      },
      unique: [['name']],
    }
    const first = await open([before])
    await first.unit(by(), async (unit) => {
      await unit.insert(before, row('a', { name: '甲', price: 12.5, tags: ['x'] }))
      await unit.insert(before, row('b', { price: 3 }))
    })
    await first.close()
    const second = await open([after])
    const found = await second.unit(by(), async (unit) => [
      await unit.list(after, { where: { field: 'name', contains: '甲' } }),
      await unit.list(after, { where: { field: 'tags', is: ['x'] } }),
      await unit.list(after, { sort: [{ field: 'price' }] }),
    ])
    expect(found.map(({ rows }) => rows.map(({ key }) => key))).toEqual([['a'], ['a'], ['b', 'a']])
    await expect(second.unit(by(), (unit) => unit.insert(after, row('c', { name: '甲' })))).rejects.toThrow()
    await second.close()
    const third = await open([before])
    expect((await third.unit(by(), (unit) => unit.list(before))).total).toBe(2)
    await third.close()
    expect(
      await query(`select attname from pg_attribute where attrelid = 'thing'::regclass and attname = 'f_price'`),
    ).toHaveLength(1)
  })

  it('has two indexes for texts that are searched together, and none with a text too long for it', async () => {
    const fields = { no: text('编号', { indexed: true }), note: text('说明', { indexed: true, maxLength: 4_000 }) }
    const thing: Table = { name: 'thing', fields, searchedTogether: ['no'] }
    await (await open([thing])).close()
    expect(
      await query(
        `select indexdef from pg_indexes where indexname in ('ix_thing_newest_f_no', 'ix_thing_runs_f_no') order by 1`,
      ),
    ).toEqual([
      { indexdef: expect.stringMatching(/\(updated_at DESC, key\) INCLUDE \(city, f_no\)$/) },
      { indexdef: expect.stringMatching(/USING gin \(text_runs\(.*f_no.*\)\)$/) },
    ])
    await expect(open([{ ...thing, searchedTogether: ['note'] }])).rejects.toThrow('thing: note is no short')
  })

  it('has names once more in a narrow table, those of older rows too', async () => {
    const before: Table = { name: 'person', fields: { name: text('姓名', { indexed: true }) } }
    const after: Table = { name: 'person', fields: { name: text('姓名', { indexed: true, personName: true }) } }
    const narrow = () => query(`select key, "f_name_parts" ? '若溪' as found from nm_person order by key`)
    const first = await open([before])
    await first.unit(by(), (unit) => unit.insert(before, row('a', { name: '林若溪' })))
    await first.close()
    const second = await open([after])
    await second.unit(by(), async (unit) => {
      await unit.insertAll(after, [row('b', { name: '林若溪' }), row('c', { name: '林若溪' })])
      await unit.update(after, 'b', 1, { name: '周子航' })
      await unit.remove(after, 'c')
    })
    expect(await narrow()).toEqual([
      { key: 'a', found: true },
      { key: 'b', found: false },
    ])
    await second.close()
    await (await open([after])).close()
    expect(await narrow()).toHaveLength(2)
  })

  it('ruling 20: older rows are found by number too, under another key as well, and count as unchanged', async () => {
    const before: Table = { name: 'person', fields: { name: text('姓名'), phone: text('手机号码') } }
    const after: Table = {
      name: 'person',
      fields: { name: text('姓名'), phone: text('手机号码', { sensitive: 'phone' }) },
    }
    const under = (key: string) =>
      openStore({
        databaseUrl: fresh.url,
        dataDir: '/nonexistent',
        tables: [after],
        numberKey: Buffer.from(key),
        onError: () => undefined,
      })
    const first = await open([before])
    await first.unit(by(), async (unit) => {
      await unit.insertAll(
        before,
        Array.from({ length: 1_203 }, (_, index) =>
          row(`p${index}`, { name: '例', phone: `154${String(index).padStart(8, '0')}` }),
        ),
      )
      await unit.insert(before, row('none', { name: '例' }))
    })
    await first.close()
    const hashes: unknown[] = []
    for (const key of ['one', 'one', 'another']) {
      const store = await under(key)
      const found = await store.unit(by(), (unit) =>
        unit.list(after, {
          where: {
            any: [
              { field: 'phone', number: '15400001202' },
              { field: 'phone', number: '0007' },
            ],
          },
        }),
      )
      expect(found.rows.map(({ key: of, version, updatedAt }) => [of, version, updatedAt])).toEqual([
        ['p1202', 1, by().now],
        ['p7', 1, by().now],
      ])
      await store.close()
      hashes.push((await query(`select data ->> 'phone_whole' as hash from person where key = 'p7'`))[0]?.['hash'])
    }
    expect(hashes[0]).toMatch(/^[0-9a-f]{64}$/)
    expect(hashes[1]).toBe(hashes[0])
    expect(hashes[2]).not.toBe(hashes[0])
    // Nothing indexed holds the number itself.
    expect(
      await query(
        `select attname from pg_attribute where attrelid = 'person'::regclass and starts_with(attname, 'f_') ` +
          'order by attname',
      ),
    ).toEqual([{ attname: 'f_phone_ends' }, { attname: 'f_phone_whole' }])
  })

  it('is not opened with a field that became another kind of column', async () => {
    const of = (fields: Table['fields']): Table => ({ name: 'thing', fields })
    await (await open([of({ size: text('大小', { indexed: true }) })])).close()
    await expect(open([of({ size: yuan('大小', { indexed: true }) })])).rejects.toThrow(
      'thing.f_size is text but declared numeric',
    )
    await (await open([of({ size: text('大小', { indexed: true }) })])).close()
  })

  it('cannot lose or change a line of the audit log, no matter who asks', async () => {
    const store = await open(sampleTables)
    await store.unit(by(), (unit) =>
      unit.audit({
        at: 1,
        by: 'A1',
        action: 'S.m',
        table: 'sample',
        key: 'k',
        project: null,
        city: null,
        version: 1,
        before: {},
        after: { a: 1 },
        result: 'done',
        requestId: 'r',
      }),
    )
    await store.close()
    for (const statement of [`update audit_trail set after = '{}'`, 'delete from audit_trail', 'truncate audit_trail'])
      await expect(query(statement)).rejects.toThrow('only grows')
    expect(await query('select after from audit_trail')).toEqual([{ after: { a: 1 } }])
  })

  it('is refused when an executed migration was edited or a newer program has been here', async () => {
    await (await open(sampleTables)).close()
    const [{ name = '' } = {}] = readMigrations()
    await client.query('update schema_migration set checksum = $1 where name = $2', ['other', name])
    await expect(open(sampleTables)).rejects.toThrow(`迁移文件 ${name} 在执行之后被修改`)
    await client.query('update schema_migration set checksum = $1, name = $2 where name = $3', [
      'other',
      '9999-from-the-future.sql',
      name,
    ])
    await expect(open(sampleTables)).rejects.toThrow('9999-from-the-future.sql')
  })

  it('keeps nothing of a migration that fails, and all of those that follow once it is corrected', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'fangkit-migrations-'))
    const url = pathToFileURL(`${folder}/`)
    cpSync(new URL('../../../host/server/migrations/', import.meta.url), folder, { recursive: true })
    const next = `${String(readMigrations().length + 1).padStart(4, '0')}-next.sql`
    const pool = new pg.Pool({ connectionString: fresh.url, max: 1 })
    pool.on('error', () => undefined) // a connection may still be saying goodbye when its database goes
    const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
    const run = () => db.transaction().execute((transaction) => migrate(transaction, readMigrations(url)))
    writeFileSync(join(folder, next), 'create table half (a int);\nselect nonsense;\n')
    await expect(run()).rejects.toThrow('nonsense')
    expect(
      await query(`select relname from pg_class where relname in ('half', 'audit_trail', 'schema_migration')`),
    ).toEqual([])
    writeFileSync(join(folder, next), 'create table half (a int);\r\n')
    await run()
    writeFileSync(join(folder, next), 'create table half (a int);\n')
    await run()
    expect(await query('select count(*)::int as done from schema_migration')).toEqual([
      { done: readMigrations(url).length },
    ])
    await db.destroy()
    rmSync(folder, { recursive: true })
  })

  it('uses an index for what lists ask most', async () => {
    const store = await open(sampleTables)
    await store.close()
    await client.query(`insert into sample (key, version, data, city, created_at, created_by, updated_at, updated_by)
      select i::text, 1, jsonb_build_object('name', 'n' || i, 'count', i, 'tags', jsonb_build_array('t' || i % 500)),
        'c' || i % 300, i, 'a' || i % 1000, i, 'a'
      from generate_series(1, 20000) as i`)
    await client.query('analyze sample')
    const plan = async (statement: string) => JSON.stringify(await query(`explain (costs off) ${statement}`))
    expect(await plan(`select * from sample where "f_name" = 'n7'::text`)).toContain('ix_sample_f_name')
    expect(await plan(`select * from sample where "f_count" = '7'::numeric`)).toContain('ix_sample_f_count')
    expect(await plan(`select * from sample where "f_tags" ?| '{t7}'::text[]`)).toContain('ix_sample_f_tags')
    expect(await plan('select * from sample order by updated_at desc, key limit 10')).toContain('ix_sample_newest')
    expect(await plan(`select * from sample where city = any('{c1,c2}'::text[])`)).toContain('ix_sample_city')
    // Every way in which a row may be a user’s own, together.
    const own = await plan(
      `select key from sample where f_name = 'n7' or created_by = 'a7' or "f_tags" ?| '{t7}'::text[]`,
    )
    expect(['ix_sample_f_name', 'ix_sample_maker', 'ix_sample_f_tags'].filter((index) => !own.includes(index))).toEqual(
      [],
    )
    // Both ends of a sort, empty values last in each.
    expect(await plan('select key from sample order by f_count, key limit 10')).toContain('ix_sample_f_count_up')
    expect(await plan('select key from sample order by f_count desc nulls last, key limit 10')).toContain(
      'ix_sample_f_count_down',
    )
  })
})

describe('declared tables', () => {
  it('are refused when the database could not hold them', () => {
    const fields = { name: text('名称', { indexed: true }), tags: codes('', '标签', { indexed: true }) }
    const refused: readonly (readonly Table[])[] = [
      [{ name: 'Thing', fields }],
      [{ name: 'x"; drop table y', fields }],
      [{ name: 'audit_trail', fields }],
      [{ name: 'seq_orders', fields }],
      [{ name: 'thing', fields: { 'na"me': text('名称', { indexed: true }) } }],
      [{ name: 'thing', fields: { ['n'.repeat(80)]: text('名称', { indexed: true }) } }],
      [{ name: 'thing', fields, unique: [['tags']] }],
      [{ name: 'thing', fields, unique: [['nothing']] }],
      [
        { name: 'thing', fields },
        { name: 'thing', fields },
      ],
    ]
    for (const tables of refused) expect(() => layoutsOf(tables), JSON.stringify(tables)).toThrow()
    expect(layoutsOf([{ name: 'thing', fields, unique: [['name']] }]).size).toBe(1)
  })
})
