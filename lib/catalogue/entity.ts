import type { Condition } from './condition.ts'
import type { Field, Fields, ValuesOf } from './field.ts'
import type { Scope, Value } from './kind.ts'

/** Fields that are shown together on screen. @public */
export interface Group<F extends Fields = Fields> {
  readonly label: string
  /** Alternative headings under conditions; the first match applies. */
  readonly labels?: readonly Choice<string>[]
  /** Declared fields by wire name, in the order of the screen. */
  readonly fields: F
}
type Groups = Readonly<Record<string, Group>>
type Merge<U> = (U extends unknown ? (u: U) => void : never) extends (m: infer I) => void ? I : never
type FieldsOf<G extends Groups> = Merge<G[keyof G]['fields']>
type NameIn<G extends Groups> = Extract<keyof FieldsOf<G>, string>

/**
 * What happens to other fields when a field changes. Fires once when the value changes, not while the value stays.
 * @public
 */
export interface Effect<N extends string = string, S extends string = N> {
  /** The effect only takes place while this holds for the record after the change; always when absent. */
  readonly when?: Condition<S>
  /** New values by field. A field the user set in the same change keeps its value, unless it is read-only. */
  readonly set: { readonly [K in N]?: Value }
  /** Leaves fields alone that already have a value. */
  readonly onlyIfEmpty?: true
}

/** A value computed from others by a named pure function. @public */
export interface Derived<S extends string = string> {
  /** Fields and facts that `compute` reads; a change of one of them computes the value again. */
  readonly reads: readonly S[]
  /** Pure; gets the record together with the facts of its case. */
  readonly compute: (scope: Scope) => Value
}

/** Several stored fields edited by one control. @public */
export type Composite<N extends string = string> =
  /** Places from the widest to the narrowest: province, city and, with a third part, area. */
  | { readonly kind: 'region'; readonly label: string; readonly parts: readonly N[] }
  /** The first and the last day of a period. */
  | { readonly kind: 'date-range'; readonly label: string; readonly parts: readonly [N, N] }
  /** Longitude and latitude in degrees, in the given coordinate system, picked on a map. */
  | {
      readonly kind: 'map-point'
      readonly label: string
      readonly parts: readonly [N, N]
      readonly coordinates: 'GCJ-02' | 'WGS-84'
    }

/** A label or a list of offered codes that applies under a condition; the first match applies. @public */
export interface Choice<T, S extends string = string> {
  /** Evaluated over the record and the facts of its case. */
  readonly when: Condition<S>
  /** What applies while the condition holds. */
  readonly use: T
}

/** The declaration of an entity. The compiler checks every name against the declared fields and facts. @public */
export interface EntitySpec<
  G extends Groups,
  X extends string = never,
  N extends string = NameIn<G>,
  S extends string = N | X,
  Q extends Fields = Fields,
> {
  /** Service name on the wire, spelled as the server spells it. */
  readonly service: string
  readonly title: string
  /** Table number for `Hf02TempFld.loadrieldMeta`; null when the entity has no field metadata. */
  readonly metaTable: number | null
  /** Names of the facts of the case that conditions may read, in addition to the fields of the record. */
  readonly facts?: readonly X[]
  /** Every field of the entity, in groups in the order of the screen. */
  readonly groups: G
  /** Fields without an entry are always shown. */
  readonly shown?: { readonly [K in N]?: Condition<NoInfer<S>> }
  /** The field must be filled while its condition holds, beside those declared as required. */
  readonly required?: { readonly [K in N]?: Condition<NoInfer<S>> }
  /** The field cannot be edited while its condition holds, beside those declared as read-only. */
  readonly readOnly?: { readonly [K in N]?: Condition<NoInfer<S>> }
  /** The field is emptied at the moment its condition turns true. */
  readonly cleared?: { readonly [K in N]?: Condition<NoInfer<S>> }
  /** What happens to other fields when the field changes. */
  readonly onChange?: { readonly [K in N]?: readonly Effect<NoInfer<N>, NoInfer<S>>[] }
  /** The value is computed from other fields, and cannot be edited. */
  readonly derived?: { readonly [K in N]?: Derived<NoInfer<S>> }
  /** Texts composed of the texts of other fields, such as a place of its province, city and area. Never stored. */
  readonly composed?: { readonly [K in N]?: readonly NoInfer<N>[] }
  /** Alternative labels of the field under conditions; the first that holds applies. */
  readonly labels?: { readonly [K in N]?: readonly Choice<string, NoInfer<S>>[] }
  /** Alternative titles under conditions; the first that holds applies. */
  readonly titles?: readonly Choice<string, NoInfer<S>>[]
  /** Offered codes of the field under conditions; the first that holds applies. */
  readonly options?: { readonly [K in N]?: readonly Choice<readonly string[], NoInfer<S>>[] }
  /** Controls that edit several fields, by a name of their own. */
  readonly composites?: Readonly<Record<string, Composite<NoInfer<N>>>>
  /** Fields a list is searched by besides its own, such as the names of the people of a case. The server finds them. */
  readonly searchedBy?: Q
}

