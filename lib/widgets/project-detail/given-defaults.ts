import type { RecordValues } from '../../catalogue/effect.ts'
import type { Entity } from '../../catalogue/entity.ts'
import { isEmpty, type Value } from '../../catalogue/kind.ts'
import { parseLoose } from '../../catalogue/wire.ts'

/** Given defaults for fields of a new record that are still empty; what cannot be read is left out. @source FRM-029 */
export function givenDefaults({ fields }: Entity, record: object, wire: Readonly<Record<string, unknown>>): RecordValues {
  const own = record as Readonly<Record<string, unknown>> // adapter: read name by name
  return Object.fromEntries(
    Object.entries(wire).flatMap(([name, raw]): readonly (readonly [string, Value])[] => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined
      if (!field || field.serverOwned || own[name] !== null) return []
      const parsed = parseLoose({ [name]: field }, { [name]: raw })
      const value = parsed.ok ? parsed.values[name] : undefined
      return value === undefined || isEmpty(value) ? [] : [[name, value]]
    }),
  )
}
