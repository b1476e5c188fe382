import * as v from 'valibot'
import type { Entity, RecordOf } from '../catalogue/entity.ts'
import type { Fields } from '../catalogue/field.ts'
import { recordSchema } from '../catalogue/wire.ts'

/** Properties that are sent with a record beside its fields. */
export interface Beside {
  /** Increases with every save; a save sends the version that was read. */
  readonly version: number
  /** Texts of coded and referenced values, so that a screen needs no further requests. */
  readonly refValues: Readonly<Record<string, string>>
}

/** A stored record, as the back end returns it. @public */
export type Stored<R> = R & Beside & { readonly keyValue: string }

/** A record as the back end returns it, stored or still blank. Every stored record also has this type. @public */
export type DraftRecord<R> = R &
  Beside & {
    /** Null until the record is saved. */
    readonly keyValue: string | null
  }

/** Refuses lists: in JavaScript a list is an object, so it would pass as a record whose fields are all optional. */
export const notList = v.check((raw: unknown) => !Array.isArray(raw), '应为一条记录')

const extras = {
  keyValue: v.nullish(v.string(), null),
  version: v.nullish(v.number(), 0),
  refValues: v.nullish(v.record(v.string(), v.string()), {}),
}

/**
 * A stored record: one with a key. Checks the type of every declared field; absent fields become empty, unknown keys
 * stay.
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

/** Whether a record is already stored. @public */
export const isStored = <R>(record: DraftRecord<R>): record is Stored<R> => record.keyValue !== null

/** A record that may not be saved yet; read in the same way as {@link recordOutput}. */
export function draftOutput<E extends Entity>(entity: E): v.GenericSchema<unknown, DraftRecord<RecordOf<E>>> {
  const blank = Object.fromEntries(Object.keys(entity.fields).map((name) => [name, null]))
  // Created when the first record arrives, because a page never makes most of the calls.
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

/** The answer of a call that returns no data. */
export const nothing: v.GenericSchema<unknown, null> = v.pipe(
  v.unknown(),
  v.transform(() => null),
)
