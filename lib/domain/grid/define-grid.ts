import type { Entity } from '../../catalogue/entity.ts'
import type { Fields, Options } from '../../catalogue/field.ts'
import type { Scalar } from '../../catalogue/kind.ts'
import { ROLE } from '../permission/role.ts'
import type { StatusMeaning } from '../project/step-tone.ts'
import { isComputedColumn } from './computed-columns.ts'
import { type GridLock, type GridStates, stateFields } from './grid-states.ts'
import { type GridSwitch, switchFields } from './grid-switches.ts'
import type { RowOperation } from './row-operation.ts'
import type { StartingView } from './starting-view.ts'

/** The names an entity declares. Its fields also have an index signature, which would accept any text. */
type Declared<F> = Extract<keyof { [N in keyof F as string extends N ? never : N]: true }, string>

/** A field name of an entity. @public */
export type FieldName<E> = E extends Entity<infer F> ? Declared<F> : never

/** A name declared for searching only. */
type SearchName<E extends Entity> = Extract<keyof E['searchedBy'], string>

/** An operation on a row or from the title line; the privileges of the session decide who can see it. @public */
export type GridOperation = 'view' | 'add' | 'edit' | 'clone' | RowOperation

/** Ascending or descending. @public */
export type SortOrder = 'asc' | 'desc'

/**
 * What an operation takes along, as a sentence for its confirmation. Names of fields in braces become the values the
 * server answers for the row: `{rolePeople} 人有这个角色`.
 * @public
 */
export type GridAffects = { readonly [O in RowOperation]?: string }

/** Layout of the form of a list. @public */
export interface GridForm {
  /** Opens the form on a page of its own instead of in a drawer; for long forms. */
  readonly page?: boolean
  /** Number of columns of fields. */
  readonly columns?: 1 | 2 | 3
}

/** Storage of the rows, when the list does not store them itself. @public */
export interface GridRows<N extends string = string> {
  /** Storage name of the table, such as `hf31_division_detail`. */
  readonly table: string
  /** Only rows with these values; new rows are saved with them. */
  readonly where?: { readonly [F in N]?: Scalar }
}

/**
 * Makes the rows of a list values of a dictionary: the fields for the code, its name, and whether it is in use.
 * @public
 */
export interface GridChoices<N extends string = string> {
  /** Code of the dictionary. */
  readonly dict: string
  /** Field with the code of a value. */
  readonly key: N
  readonly label: N
  /** Field with 1 for a value in use. */
  readonly enabled: N
}

/**
 * Which rows a user sees: `all`, those of the whole installation; `granted`, those whose field `cities` is empty or
 * names a city granted to the user; `city`, those of the city the user works in (the default); `project`, those of
 * cases the user can see.
 * @public
 */
export type GridScope = 'all' | 'granted' | 'city' | 'project'

/**
 * Makes each row belong to one person: a user without any of the roles sees and changes only their own rows.
 * @public
 */
export interface GridOwn<N extends string = string> {
  /** The field with the account of the owner of a row. */
  readonly field: N
  /** Users with one of these roles see and change the rows of everyone. */
  readonly unlessRoles: readonly string[]
}

/**
 * Roles that may use a list. Without them every user with the privileges may read it, and {@link GRID_WRITERS} may
 * change it.
 * @public
 */
export interface GridRoles {
  /** Roles that may see the rows. */
  readonly read?: readonly string[]
  /** Roles that may change the rows, within their privileges. */
  readonly write?: readonly string[]
  /**
   * Roles among `write` that administer the list: they may use all its operations, whatever their privileges are
   * elsewhere, until a grant for this list overrides this.
   */
  readonly keep?: readonly string[]
}

/** Meanings of status codes, by dictionary and code: lists show them as coloured tags. @public */
export type StatusMeanings = Readonly<Record<string, Readonly<Record<string, StatusMeaning>>>>

