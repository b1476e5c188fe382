import {
  type Actor,
  assertFilter,
  assertMoney,
  assertPlace,
  assertQuery,
  DuplicateError,
  type NewRow,
  type Row,
  type StoreUnit,
  storedValues,
  type Table,
  auditLogRow,
  type Values,
} from 'fangkit/backend'
import { type Draft, type MapState, tableIn } from './map-state.ts'
import { inOrder, isBehind, matches, type RowsOf, valueIn } from './map-rows.ts'

/** The reads and writes of one unit of work. `assert…` and `storedValues` refuse what no store may accept. */
export function mapUnit(
  state: MapState,
  draft: Draft,
  by: Actor,
): { readonly unit: StoreUnit; readonly end: () => void } {
  let ended = false
  /** Every step returns a promise, even when it fails at once. No step runs after the unit is over. */
  const step = async <T>(act: () => T): Promise<T> => {
    if (ended) throw new Error('the unit has ended')
    return act()
  }
  const lines = () => [...state.auditLog, ...draft.auditLog]
  const rowsOf: RowsOf = (table) =>
    table.auditLog
      ? lines().map((entry, index) => auditLogRow(entry, index + 1))
      : tableIn(state, draft, table, false).rows.values()
  const rowOf = (table: Table, key: string): Row | null =>
    table.auditLog
      ? ([...rowsOf(table)].find((row) => row.key === key) ?? null)
      : (tableIn(state, draft, table, false).rows.get(key) ?? null)
  const add = (table: Table, { key, project, city, values }: NewRow): Row => {
    assertPlace(table, { key, project, city })
    if (rowOf(table, key)) throw new DuplicateError(`${table.name} has a row ${key}`)
    const row = locked({
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
    tableIn(state, draft, table, true).put(row)
    return row
  }
  const change = (
    table: Table,
    row: Row | null,
    patch: Values,
    move: Partial<Pick<Row, 'project' | 'city'>>,
  ): Row | null => {
    const stored = storedValues(table, patch)
    assertPlace(table, move)
    if (!row) return null
    const others = Object.fromEntries(Object.entries(row.values).filter(([name]) => !Object.hasOwn(patch, name)))
    const changed = locked({
      ...row,
      ...move,
      values: { ...others, ...stored },
      version: row.version + 1,
      updatedAt: by.now,
      updatedBy: by.account,
    })
    tableIn(state, draft, table, true).put(changed)
    return changed
  }
  const unit: StoreUnit = {
    get: (table, key) => step(() => rowOf(table, key)),
    list: (table, query = {}) =>
      step(() => {
        assertQuery(table, query)
        const { where, sort = [], page = 1, pageSize, after, counted = true } = query
        const found = [...rowsOf(table)]
          .filter((row) => !where || matches(row, where, rowsOf))
          .sort((a, b) => inOrder(a, b, sort))
        const reached = after ? found.filter((row) => isBehind(row, after, sort)) : found
        const rows = pageSize === undefined ? reached : reached.slice((page - 1) * pageSize, page * pageSize)
        return { rows, total: counted ? found.length : rows.length }
      }),
    insert: (table, row) => step(() => add(table, row)),
    insertAll: (table, rows) =>
      step(() => {
        const before = tableIn(state, draft, table, true).copy()
        try {
          return rows.map((row) => add(table, row))
        } catch (error) {
          draft.tables.set(table.name, before)
          throw error
        }
      }),
    update: (table, key, version, patch, move = {}) =>
      step(() => {
        const row = rowOf(table, key)
        return change(table, row?.version === version ? row : null, patch, move)
      }),
    compareAndSet: (table, key, expected, patch) =>
      step(() => {
        storedValues(table, expected)
        const row = rowOf(table, key)
        const holds =
          row &&
          Object.entries(expected).every(
            ([name, value]) =>
              JSON.stringify(valueIn(row, name)) ===
              JSON.stringify(valueIn({ ...row, values: { [name]: value } }, name)),
          )
        return change(table, holds ? row : null, patch, {})
      }),
    remove: (table, key) =>
      step(() => {
        if (!rowOf(table, key)) return false
        tableIn(state, draft, table, true).remove(key)
        return true
      }),
    sum: (table, field, where) =>
      step(() => {
        assertMoney(table, field)
        if (where) assertFilter(table, where)
        return [...rowsOf(table)]
          .filter((row) => !where || matches(row, where, rowsOf))
          .reduce((sum, row) => sum + fen(row.values[field]), 0n)
      }),
    // Units run one at a time, so every lock is already held. A database takes a real lock here.
    lock: () => step(() => undefined),
    next: (sequence) =>
      step(() => {
        const number = (state.numbers.get(sequence) ?? 0) + 1
        state.numbers.set(sequence, number)
        return number
      }),
    audit: (entry) =>
      step(() => {
        draft.auditLog.push(structuredClone(entry))
      }),
    history: (table, key, afterVersion) =>
      step(() =>
        lines().filter(
          (entry) =>
            entry.table === table.name && entry.key === key && entry.version !== null && entry.version > afterVersion,
        ),
      ),
  }
  return {
    unit,
    end: () => {
      ended = true
    },
  }
}

/** Converts yuan to fen, because a sum of floating-point numbers drifts. @throws RangeError for fractions of a fen */
function fen(yuan: Values[string] | undefined): bigint {
  if (typeof yuan !== 'number') return 0n
  const whole = Math.round(yuan * 100)
  if (Math.abs(whole / 100 - yuan) > 1e-9 * Math.max(1, Math.abs(yuan)))
    throw new RangeError(`${yuan} has parts of a fen`)
  return BigInt(whole)
}

/** Returns a frozen copy that nobody can change from outside. */
function locked(row: Row): Row {
  const values = Object.entries(row.values).map(
    ([name, value]) => [name, Array.isArray(value) ? Object.freeze([...value]) : value === 0 ? 0 : value] as const,
  )
  return Object.freeze({ ...row, values: Object.freeze(Object.fromEntries(values)) })
}
