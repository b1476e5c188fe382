import type { Entity } from '../../catalogue/entity.ts'
import type { Fields } from '../../catalogue/field.ts'
import type { Scalar } from '../../catalogue/kind.ts'
import { ROLE } from '../permission/role.ts'
import type { StatusMeaning } from '../project/step-tone.ts'
import { type GridStates, stateFields } from './grid-states.ts'
import type { RowOperation } from './row-operation.ts'

/** The names an entity declares. Its fields also carry an index signature, which would let any text through. */
type Declared<F> = Extract<keyof { [N in keyof F as string extends N ? never : N]: true }, string>

/** A field name of an entity. @public */
export type FieldName<E> = E extends Entity<infer F> ? Declared<F> : never

/**
 * What can be done from a row or from the title line; who sees it is decided by the privileges of the session.
 * @public
 */
export type GridOperation = 'view' | 'add' | 'edit' | 'clone' | RowOperation

/** @public */
export type SortOrder = 'asc' | 'desc'

/** How the form of a list opens. @public */
export interface GridForm {
  /** Long forms stand in a page of their own instead of a drawer. */
  readonly page?: boolean
  /** Columns of fields side by side. */
  readonly columns?: 1 | 2 | 3
}

/** Rows that are kept by something else than the list itself. @public */
export interface GridRows<N extends string = string> {
  /** Storage name of the table, such as `hf31_division_detail`. */
  readonly table: string
  /** Only rows with these values; new rows get them. */
  readonly where?: { readonly [F in N]?: Scalar }
}

/**
 * The rows of a list are values of a dictionary: fields that hold the code, its name, and whether it is in use.
 * @public
 */
export interface GridChoices<N extends string = string> {
  readonly dict: string
  readonly key: N
  readonly label: N
  readonly enabled: N
}

/**
 * Whose rows they are: `all`, those of the whole installation; `granted`, those whose field `cities` names a city
 * granted
 * to the person, or none; `city`, those of the city a person works in (the default); `project`, those of cases, seen by
 * those who see the case.
 *
 * @public
 */
export type GridScope = 'all' | 'granted' | 'city' | 'project'

/** Rows that belong to one person each: whoever holds none of the roles sees and changes only their own. @public */
export interface GridOwn<N extends string = string> {
  /** The field that holds the account of whom a row belongs to. */
  readonly field: N
  readonly unlessRoles: readonly string[]
}

/**
 * Roles a list is made for; without them everybody who has the privileges, and changes by {@link GRID_WRITERS}.
 * @public
 */
export interface GridRoles {
  /** Roles that may see the rows. */
  readonly read?: readonly string[]
  /** Roles that may change them, as far as their privileges reach. */
  readonly write?: readonly string[]
  /**
   * Of those that write, roles whose list it is: they may do all it offers, whatever they may do elsewhere, until
   * something else is laid down for them.
   */
  readonly keep?: readonly string[]
}

/** What codes of dictionaries mean, by dictionary and code: lists show them as coloured tags. @public */
export type StatusMeanings = Readonly<Record<string, Readonly<Record<string, StatusMeaning>>>>

/**
 * Where the rows of a list belong. Without a scope they are those of the city worked in; a list of the whole
 * installation
 * says why it is one, and is changed by managers alone unless its roles name others.
 *
 * @public
 */
export type GridPlace<N extends string = string> =
  | {
      readonly scope?: 'city'
      /**
       * Holds the city a row belongs to. A row without one belongs to no city: everybody reads it, managers change it.
       */
      readonly cityField?: N
      readonly reason?: undefined
    }
  | { readonly scope: 'granted' | 'project'; readonly cityField?: undefined; readonly reason?: undefined }
  | {
      readonly scope: 'all'
      /** Why its rows belong to no city, for whoever reads the declaration. */
      readonly reason: string
      readonly cityField?: undefined
    }

/** What a list says about itself; every name is checked against the entity at compile time. @public */
export type GridSpec<E extends Entity, N extends string = FieldName<E>> = GridTexts<E, N> & GridPlace<NoInfer<N>>