/**
 * Which rows a list has. Without a scope, those of the current city. A list of the whole installation must give a
 * reason, and only managers may change it unless its roles name others.
 * @public
 */
export type GridPlace<N extends string = string> =
  | {
      /** The default. */
      readonly scope?: 'city'
      /** The field with the city of a row. A row without a city can be read by everyone and changed by managers. */
      readonly cityField?: N
      readonly reason?: undefined
    }
  /** Rows of the granted cities, or of the cases the user can see. */
  | { readonly scope: 'granted' | 'project'; readonly cityField?: undefined; readonly reason?: undefined }
  | {
      readonly scope: 'all'
      /** Why its rows belong to no city, as a note for readers of the declaration. */
      readonly reason: string
      readonly cityField?: undefined
    }

/** The declaration of a list; the compiler checks every name against the entity. @public */
export type GridSpec<E extends Entity, N extends string = FieldName<E>> = GridTexts<E, N> & GridPlace<NoInfer<N>>

/** The parts of a declaration other than the scope. @public */
export interface GridTexts<E extends Entity, N extends string = FieldName<E>> {
  /** Name of the list in routes and in saved settings. */
  readonly name: string
  readonly title: string
  /** What the list is for, in words for its users; needed where the program itself does not use its rows. */
  readonly about?: string
  /** The record in a row: its fields, labels, kinds and checks. */
  readonly entity: E
  /**
   * Columns shown by default, in their order; without it, those the entity marks as `column`. A user can add every
   * other field that fits a table.
   */
  readonly columns?: readonly N[]
  /** Fields of the query bar, in their order. The server indexes them. */
  readonly search: readonly (N | SearchName<E>)[]
  /** Further columns that can be sorted, beyond those searched. The server indexes them as well. */
  readonly sortable?: readonly N[]
  /** Initial sorting, until a user sorts the list. */
  readonly sort: { readonly field: N; readonly order: SortOrder }
  /** The column whose cell opens the record when pressed. */
  readonly open?: N
  /** What is offered beside reading the list; nothing when absent. */
  readonly operations?: readonly GridOperation[]
  /** The states of a row, for a list whose operations depend on them. */
  readonly states?: GridStates<NoInfer<N>>
  /** Rows on which some operations are not offered, and are refused. */
  readonly locks?: readonly GridLock<NoInfer<N>>[]
  /** What an operation takes along, for its confirmation. */
  readonly affects?: GridAffects
  /** Layout of the list's own form; a drawer when absent. */
  readonly form?: GridForm
  /** Columns that stay in view while the others scroll. */
  readonly pinned?: readonly N[]
  /** The table the rows are in, when the list does not store them itself. */
  readonly rowsOf?: GridRows<NoInfer<N>>
  /**
   * Makes its rows available as values of a dictionary that follows them. Not needed for tables that provide a
   * dictionary anyway.
   */
  readonly choices?: GridChoices<NoInfer<N>>
  /** The field with the key of the parent record, for a sub-list. */
  readonly parent?: N
  /** Lists of fields whose combined values must be unique; a copy leaves them empty. */
  readonly unique?: readonly (readonly N[])[]
  /** True when more than about ten thousand rows are expected: every indexed field then has its own database index. */
  readonly large?: boolean
  /** Makes each row belong to one person; rows are shared when absent. */
  readonly own?: GridOwn<NoInfer<N>>
  /** Which roles may read and change the rows. */
  readonly roles?: GridRoles
  /** Meanings of its status codes, shown as coloured tags. */
  readonly statuses?: StatusMeanings
  /** Searches every user finds beside their own views. */
  readonly startingViews?: readonly StartingView[]
  /** Money fields whose sum over all rows found is shown under the list. */
  readonly sums?: readonly N[]
  /**
   * Fields that can be set to one value in many selected rows, by the rules of the form: codes and people, such as who
   * follows a case.
   */
  readonly bulkFields?: readonly N[]
  /** Columns whose cells set a field between two values, for users who may edit the row. */
  readonly switches?: readonly GridSwitch<NoInfer<N>>[]
}

