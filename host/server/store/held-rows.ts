import type { Row, StoreUnit, Table } from 'fangkit/backend'

/**
 * Wraps a unit so that it does not read again what it has locked or written itself: nobody else can change such a row
 * until the unit ends.
 */
export function withHeldRows(unit: StoreUnit): StoreUnit {
  const held = new Map<string, Row>()
  /** How many changes of a row were asked for. An answer to what was asked before the last one is not held. */
  const changes = new Map<string, number>()
  const nameOf = (table: Table, key: string): string => `${table.name} ${key}`
  const hold = async (name: string, asked: Promise<Row | null>): Promise<Row | null> => {
    const before = changes.get(name)
    const row = await asked
    if (row && changes.get(name) === before) held.set(name, row)
    return row
  }
  const change = (table: Table, key: string): string => {
    const name = nameOf(table, key)
    changes.set(name, (changes.get(name) ?? 0) + 1)
    held.delete(name)
    return name
  }
  return {
    ...unit,
    get: async (table, key, options = {}) => {
      const name = nameOf(table, key)
      const row = held.get(name)
      if (row) return row
      return options.lock ? hold(name, unit.get(table, key, options)) : unit.get(table, key, options)
    },
    update: (table, key, version, patch, move) =>
      hold(change(table, key), unit.update(table, key, version, patch, move)),
    compareAndSet: (table, key, expected, patch) =>
      hold(change(table, key), unit.compareAndSet(table, key, expected, patch)),
    remove: (table, key) => {
      change(table, key)
      return unit.remove(table, key)
    },
  }
}