type ByField<T> = Readonly<Record<string, T | undefined>>

/** A checked declaration: all names are valid, so you can look fields up without further checks. @public */
export interface Entity<F extends Fields = Fields, Q extends Fields = Fields> {
  /** Service name on the wire. */
  readonly service: string
  readonly title: string
  /** Table number of the field metadata; null when the entity has none. */
  readonly metaTable: number | null
  /** Facts of the case that conditions read besides the fields of the record. */
  readonly facts: readonly string[]
  /** Fields shown together, by a name of their own, in the order of the screen. */
  readonly groups: Groups
  /** Every declared field of all groups by wire name, in the order of the screen. */
  readonly fields: F
  /** A field is on screen only while its condition holds; without an entry always. */
  readonly shown: ByField<Condition>
  /** A field must be filled while its condition holds, beside those declared as required. */
  readonly required: ByField<Condition>
  /** A field cannot be edited while its condition holds, beside those declared as read-only. */
  readonly readOnly: ByField<Condition>
  /** A field is emptied at the moment its condition turns true. */
  readonly cleared: ByField<Condition>
  /** What happens to other fields when a field changes. */
  readonly onChange: ByField<readonly Effect[]>
  /** Fields whose value is computed; they cannot be edited. */
  readonly derived: ByField<Derived>
  /** Fields whose texts a field is composed of, in their order. A composed field is never stored. */
  readonly composed: ByField<readonly string[]>
  /** Alternative labels of a field; the first whose condition holds applies, else the declared one. */
  readonly labels: ByField<readonly Choice<string>[]>
  /** Alternative titles of the section; the first whose condition holds applies, else `title`. */
  readonly titles: readonly Choice<string>[]
  /** Offered codes of a field under conditions; the first that holds applies, else those of the field. */
  readonly options: ByField<readonly Choice<readonly string[]>[]>
  /** Controls that edit several fields, by a name of their own. */
  readonly composites: Readonly<Record<string, Composite>>
  /** Fields a list is searched by besides its own; no record has values for them. */
  readonly searchedBy: Q
}

/** The record an entity holds, keyed by wire name; an empty field is `null`. @public */
export type RecordOf<E> = E extends Entity<infer F> ? ValuesOf<F> : never

/**
 * Declares an entity. Forms, search, checks, the wire, grids and storage read this one declaration.
 * @throws Error when two groups declare the same field, or computed fields read each other in a circle.
 * @public
 */
export function defineEntity<
  const G extends Groups,
  const X extends string = never,
  const Q extends Fields = Record<never, Field>,
>(spec: EntitySpec<G, X, NameIn<G>, NameIn<G> | X, Q>): Entity<FieldsOf<G> & Fields, Q> {
  const fields: Record<string, Field> = {}
  for (const group of Object.values(spec.groups)) {
    for (const [name, field] of Object.entries(group.fields)) {
      if (Object.hasOwn(fields, name)) throw new Error(`${spec.service}: ${name} is declared twice`)
      fields[name] = field
    }
  }
  for (const name of Object.keys(spec.derived ?? {})) refuseCircle(spec.service, spec.derived ?? {}, [name])
  return {
    facts: [],
    shown: {},
    required: {},
    readOnly: {},
    cleared: {},
    onChange: {},
    derived: {},
    composed: {},
    labels: {},
    titles: [],
    options: {},
    composites: {},
    ...spec,
    // adapter: without a declaration Q has no names
    searchedBy: spec.searchedBy ?? ({} as Q),
    // adapter: merged from the groups above, which TypeScript cannot follow
    fields: fields as FieldsOf<G> & Fields,
  }
}

/** The fields a list is searched by: its own, and those declared for searching only. */
export const fieldsToSearch = ({ fields, searchedBy }: Entity): Fields => ({ ...fields, ...searchedBy })

function refuseCircle(service: string, derived: ByField<Derived>, path: readonly string[]): void {
  for (const read of derived[path.at(-1) ?? '']?.reads ?? []) {
    if (path.includes(read)) throw new Error(`${service}: computed in a circle: ${[...path, read].join(' > ')}`)
    refuseCircle(service, derived, [...path, read])
  }
}

/** A record with every declared field: its default where one is declared, otherwise empty. */
export function blankRecord(fields: Fields): Record<string, Value> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.default ?? null]))
}
