import type { Entity } from '../catalogue/entity.ts'

/** The names an entity declares. Its fields also carry an index signature, which would let any text through. */
type Declared<F> = Extract<keyof { [N in keyof F as string extends N ? never : N]: true }, string>

/** A field name of an entity. @public */
export type FieldName<E> = E extends Entity<infer F> ? Declared<F> : never

/** What can be done from a row or from the title line; who sees it is decided by the privileges of the session. @public */
export type GridOperation = 'add' | 'edit' | 'clone'

/** @public */
export type SortOrder = 'asc' | 'desc'

/** What a list says about itself; every name is checked against the entity at compile time. @public */
export interface GridSpec<E extends Entity, N extends string = FieldName<E>> {
  /** Names the list in routes and in what is remembered of it. */
  readonly name: string
  readonly title: string
  readonly entity: E
  /** Columns shown without being chosen, in their order. */
  readonly columns: readonly N[]
  /** Fields of the query bar, in their order. */
  readonly search: readonly N[]
  /** How the list is sorted until a person sorts it. */
  readonly sort: { readonly field: N; readonly order: SortOrder }
  /** The column whose cell opens the record. */
  readonly open?: N
  readonly operations?: readonly GridOperation[]
}

/** A checked declaration. Names were checked when it was made, so readers may look fields up freely. @public */
export interface Grid {
  readonly name: string
  readonly title: string
  readonly entity: Entity
  readonly columns: readonly string[]
  readonly search: readonly string[]
  readonly sort: { readonly field: string; readonly order: SortOrder }
  readonly open: string | null
  readonly operations: readonly GridOperation[]
}

/**
 * Declares a list over an entity. Labels, kinds, units and dictionaries come from the entity.
 *
 * @throws Error when a search field or the sort is not indexed by the server
 * @public
 */
export function defineGrid<E extends Entity>(spec: GridSpec<E>): Grid {
  const unsearchable = [...spec.search, spec.sort.field].filter((name) => !spec.entity.fields[name]?.indexed)
  if (unsearchable.length > 0) throw new Error(`${spec.name}: not indexed, so neither searchable nor sortable: ${unsearchable.join(', ')}`)
  return { open: null, operations: [], ...spec }
}