/** A checked declaration: all names are valid, so you can look fields up without further checks. @public */
export interface Grid {
  /** Name of the list in routes and in saved settings. */
  readonly name: string
  readonly title: string
  /** What the list is for, in words for its users. */
  readonly about?: string
  /** The entity with what the list adds: indexed search and sort fields, server-owned state fields. */
  readonly entity: Entity
  /** Fields shown by default, in their order. */
  readonly columns: readonly string[]
  /** Fields of the query bar, in their order. */
  readonly search: readonly string[]
  /** Sorting until a user sorts the list. */
  readonly sort: { readonly field: string; readonly order: SortOrder }
  /** The column whose cell opens the record; null for none. */
  readonly open: string | null
  /** What is offered beside reading; empty for a list that is only read. */
  readonly operations: readonly GridOperation[]
  /** Null where no operation depends on a state. */
  readonly states: GridStates | null
  /** Rows on which some operations are not offered, and are refused. */
  readonly locks?: readonly GridLock[]
  /** What an operation takes along, for its confirmation. */
  readonly affects?: GridAffects
  /** Layout of the list's own form; empty for a drawer. */
  readonly form: GridForm
  /** Columns that stay in view while the others scroll. */
  readonly pinned: readonly string[]
  /** The table the rows are in; null when the list stores them itself. */
  readonly rowsOf: GridRows | null
  /** The dictionary its rows are values of; null for none. */
  readonly choices: GridChoices | null
  /** Which rows a user sees; `city` where the declaration names none. */
  readonly scope: GridScope
  /** The field with the city of a row; null where the row itself holds it, or belongs to none. */
  readonly cityField: string | null
  /** The field with the key of the parent record; null for a list without a parent. */
  readonly parent: string | null
  /** Lists of fields whose combined values must be unique. */
  readonly unique: readonly (readonly string[])[]
  /** True when more than about ten thousand rows are expected. */
  readonly large: boolean
  /** The person each row belongs to; absent where rows are shared. */
  readonly own?: GridOwn
  /** Who may read and change the rows. A list of the whole installation is written by managers by default. */
  readonly roles: GridRoles
  /** Meanings of its status codes, by dictionary and code. */
  readonly statuses?: StatusMeanings
  /** Searches every user finds beside their own views. */
  readonly startingViews?: readonly StartingView[]
  /** Money fields whose sum over all rows found is shown under the list. */
  readonly sums?: readonly string[]
  /** Fields that can be set to one value in many selected rows. */
  readonly bulkFields?: readonly string[]
  /** Columns whose cells set a field between two values. */
  readonly switches?: readonly GridSwitch[]
}

/**
 * Declares a list over an entity. Labels, kinds, units and dictionaries come from the entity. State fields become
 * server-owned, so that a form cannot set a state without its operation.
 * What it searches and sorts by becomes indexed.
 * @throws Error when a search field, the sort, the parent or the city is not stored, when the sort, the parent or the
 * city is personal data, when a sum is no stored amount of money, when a field to set in many rows is no code or person
 * that a form can change, or when a state, a lock, a switch or a sentence about an operation names no field of the
 * entity
 * @public
 */
