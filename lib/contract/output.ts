import * as v from 'valibot'
import type { Entity, RecordOf } from '../catalogue/entity.ts'
import type { Fields } from '../catalogue/field.ts'
import { recordSchema } from '../catalogue/wire.ts'

/** What travels with a record beside its fields. */
export interface Beside {
  /** Counts up with every save; a save carries the one it was read at. */
  readonly version: number
  /** Texts of coded and referenced values, so that a screen needs no look-ups. */
  readonly refValues: Readonly<Record<string, string>>
}

/** A record as the back end keeps it. @public */
export type Stored<R> = R & Beside & { readonly keyValue: string }

/** A record as the back end answers it, stored already or still blank. Every stored record is one. @public */
export type DraftRecord<R> = R &
  Beside & {
    /** Empty while it is not saved. */
    readonly keyValue: string | null
  }

/** A list is an object to JavaScript, and where every field may be absent it would pass for a record. */
export const notList = v.check((raw: unknown) => !Array.isArray(raw), '应为一条记录')

const extras = {
  keyValue: v.nullish(v.string(), null),
  version: v.nullish(v.number(), 0),
  refValues: v.nullish(v.record(v.string(), v.string()), {}),
}

/**
 * A record that is kept: one with a key. The type of every declared field is checked, absent fields become empty,
 * unknown keys are kept.
 */
export function recordOutput<E extends Entity>(entity: E): v.GenericSchema<unknown, Stored<RecordOf<E>>> {
  return v.pipe(
    draftOutput(entity),
    v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
      if (isStored(value)) return value
      addIssue({ message: 'keyValue: 已存的记录应有键' })
      return NEVER
    }),
  )
}

/** Whether a record is kept already. @public */
export const isStored = <R>(record: DraftRecord<R>): record is Stored<R> => record.keyValue !== null

/** A record that may not be saved yet; read like {@link recordOutput}. */
export function draftOutput<E extends Entity>(entity: E): v.GenericSchema<unknown, DraftRecord<RecordOf<E>>> {
  const blank = Object.fromEntries(Object.keys(entity.fields).map((name) => [name, null]))
  // Made when the first record arrives: most calls of the contract are never made.
  let declared: ReturnType<typeof recordSchema> | null = null
  const schema = v.pipe(
    v.unknown(),
    notList,
    v.looseObject(extras),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      declared ??= recordSchema(withoutExtras(entity.fields), 'loose')
      const result = v.safeParse(declared, dataset.value)
      if (result.success) return { ...blank, ...result.output, ...bookkeeping(dataset.value) }
      for (const issue of result.issues) addIssue({ message: `${String(issue.path?.[0]?.key)}: ${issue.message}` })
      return NEVER
    }),
  )
  // adapter: built from the entity at run time
  return schema as unknown as v.GenericSchema<unknown, DraftRecord<RecordOf<E>>>
}

export function rowsOutput<E extends Entity>(entity: E): v.GenericSchema<unknown, readonly Stored<RecordOf<E>>[]> {
  return v.array(recordOutput(entity))
}

function withoutExtras(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !Object.hasOwn(extras, name)))
}
function bookkeeping({
  keyValue,
  version,
  refValues,
}: {
  readonly keyValue: string | null
  readonly version: number
  readonly refValues: Record<string, string>
}) {
  return { keyValue, version, refValues }
}

/** Answers that carry nothing but success. */
export const nothing: v.GenericSchema<unknown, null> = v.pipe(
  v.unknown(),
  v.transform(() => null),
)
