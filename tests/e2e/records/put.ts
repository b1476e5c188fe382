import type { Entity } from '../../../lib/catalogue/entity.ts'
import type { Value } from '../../../lib/catalogue/kind.ts'

/** A value that a user enters into a field. */
export interface Put {
  /** The text typed, or the labels of the choices, one after another. */
  readonly words: readonly string[]
  /** The stored value; for documents their names. */
  readonly stored: Value
  /** The text shown in the read-only view. */
  readonly read: string
}

/** Values for the fields of a record, by name. */
export type Puts = Readonly<Record<string, Put>>

/** A value to type or choose, with the stored and the shown value where they differ from it. */
export function put(
  words: string | readonly string[],
  stored: Value = words,
  read = typeof words === 'string' ? words : words.join('、'),
): Put {
  return { words: typeof words === 'string' ? [words] : words, stored, read }
}

export const YES = put('是', '0')
export const NO = put('否', '1')

/** The fields of an entity that a user can fill in. */
export function fillable({ fields, derived }: Entity): readonly string[] {
  return Object.entries(fields).flatMap(([name, { kind, hidden, serverOwned, readOnly }]) =>
    hidden || serverOwned || readOnly || derived[name] || kind === 'computed' ? [] : [name],
  )
}
