import pg from 'pg'
import { type Ports, seedGridRows, seedReference, type Store, type Table } from 'fangkit/backend'
import type { Grid } from 'fangkit/domain'
import { seedDemo, seedManyProjects } from 'fangkit/testing'
import { gridRows } from '../../../host/grids/grids.ts'
import { storedTables } from '../../../host/server/services.ts'

/** Cases created through the back end; the others are copies of them. */
const SEEDED = 4_000
const CASES = 'hf20_prj_base'
const PEOPLE = 'hf23_prj_member'

/** Number of rows in the lists of a benchmark. */
export interface ManyRows {
  readonly store: Store
  readonly ports: Ports
  readonly url: string
  /** The city of all rows, so that a user who sees the city sees all of them. */
  readonly city: string
  readonly count: number
}

/** Fills an empty database: cases of all kinds, and as many rows in the table of every list, spread over the cases. */
export async function fill({ store, ports, url, city, count }: ManyRows, grids: readonly Grid[]): Promise<void> {
  await seedReference(store, ports)
  await seedDemo(store, ports)
  await seedGridRows(store, ports, gridRows, { demo: true })
  await seedManyProjects(store, ports, Math.min(count, SEEDED))
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(
      `
      with kinds as (
        select *, row_number() over (order by key) as place, count(*) over () as kinds
        from ${CASES} where key not like 'demo%'
      )
      insert into ${CASES} (key, project, city, version, data, created_at, created_by, updated_at, updated_by)
      select key || '-' || n, key || '-' || n, $2, version,
        data || jsonb_build_object('prjNo', (data ->> 'prjNo') || '-' || n),
        created_at - n * 3600000, created_by, updated_at - n * 3600000, updated_by
      from kinds, generate_series(0, $1::int / kinds) as n
      where n * kinds + place <= $1 - (select count(*) from ${CASES} where city = $2)`,
      [count, city],
    )
    const filled = new Set([CASES])
    for (const grid of grids) {
      const table = tableOf(grid)
      if (filled.has(table.name)) continue
      filled.add(table.name)
      await client.query(table.auditLog ? MORE_AUDIT_ROWS : moreRows(table, grid.parent), [count, city])
    }
    // Autovacuum would do it within a minute or two.
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}

/** Adds this number of people, spread over the cases. */
export async function fillPeople({ url, city, count }: Pick<ManyRows, 'url' | 'city' | 'count'>): Promise<void> {
  const people = storedTables.find(({ name }) => name === PEOPLE)
  if (!people) throw new Error(`there is no table ${PEOPLE}`)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(moreRows(people, null), [count, city])
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}

/** @throws Error when the list has no table */
function tableOf({ name, rowsOf, entity }: Grid): Table {
  const stored = storageName(entity.service)
  const table = storedTables.find((known) =>
    rowsOf ? known.name === rowsOf.table : known.topic === entity.service || known.name === stored,
  )
  if (!table) throw new Error(`${name} has no table`)
  return table
}

/** Tables of lists that name none are stored under the name of their service. */
const storageName = (service: string): string => service.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '_').toLowerCase()

const MORE_AUDIT_ROWS = `
  insert into audit_trail
    (at, by_account, action, table_name, row_key, project, city, version, before, after, result, request_id)
  select at - n * 60000, by_account, action, table_name, row_key, project, $2, version, before, after, result,
    request_id
  from (select *, row_number() over (order by id) as place, count(*) over () as kinds from audit_trail) as lines,
    generate_series(0, $1::int / kinds) as n
  where n * kinds + place <= $1`

/** Kinds that accept any text, so that a number at its end makes it unique. */
const UNLIKE = new Set<string | undefined>(['text', 'code', 'id', 'account', 'organisation', 'branch'])

/** The demo rows of a table over and over: each below a case of its own, with unique values and instants of its own. */
function moreRows({ name, fields, unique = [] }: Table, parent: string | null): string {
  const own = unique
    .flat()
    .filter((field) => UNLIKE.has(fields[field]?.kind))
    .map((field) => `'${field}', (data ->> '${field}') || '-' || n`)
  const instants = Object.entries(fields)
    .filter(([, { kind }]) => kind === 'datetime')
    .map(([field]) => `'${field}', (data ->> '${field}')::bigint - n * 60000`)
  const ofCase = parent === null ? [] : [`'${parent}', cases.key`]
  const changes = [own, instants, ofCase]
    .filter((part) => part.length > 0)
    .map((part) => ` || jsonb_strip_nulls(jsonb_build_object(${part.join(', ')}))`)
    .join('')
  return `
    with cases as (select key, row_number() over (order by created_at) as place from ${CASES} where city = $2),
    kinds as (select *, row_number() over (order by key) as place, count(*) over () as kinds from ${name})
    insert into ${name} (key, project, city, version, data, created_at, created_by, updated_at, updated_by)
    select kinds.key || '-' || n, case when kinds.project is not null then cases.key end, $2, version, data${changes},
      created_at - n * 60000, created_by, updated_at - n * 60000, updated_by
    from kinds cross join generate_series(1, $1::int / kinds + 1) as n
    join cases on cases.place = (n * kinds + kinds.place) % (select count(*) from cases) + 1
    where n * kinds + kinds.place <= $1`
}
