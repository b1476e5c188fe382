import type { RecordValues } from '../catalogue/effect.ts'
import type { Entity } from '../catalogue/entity.ts'
import { isEmpty, type Value } from '../catalogue/kind.ts'
import { parseLoose } from '../catalogue/wire.ts'

/**
 * What a new record is given for fields that are still empty, for the `defaults` of its form: by the case, or by the template of a tool.
 * What is filled stays; what cannot be read, belongs to another record or to the server is left out.
 *
 * @param wire values by name, as `fieldDefaults` and `toolDefaults` answer them
 * @source FRM-029, FRM-030
 */
export function givenDefaults({ fields }: Entity, record: object, wire: Readonly<Record<string, unknown>>): RecordValues {
  const own = record as Readonly<Record<string, Value | undefined>> // adapter: a record of this very entity
  return Object.fromEntries(
    Object.entries(wire).flatMap(([name, raw]): readonly (readonly [string, Value])[] => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined
      if (!field || field.serverOwned || !isEmpty(own[name])) return []
      const parsed = parseLoose({ [name]: field }, { [name]: raw })
      const value = parsed.ok ? parsed.values[name] : undefined
      return value === undefined || isEmpty(value) ? [] : [[name, value]]
    }),
  )
}
