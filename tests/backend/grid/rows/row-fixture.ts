import { createClient, type FangkitError } from 'fangkit'
import { grids, gridRows } from '../../../../host/grids/grids.ts'
import { sourcesOf, tablesFor } from '../../../../lib/backend/grid/served-lists.ts'
import { contract } from '../../../../lib/contract/contract.ts'
import { dictionaryCalls } from '../../../../lib/contract/settings/dictionary-calls.ts'
import type { ListInput } from '../../../../lib/contract/input.ts'
import { operationCall } from '../../../../lib/contract/record/operation-calls.ts'
import { recordCalls } from '../../../../lib/contract/record/record-calls.ts'
import type { Grid } from '../../../../lib/domain/grid/define-grid.ts'
import { ROW_OPERATION, type RowOperation } from '../../../../lib/domain/grid/row-operation.ts'
import { createMemoryAuth } from '../../../../lib/testing/memory-auth.ts'
import { createMemoryStore } from '../../../../lib/testing/memory-store.ts'
import { createMemoryTransport } from '../../../../lib/testing/memory-transport.ts'
import { filledRow, type Values } from './filled-row.ts'
import { BY_HAND } from './lists-with-own-rules.ts'

export type StoredRow = Values & { readonly keyValue: string; readonly version: number }
export type Client = ReturnType<typeof createClient>

const sources = new Map(sourcesOf(grids).map((source) => [source.entity.service, source]))
/** What all lists over the same rows allow together: that is what the server answers. */
export const together = (grid: Grid): Grid => sources.get(grid.entity.service) ?? grid
export const uniqueOf = (grid: Grid): readonly (readonly string[])[] =>
  BY_HAND[grid.name]?.unique ?? sources.get(grid.entity.service)?.table.unique ?? []
/** Calls the business has anyway are judged by its own tests. */
export const isBusiness = ({ entity: { service } }: Grid, method: string): boolean =>
  Object.hasOwn((contract as Readonly<Record<string, object>>)[service] ?? {}, method)
export const can = (grid: Grid, operation: 'add' | 'edit' | 'clone'): boolean =>
  grid.operations.includes(operation) && BY_HAND[grid.name]?.[operation] === undefined
/** The code a call is refused with; `DONE` when it is not. */
export const codeOf = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'DONE',
    (error: FangkitError) => error.code ?? error.kind,
  )

/** Every list over one store, and the user who works with it. */
export interface RowFixture {
  readonly admin: Client
  readonly open: (user: string) => Client
  readonly page: (
    grid: Grid,
    input?: ListInput,
    by?: Client,
  ) => Promise<{ readonly rows: readonly StoredRow[]; readonly total: number }>
  readonly one: (grid: Grid, id: string) => Promise<StoredRow>
  readonly operate: (grid: Grid, operation: RowOperation, row: StoredRow, by?: Client) => Promise<StoredRow | null>
  /** Adds a row after one that is there. */
  readonly add: (grid: Grid, by?: Client) => Promise<StoredRow>
}

/** Opens the demo data with every list; reads the dictionaries first that say which values are left. */
export async function openRowFixture(): Promise<RowFixture> {
  const store = createMemoryStore({ tables: tablesFor(grids) })
  const open = (user: string): Client =>
    createClient({ transport: createMemoryTransport({ store, grids, gridRows, user }), auth: createMemoryAuth() })
  const admin = open('admin')
  const dictionaries = new Map<string, readonly string[]>()
  const used = [
    ...new Set(
      grids.flatMap((grid) =>
        uniqueOf(grid)
          .flat()
          .flatMap((name) => grid.entity.fields[name]?.dict ?? []),
      ),
    ),
  ]
  // One by one, since the first call fills the store.
  for (const Code of used) {
    const { data } = await admin.call(dictionaryCalls.getDictVals, { Code })
    dictionaries.set(Code, Array.isArray(data) ? data.map(({ key }) => key) : [])
  }
  const codesOf = (dict: string): readonly string[] => dictionaries.get(dict) ?? []
  let serial = 0
  const page: RowFixture['page'] = async (grid, input = {}, by = admin) => {
    const { data, total } = await by.call(recordCalls(grid.entity).getPageList, input)
    return { rows: data as unknown as readonly StoredRow[], total: total ?? 0 } // adapter: rows of any list
  }
  const all = async (grid: Grid): Promise<readonly StoredRow[]> => {
    const first = await page(grid, { pageSize: 200 })
    const further = await Promise.all(
      [...Array(Math.max(0, Math.ceil(Math.min(first.total, 2_000) / 200) - 1)).keys()].map((at) =>
        page(grid, { pageSize: 200, page: at + 2 }),
      ),
    )
    return [...first.rows, ...further.flatMap(({ rows }) => rows)]
  }
  const one: RowFixture['one'] = async (grid, id) =>
    // adapter: a row of any list
    (await admin.call(recordCalls(grid.entity).getOne, { id })).data as unknown as StoredRow
  const operate: RowFixture['operate'] = async (grid, operation, { keyValue, version }, by = admin) =>
    (
      await by.call(operationCall(grid.entity, operation), {
        id: keyValue,
        version,
        ...(ROW_OPERATION[operation].reason === 'required' && { reason: '示例原因' }),
      })
    ).data as unknown as StoredRow | null // adapter: a row of any list
  const add: RowFixture['add'] = async (grid, by = admin) => {
    const { rows } = uniqueOf(grid).length === 0 ? await page(grid) : { rows: await all(grid) }
    const like = rows[0] ? await one(grid, rows[0].keyValue) : {}
    serial += 1
    const values = filledRow(grid, {
      rows: [like, ...rows],
      serial,
      codesOf,
      unique: uniqueOf(grid),
      choices: BY_HAND[grid.name]?.choices ?? {},
      extra: BY_HAND[grid.name]?.values?.(serial) ?? {},
    })
    if (values === null) {
      // Every choice has its row: one of them makes room.
      await operate(grid, 'delete', rows.at(-1) as StoredRow) // adapter: where all choices are taken there are rows
      return add(grid, by)
    }
    const saved = await by.call(recordCalls(grid.entity).doSave, values).catch((error: FangkitError) => {
      throw new Error(
        `${grid.name}: ${error.code} ${error.userMessage} ${JSON.stringify(error.issues)} for ` +
          `${JSON.stringify(values)}`,
        { cause: error },
      )
    })
    return saved.data as unknown as StoredRow // adapter: a row of any list
  }
  return { admin, open, page, one, operate, add }
}
