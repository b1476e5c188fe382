import type { RecordValues } from '../../catalogue/effect.ts'
import type { Entity } from '../../catalogue/entity.ts'
import type { Value } from '../../catalogue/kind.ts'
import { parseLoose } from '../../catalogue/wire.ts'

/** Data sent with a record beside its fields. */
export interface Bookkeeping {
  /** Key of the record; null before it is saved. */
  readonly keyValue: string | null
  /** Sent with a save, which is refused when the stored record has a newer one. */
  readonly version: number
  /** Texts of coded and referenced values, by field. */
  readonly refValues: Readonly<Record<string, string>>
}

/** The declared fields of a parsed record; none is missing. */
export function valuesOf(entity: Entity, record: object): RecordValues {
  // adapter: records are parsed by this entity when they arrive
  const loose = record as Readonly<Record<string, Value | undefined>>
  return Object.fromEntries(Object.keys(entity.fields).map((name) => [name, loose[name] ?? null]))
}

/**
 * Reads a record in wire format, as a conflict contains it: its fields and its version data. Unreadable fields become
 * empty.
 */
export function readWireRecord(
  entity: Entity,
  wire: Readonly<Record<string, unknown>>,
): Bookkeeping & { readonly values: RecordValues } {
  const { keyValue, version, refValues, ...fields } = wire
  const readable = Object.entries(fields).flatMap(([name, raw]) => {
    const field = entity.fields[name]
    const parsed = field ? parseLoose({ [name]: field }, { [name]: raw }) : null
    return parsed?.ok ? [[name, parsed.values[name] ?? null] as const] : []
  })
  return {
    values: valuesOf(entity, {
      ...Object.fromEntries(readable),
      ...('keyValue' in entity.fields && { keyValue: textOrNull(keyValue) }),
    }),
    keyValue: textOrNull(keyValue),
    version: typeof version === 'number' ? version : 0,
    refValues: textsOf(refValues),
  }
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

function textsOf(value: unknown): Readonly<Record<string, string>> {
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, text]) => (typeof text === 'string' ? [[name, text] as const] : [])),
  )
}