export function defineGrid<E extends Entity>(spec: GridSpec<E>): Grid {
  const { reason: _reason, sortable = [], ...said } = spec
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
  const needed = [
    sort.field,
    ...(parent === null ? [] : [parent]),
    ...(cityField === null ? [] : [cityField]),
    ...Object.keys(rowsOf?.where ?? {}),
  ]
  const viewed = (grid.startingViews ?? []).flatMap((view) => Object.keys(view.search))
  const searched = [...search, ...viewed].filter(
    (field) => !entity.fields[field]?.sensitive && !entity.searchedBy[field],
  )
  const sorted = [...needed, ...sortable]
  const unfit = [...searched, ...sorted].filter((field) => !canBeIndexed(entity, field))
  if (unfit.length > 0)
    throw new Error(`${name}: not stored, or personal data, so neither searchable nor sortable: ${unfit.join(', ')}`)
  const unsummed = (grid.sums ?? []).filter((field) => !isStoredMoney(entity, field))
  if (unsummed.length > 0) throw new Error(`${name}: no stored amounts of money to sum: ${unsummed.join(', ')}`)
  const unset = (grid.bulkFields ?? []).filter((field) => !isSetInMany(entity, field))
  if (unset.length > 0) throw new Error(`${name}: no codes or people to set in many rows: ${unset.join(', ')}`)
  const unnamed = namesIn(grid).filter((field) => !entity.fields[field])
  if (unnamed.length > 0) throw new Error(`${name}: no such field in what an operation affects: ${unnamed.join(', ')}`)
  const unswitched = switchFields(grid.switches).filter((field) => !entity.fields[field])
  if (unswitched.length > 0) throw new Error(`${name}: no such field to switch: ${unswitched.join(', ')}`)
  const owned = states ? stateFields(states) : []
  const unknown = owned.filter((field) => !entity.fields[field])
  if (unknown.length > 0) throw new Error(`${name}: no such field to keep a state in: ${unknown.join(', ')}`)
  return {
    ...grid,
    entity: withOptions(withOptions(entity, [...searched, ...sorted], { indexed: true }), owned, { serverOwned: true }),
  }
}

/** True for a field with a value of its own in the store, which may be compared as it is. */
function canBeIndexed(entity: Entity, name: string): boolean {
  const field = entity.fields[name]
  if (!field || field.sensitive || field.passing || isComputedColumn(entity, name)) return false
  return field.kind !== 'computed' || field.indexed === true
}

/** True for a stored amount in yuan, which the store sums exactly. */
function isStoredMoney(entity: Entity, name: string): boolean {
  const field = entity.fields[name]
  return field?.kind === 'number' && field.stored === 'yuan' && !field.passing && !isComputedColumn(entity, name)
}

/** True for a code or a person that a form can change. */
function isSetInMany(entity: Entity, name: string): boolean {
  const field = entity.fields[name]
  return (field?.kind === 'code' || field?.kind === 'account') && !field.serverOwned && !field.readOnly && !field.hidden
}

/** The fields that locks and sentences about operations name. */
function namesIn({ locks = [], affects = {} }: Pick<Grid, 'locks' | 'affects'>): readonly string[] {
  return [...locks.map(({ field }) => field), ...Object.values(affects).flatMap(fieldsNamed)]
}

/** The names of fields in the braces of a sentence. */
export function fieldsNamed(sentence: string): readonly string[] {
  return [...sentence.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? [])
}

/** The columns of a list that names none. */
function markedColumns({ fields }: Entity): readonly string[] {
  return Object.entries(fields).flatMap(([name, { column, hidden, passing }]) =>
    column && !hidden && !passing ? [name] : [],
  )
}

/** The roles that may change a list: managers for rows without a city, unless each row belongs to one person. */
function writersOf({ scope, own }: Pick<GridSpec<Entity>, 'scope' | 'own'>): GridRoles {
  return scope === 'all' && own === undefined ? { write: [ROLE.manager] } : {}
}

/** The entity with further options on some of its fields. */
function withOptions(
  entity: Entity,
  names: readonly string[],
  options: Pick<Options, 'indexed' | 'serverOwned'>,
): Entity {
  if (names.every((name) => entity.fields[name]?.indexed === true && options.indexed)) return entity
  const own = <F extends Fields>(fields: F): F =>
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, names.includes(name) ? { ...field, ...options } : field]),
    ) as F // adapter: the same names, with further options
  const groups = Object.entries(entity.groups).map(
    ([name, group]) => [name, { ...group, fields: own(group.fields) }] as const,
  )
  return { ...entity, groups: Object.fromEntries(groups), fields: own(entity.fields) }
}
