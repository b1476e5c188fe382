import type { Entity } from '../../catalogue/entity.ts'
import type { Fields } from '../../catalogue/field.ts'
import type { Grid, GridOperation, GridScope } from '../../domain/grid/define-grid.ts'
import { columnOf, isStamp } from '../record/list.ts'
import { columnType } from '../store-column.ts'
import type { Table } from '../store.ts'
import { tables } from '../tables.ts'
import type { GridSource } from './grid-source.ts'

/** The table with the rows of a list: an existing business table, or one derived from the entity. */
export function tableOf({ entity, rowsOf, unique, choices, large }: Grid): Table {
  const name = rowsOf?.table ?? storageName(entity.service)
  const own = tables.find((table) => table.name === name)
  if (own) return withIndexes(own, entity.fields)
  const fields = Object.fromEntries(Object.entries(entity.fields).filter(([field]) => !isStamp(field)))
  return { name, fields, unique, ...(choices && { choices }), ...(!large && { small: true }) }
}

/** The table, with indexes for what the fields of a list declare beyond its own. */
function withIndexes(table: Table, listed: Fields): Table {
  const added = Object.entries(table.fields).filter(
    ([name, field]) => listed[name]?.indexed && !field.indexed && !field.sensitive,
  )
  if (added.length === 0) return table
  const indexed = Object.fromEntries(added.map(([name, field]) => [name, { ...field, indexed: true as const }]))
  return { ...table, fields: { ...table.fields, ...indexed } }
}

/** Converts a service name to a table name: `SysParam` becomes `sys_param`. */
function storageName(service: string): string {
  return service.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '_').toLowerCase()
}

/** Every table that a back end with these lists needs; a store is opened with them. @public */
export function tablesFor(grids: readonly Grid[]): readonly Table[] {
  const byName = new Map(tables.map((table) => [table.name, table]))
  const own = new Set(byName.keys())
  // Lists over the same rows may each declare some of the fields, and search some of them.
  for (const { table } of sourcesOf(grids)) {
    const known = byName.get(table.name)
    if (known && own.has(table.name)) {
      byName.set(table.name, withIndexes(known, table.fields))
      continue
    }
    byName.set(
      table.name,
      known
        ? {
            ...table,
            fields: { ...known.fields, ...table.fields },
            unique: [...(known.unique ?? []), ...(table.unique ?? [])],
          }
        : table,
    )
  }
  return [...byName.values()]
}

/**
 * The lists by service.
 *
 * @throws Error when lists over one entity contradict each other, or search what its table does not store
 */
export function sourcesOf(grids: readonly Grid[]): readonly GridSource[] {
  const services = new Map<string, Grid>()
  for (const grid of grids) {
    const known = services.get(grid.entity.service)
    services.set(grid.entity.service, known ? together(known, grid) : grid)
  }
  const namesOf = (service: string) => grids.flatMap(({ name, entity }) => (entity.service === service ? [name] : []))
  const sources = [...services.values()].map((grid) => ({
    ...grid,
    table: tableOf(grid),
    names: namesOf(grid.entity.service),
  }))
  for (const { table, entity, search, sort, own, cityField, name } of sources) {
    for (const field of [
      ...search.filter((one) => !entity.fields[one]?.sensitive && !entity.searchedBy[one]),
      sort.field,
      ...(own ? [own.field] : []),
      ...(cityField === null ? [] : [cityField]),
    ]) {
      try {
        columnType(table, columnOf(field))
      } catch (cause) {
        throw new Error(`${name}: ${table.name} does not store ${field}, so that nobody can search or sort by it`, {
          cause,
        })
      }
    }
  }
  return sources
}

function together(first: Grid, second: Grid): Grid {
  const { entity: a } = first
  const { entity: b } = second
  const contradiction = (what: string) =>
    new Error(`${first.name} and ${second.name} share ${a.service} and contradict each other: ${what}`)
  const own = agreed(first.own ?? null, second.own ?? null, null, () => contradiction('own'))
  if (Object.keys(a.fields).join() !== Object.keys(b.fields).join()) throw contradiction('entity')
  return {
    ...first,
    entity: withIndexesOf(first.states ? a : b, first.states ? b : a),
    operations: [...new Set<GridOperation>([...first.operations, ...second.operations])],
    search: [...new Set([...first.search, ...second.search])],
    unique: first.unique.length > 0 ? first.unique : second.unique,
    states: agreed(first.states, second.states, null, () => contradiction('states')),
    choices: agreed(first.choices, second.choices, null, () => contradiction('choices')),
    rowsOf: agreed(first.rowsOf, second.rowsOf, null, () => contradiction('rowsOf')),
    parent: agreed(first.parent, second.parent, null, () => contradiction('parent')),
    scope: agreed<GridScope>(first.scope, second.scope, 'all', () => contradiction('scope')),
    cityField: agreed(first.cityField, second.cityField, null, () => contradiction('cityField')),
    roles: { ...first.roles, ...second.roles },
    large: first.large || second.large,
    locks: [...(first.locks ?? []), ...(second.locks ?? [])],
    affects: { ...first.affects, ...second.affects },
    sums: [...new Set([...(first.sums ?? []), ...(second.sums ?? [])])],
    bulkFields: [...new Set([...(first.bulkFields ?? []), ...(second.bulkFields ?? [])])],
    ...(own && { own }),
  }
}

/** The entity, with every field indexed that the other list over it searches or sorts by. */
function withIndexesOf(entity: Entity, other: Entity): Entity {
  const missing = Object.entries(entity.fields).filter(([name, { indexed }]) => !indexed && other.fields[name]?.indexed)
  const indexed = Object.fromEntries(missing.map(([name, field]) => [name, { ...field, indexed: true as const }]))
  return missing.length === 0 ? entity : { ...entity, fields: { ...entity.fields, ...indexed } }
}

/** The value of one when the other is left open. */
function agreed<T>(first: T, second: T, open: T, contradiction: () => Error): T {
  if (first === open) return second
  if (second !== open && JSON.stringify(first) !== JSON.stringify(second)) throw contradiction()
  return first
}
