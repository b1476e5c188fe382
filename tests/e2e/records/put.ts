import type { Entity } from '../../../lib/catalogue/entity.ts'
import type { Value } from '../../../lib/catalogue/kind.ts'

/** What a user puts into a field. */
export interface Put {
  /** What is typed, or the words of what is chosen, one after another. */
  readonly words: readonly string[]
  /** What is kept of it; of documents their names. */
  readonly stored: Value
  /** How it is read afterwards. */
  readonly read: string
}

/** What goes into the fields of a record, by their names. */
export type Puts = Readonly<Record<string, Put>>

/** What is typed into a field or chosen there, with what is kept and read where that is something else. */
export function put(
  words: string | readonly string[],
  stored: Value = words,
  read = typeof words === 'string' ? words : words.join('、'),
): Put {
  return { words: typeof words === 'string' ? [words] : words, stored, read }
}

export const YES = put('是', '0')
export const NO = put('否', '1')

/** The fields of an entity that a user can ever fill in. */
export function fillable({ fields, derived }: Entity): readonly string[] {
  return Object.entries(fields).flatMap(([name, { kind, hidden, serverOwned, readOnly }]) =>
    hidden || serverOwned || readOnly || derived[name] || kind === 'computed' ? [] : [name],
  )
}
