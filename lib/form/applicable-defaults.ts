import type { RecordValues } from '../catalogue/effect.ts'
import type { Entity } from '../catalogue/entity.ts'
import type { Field } from '../catalogue/field.ts'
import { isEmpty, sameValue, type Value } from '../catalogue/kind.ts'
import { parseLoose } from '../catalogue/wire.ts'

/**
 * Default values for empty fields of a new record, for `defaults` of its form. They come from the case or from the
 * template of a tool. Filled fields stay, except that declared defaults give way to those of the installation. Leaves
 * out values that cannot be read, belong to another record or are set by the server.
 *
 * @param wire values by name, as returned by `fieldDefaults` and `toolDefaults`
 * @source FRM-029, FRM-030
 */
export function applicableDefaults(
  { fields }: Entity,
  record: object,
  wire: Readonly<Record<string, unknown>>,
): RecordValues {
  const own = record as Readonly<Record<string, Value | undefined>> // adapter: a record of this entity
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

/** True when a default may fill the field. A place has several fields, which are filled together or not at all. */
function mayFill({ kind, default: declared }: Field, own: Value | undefined): boolean {
  return isEmpty(own) || (declared !== undefined && kind !== 'region' && sameValue(own, declared))
}
