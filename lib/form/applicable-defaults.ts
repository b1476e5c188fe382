import type { RecordValues } from '../catalogue/effect.ts'
import type { Entity } from '../catalogue/entity.ts'
import type { Field } from '../catalogue/field.ts'
import { isEmpty, sameValue, type Value } from '../catalogue/kind.ts'
import { parseLoose } from '../catalogue/wire.ts'

/**
 * What a new record is given for fields that are still empty, for the `defaults` of its form: by the case, or by the
 * template of a tool.
 * What is filled stays, apart from declared defaults, which yield to those of the installation; what cannot be read,
 * belongs to another record or to the server is left out.
 *
 * @param wire values by name, as `fieldDefaults` and `toolDefaults` answer them
 * @source FRM-029, FRM-030
 */
export function applicableDefaults(
  { fields }: Entity,
  record: object,
  wire: Readonly<Record<string, unknown>>,
): RecordValues {
  const own = record as Readonly<Record<string, Value | undefined>> // adapter: a record of this very entity
  return Object.fromEntries(
    Object.entries(wire).flatMap(([name, raw]): readonly (readonly [string, Value])[] => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined
      if (!field || field.serverOwned || !mayFill(field, own[name])) return []
      const parsed = parseLoose({ [name]: field }, { [name]: raw })
      const value = parsed.ok ? parsed.values[name] : undefined
      return value === undefined || isEmpty(value) ? [] : [[name, value]]
    }),
  )
}

/** A place is made of several fields and stays whole. */
function mayFill({ kind, default: declared }: Field, own: Value | undefined): boolean {
  return isEmpty(own) || (declared !== undefined && kind !== 'region' && sameValue(own, declared))
}
