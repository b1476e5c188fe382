import { sameValue, type Value } from '../catalogue/kind.ts'
import { toFen } from '../catalogue/unit.ts'
import { assertFilter, assertMoney, assertPlace, assertQuery, storedValues } from '../backend/store-column.ts'
import type { Actor, AuditEntry, Filter, NewRow, Row, Store, Table, Unit, Values } from '../backend/store.ts'
import { type NumberHash, withSearchColumns } from '../backend/search-columns.ts'
import type { NameReadings } from '../domain/standards/name-units.ts'
import { withFeed } from './change-feed.ts'
import { comesAfter, compareRows, leadsOf, matches, withKeys } from './memory-filter.ts'
import { createMemoryTable, type MemoryTable } from './memory-table.ts'
import type { StoreContents } from './memory-contents.ts'
import { createNumberHash, NUMBER_KEY } from './memory-ports.ts'
import { createMemoryAuditLog } from './memory-audit-log.ts'

/** Tables and initial contents of a store in memory. */
export interface MemoryStoreOptions {
  /** When set, other tables are refused, as a database would do. */
  readonly tables?: readonly Table[]
  /** Another memory store: the new one starts with its present contents, which is faster than seeding again. */
  readonly copyOf?: Store
  /** Finds names by pinyin too; without it, by their characters only. */
  readonly readings?: NameReadings
}

interface OpenTable {
  readonly table: Table
  readonly contents: MemoryTable
}

/** The data that outlasts a unit. */
interface Memory {
  readonly tableOf: (table: Table) => MemoryTable
  readonly opened: Map<string, OpenTable>
  /** Rows that were filled in, of tables nobody has asked for yet. */
  readonly waiting: Map<string, readonly Row[]>
  readonly auditLog: AuditEntry[]
  readonly sequences: Map<string, number>
  /** Hashes numbers with a key of the page, or with the key of the rows that were filled in. */
  readonly numbers: { key: string; hash: NumberHash }
  readonly readings: NameReadings | undefined
}

/**
 * A store in memory, for sandboxes and tests. Units run one after another; a unit must not open another one.
 *
 * @public
 */
export function createMemoryStore({ tables, copyOf, readings }: MemoryStoreOptions = {}): Store {
  const memory = createMemory(tables, copyOf && memoryOf(copyOf), readings)
  let last: Promise<unknown> = Promise.resolve()
  let closed = false
  const store = withFeed({
    unit: (by, work) => {
      if (closed) return Promise.reject(new Error('the store is closed'))
      const mine = last.then(() => runUnit(memory, by, work))
      last = mine.catch(() => undefined)
      return mine
    },
    close: async () => {
      closed = true
      await last
    },
  })
  return Object.assign(store, { [MEMORY]: memory })
}

const MEMORY = Symbol('memory')

/** The data of a memory store. @throws TypeError for a store that was not made here */
function memoryOf(store: Store): Memory {
  const memory = Reflect.get(store, MEMORY) as Memory | undefined // adapter: set above and nowhere else
  if (!memory) throw new TypeError('only a store made by createMemoryStore can be copied or filled')
  return memory
}

function createMemory(
  declared: readonly Table[] | undefined,
  copied: Memory | undefined,
  readings: NameReadings | undefined,
): Memory {
  const names = declared && new Set(declared.map((table) => table.name))
  const auditLog: AuditEntry[] = [...(copied?.auditLog ?? [])]
  const lines = createMemoryAuditLog(auditLog)
  const waiting = new Map(copied?.waiting)
  const opened = new Map(
    [...(copied?.opened ?? [])].map(([name, { table, contents }]) => [
      name,
      { table, contents: createMemoryTable(table, contents.rows()) },
    ]),
  )
  const tableOf = (table: Table): MemoryTable => {
    if (names && !names.has(table.name)) throw new TypeError(`the store was opened without the table ${table.name}`)
    if (table.auditLog) return lines
    const found = opened.get(table.name)
    if (found) return found.contents
    const contents = createMemoryTable(table, waiting.get(table.name)?.map(frozenRow))
    waiting.delete(table.name)
    opened.set(table.name, { table, contents })
    return contents
  }
  const numbers = copied ? { ...copied.numbers } : { key: NUMBER_KEY, hash: createNumberHash(NUMBER_KEY) }
  return { tableOf, opened, waiting, auditLog, sequences: new Map(copied?.sequences), numbers, readings }
}

/** What a memory store holds now. @throws TypeError for a store that was not made here */
export function contentsOfStore(store: Store): StoreContents {
  const { opened, waiting, auditLog, sequences, numbers } = memoryOf(store)
  return {
    tables: [
      ...[...waiting].map(([name, rows]) => ({ name, rows })),
      ...[...opened].map(([name, { contents }]) => ({ name, rows: [...contents.rows()] })),
    ],
    auditLog: [...auditLog],
    sequences: Object.fromEntries(sequences),
    numberKey: numbers.key,
  }
}

/**
 * Puts contents into a store that holds nothing, at once: of two that come together the first one does. Rows of a table
 * are looked at when the table is first asked for.
 *
 * @returns whether it did
 * @throws TypeError for a store that was not made here
 */
export function fillStore(store: Store, { tables, auditLog, sequences, numberKey }: StoreContents): boolean {
  const memory = memoryOf(store)
  const holdsRows = [...memory.opened.values()].some(({ contents }) => [...contents.rows()].length > 0)
  if (holdsRows || memory.waiting.size > 0) return false
  memory.opened.clear()
  for (const { name, rows } of tables) memory.waiting.set(name, rows)
  memory.auditLog.push(...auditLog)
  for (const [name, last] of Object.entries(sequences)) memory.sequences.set(name, last)
  Object.assign(memory.numbers, { key: numberKey, hash: createNumberHash(numberKey) })
  return true
}