/** What a list says beside where its rows belong. @public */
export interface GridTexts<E extends Entity, N extends string = FieldName<E>> {
  /** Names the list in routes and in what is remembered of it. */
  readonly name: string
  readonly title: string
  /** What it is for, in words for whoever opens it: needed where nothing in the program goes by its rows. */
  readonly about?: string
  readonly entity: E
  /**
   * Columns shown until a person chooses others, in their order: these and no more. Without it, those the entity marks
   * as `column`. Every other field that fits a table can be chosen.
   */
  readonly columns?: readonly N[]
  /** Fields of the query bar, in their order. */
  readonly search: readonly N[]
  /** How the list is sorted until a person sorts it. */
  readonly sort: { readonly field: N; readonly order: SortOrder }
  /** The column whose cell opens the record. */
  readonly open?: N
  readonly operations?: readonly GridOperation[]
  readonly states?: GridStates<NoInfer<N>>
  readonly form?: GridForm
  /** Columns that stay in sight while the others scroll by. */
  readonly pinned?: readonly N[]
  readonly rowsOf?: GridRows<NoInfer<N>>
  /**
   * Its rows can be chosen elsewhere, as values of a dictionary that follows them. Tables the business has anyway say
   * so themselves.
   */
  readonly choices?: GridChoices<NoInfer<N>>
  /** Holds the key of the record a sub-list belongs to. */
  readonly parent?: N
  /** Lists of fields no two rows may share; a copy leaves them empty. */
  readonly unique?: readonly (readonly N[])[]
  /** Expected to hold more than some ten thousand rows: every indexed field gets an index of its own. */
  readonly large?: boolean
  readonly own?: GridOwn<NoInfer<N>>
  readonly roles?: GridRoles
  /** What codes of its states mean: they are shown as coloured tags. */
  readonly statuses?: StatusMeanings
}

/** A checked declaration. Names were checked when it was made, so readers may look fields up freely. @public */
export interface Grid {
  readonly name: string
  readonly title: string
  readonly about?: string
  readonly entity: Entity
  readonly columns: readonly string[]
  readonly search: readonly string[]
  readonly sort: { readonly field: string; readonly order: SortOrder }
  readonly open: string | null
  readonly operations: readonly GridOperation[]
  readonly states: GridStates | null
  readonly form: GridForm
  readonly pinned: readonly string[]
  readonly rowsOf: GridRows | null
  readonly choices: GridChoices | null
  readonly scope: GridScope
  readonly cityField: string | null
  readonly parent: string | null
  readonly unique: readonly (readonly string[])[]
  readonly large: boolean
  readonly own?: GridOwn
  readonly roles: GridRoles
  readonly statuses?: StatusMeanings
}

/**
 * Declares a list over an entity. Labels, kinds, units and dictionaries come from the entity;
 * fields that hold a state are the server's from here on, so that no form sets a state past its operations.
 *
 * @throws Error when a search field, the sort, the parent or the city is not indexed by the server, the sort, the
 * parent or the city is personal data, or a state is no field of the entity
 * @public
 */
export function defineGrid<E extends Entity>(spec: GridSpec<E>): Grid {
  const { reason: _reason, ...said } = spec
  const grid: Grid = {
    open: null,
    operations: [],
    states: null,
    form: {},
    pinned: [],
    rowsOf: null,
    choices: null,
    scope: 'city',
    parent: null,
    unique: [],
    large: false,
    ...said,
    columns: spec.columns ?? markedColumns(spec.entity),
    cityField: spec.cityField ?? null,
    roles: { ...writersOf(spec), ...spec.roles },
  }
  const { name, search, sort, parent, cityField, states, rowsOf, entity } = grid
  const isNumber = (field: string): boolean => entity.fields[field]?.sensitive !== undefined
  const needed = [
    sort.field,
    ...(parent === null ? [] : [parent]),
    ...(cityField === null ? [] : [cityField]),
    ...Object.keys(rowsOf?.where ?? {}),
  ]
  const unsearchable = [
    ...search.filter((field) => !entity.fields[field]?.indexed && !isNumber(field)),
    ...needed.filter((field) => !entity.fields[field]?.indexed || isNumber(field)),
  ]
  if (unsearchable.length > 0)
    throw new Error(
      `${name}: not indexed, or personal data, so neither searchable nor sortable: ${unsearchable.join(', ')}`,
    )
  if (!states) return grid
  const owned = stateFields(states)
  const unknown = owned.filter((field) => !entity.fields[field])
  if (unknown.length > 0) throw new Error(`${name}: no such field to keep a state in: ${unknown.join(', ')}`)
  return { ...grid, entity: ownedByServer(entity, owned) }
}

/** What a list shows that names no columns. */
function markedColumns({ fields }: Entity): readonly string[] {
  return Object.entries(fields).flatMap(([name, { column, hidden, passing }]) =>
    column && !hidden && !passing ? [name] : [],
  )
}

/** What belongs to no city is changed by managers, unless rows are one person's each. */
function writersOf({ scope, own }: Pick<GridSpec<Entity>, 'scope' | 'own'>): GridRoles {
  return scope === 'all' && own === undefined ? { write: [ROLE.manager] } : {}
}

function ownedByServer(entity: Entity, names: readonly string[]): Entity {
  const own = <F extends Fields>(fields: F): F =>
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [
        name,
        names.includes(name) ? { ...field, serverOwned: true } : field,
      ]),
    ) as F // adapter: the same names, their fields locked
  const groups = Object.entries(entity.groups).map(
    ([name, group]) => [name, { ...group, fields: own(group.fields) }] as const,
  )
  return { ...entity, groups: Object.fromEntries(groups), fields: own(entity.fields) }
}