async function runUnit<T>(memory: Memory, by: Actor, work: (unit: Unit) => Promise<T>): Promise<T> {
  const undo: (() => void)[] = []
  const auditLogLength = memory.auditLog.length
  const state = { ended: false }
  try {
    return await work(
      withSearchColumns(createUnit(memory, by, undo, state), {
        hash: memory.numbers.hash,
        ...(memory.readings && { readings: memory.readings }),
      }),
    )
  } catch (error) {
    for (const step of undo.reverse()) step()
    memory.auditLog.length = auditLogLength
    throw error
  } finally {
    state.ended = true
  }
}

function createUnit(memory: Memory, by: Actor, undo: (() => void)[], state: { readonly ended: boolean }): Unit {
  /** Every operation returns a promise, even when it fails at once, and is refused after the unit has ended. */
  const step = async <T>(act: () => T): Promise<T> => {
    if (state.ended) throw new Error('the unit has ended')
    return act()
  }
  const replace = (table: Table, before: Row | null, after: Row | null): Row | null => {
    const rows = memory.tableOf(table)
    rows.replace(before, after)
    undo.push(() => {
      rows.replace(after, before)
    })
    return after
  }
  const add = (table: Table, { key, project, city, values }: NewRow): Row => {
    assertPlace(table, { key, project, city })
    const row = frozenRow({
      key,
      project,
      city,
      version: 1,
      values: storedValues(table, values),
      createdAt: by.now,
      createdBy: by.account,
      updatedAt: by.now,
      updatedBy: by.account,
    })
    replace(table, null, row)
    return row
  }
  const change = (
    table: Table,
    row: Row | null,
    patch: Values,
    move: Partial<Pick<Row, 'project' | 'city'>>,
  ): Row | null => {
    const checked = storedValues(table, patch)
    assertPlace(table, move)
    if (!row) return null
    const contents = Object.entries(row.values).filter(([name]) => !Object.hasOwn(patch, name))
    const values = { ...Object.fromEntries(contents), ...checked }
    const { project = row.project, city = row.city } = move
    return replace(
      table,
      row,
      frozenRow({ ...row, project, city, values, version: row.version + 1, updatedAt: by.now, updatedBy: by.account }),
    )
  }
  return {
    get: (table, key) => step(() => memory.tableOf(table).get(key)),
    list: (table, query = {}) =>
      step(() => {
        assertQuery(table, query)
        const { where, sort = [], page = 1, pageSize, after, counted = true } = query
        const found = rowsWhere(memory, table, where).sort((a, b) => compareRows(a, b, sort))
        const reached = after ? found.filter((row) => comesAfter(row, after, sort)) : found
        const rows = pageSize === undefined ? reached : reached.slice((page - 1) * pageSize, page * pageSize)
        return { rows, total: counted ? found.length : rows.length }
      }),
    insert: (table, row) => step(() => add(table, row)),
    insertAll: (table, rows) =>
      step(() => {
        const before = undo.length
        try {
          return rows.map((row) => add(table, row))
        } catch (error) {
          for (const back of undo.splice(before).reverse()) back()
          throw error
        }
      }),
    update: (table, key, version, patch, move = {}) =>
      step(() => {
        const row = memory.tableOf(table).get(key)
        return change(table, row?.version === version ? row : null, patch, move)
      }),
    compareAndSet: (table, key, expected, patch) =>
      step(() => {
        const row = memory.tableOf(table).get(key)
        storedValues(table, expected)
        const holds = row && Object.entries(expected).every(([name, value]) => sameValue(row.values[name], value))
        return change(table, holds ? row : null, patch, {})
      }),
    remove: (table, key) =>
      step(() => {
        const row = memory.tableOf(table).get(key)
        if (row) replace(table, row, null)
        return row !== null
      }),
    sum: (table, field, where) =>
      step(() => {
        assertMoney(table, field)
        if (where) assertFilter(table, where)
        return rowsWhere(memory, table, where).reduce((sum, { values }) => sum + fenOf(values[field]), 0n)
      }),
    // Units run one after another, so the caller holds every lock already.
    lock: () => step(() => undefined),
    // A number that was handed out is not reused when the unit fails.
    next: (sequence) =>
      step(() => {
        const number = (memory.sequences.get(sequence) ?? 0) + 1
        memory.sequences.set(sequence, number)
        return number
      }),
    audit: (entry) =>
      step(() => {
        memory.auditLog.push(
          Object.freeze({ ...entry, before: frozenValues(entry.before), after: frozenValues(entry.after) }),
        )
      }),
    history: (table, key, afterVersion) =>
      step(() =>
        memory.auditLog.filter(
          (entry) =>
            entry.table === table.name && entry.key === key && entry.version !== null && entry.version > afterVersion,
        ),
      ),
  }
}

function rowsWhere(memory: Memory, table: Table, where: Filter | undefined): Row[] {
  const contents = memory.tableOf(table)
  if (!where) return [...contents.rows()]
  const requested = withKeys(where, (other, inner) => rowsWhere(memory, other, inner))
  return [...contents.rows(leadsOf(requested))].filter((row) => matches(row, requested))
}

const fenOf = (value: Value | undefined): bigint => (typeof value === 'number' ? toFen(value) : 0n)

const frozenRow = (row: Row): Row => Object.freeze({ ...row, values: frozenValues(row.values) })

/** A frozen copy; -0 becomes 0, as in JSON. */
function frozenValues(values: Values): Values {
  const copy = (value: Value): Value => (Array.isArray(value) ? Object.freeze([...value]) : value === 0 ? 0 : value)
  return Object.freeze(Object.fromEntries(Object.entries(values).map(([name, value]) => [name, copy(value)])))
}
