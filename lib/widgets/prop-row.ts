import * as v from 'valibot'

/** Describes one prop of a widget and the matching property of its element, whatever its type. */
export interface Row {
  /** Its purpose, for the reference. */
  readonly about: string
  /** The expected type in words, for the reference and in error messages. */
  readonly type: string
  readonly schema: v.GenericSchema
  readonly required: boolean
  /** Parses the text of its attribute; null where only a property can carry it. */
  readonly fromText: ((text: string) => unknown) | null
  /** Writes it as an attribute; null where the attribute is left out. */
  readonly toText: (value: unknown) => string | null
  /** Value of a required prop until it is set; without it the element says what is missing. */
  readonly otherwise?: unknown
  /** Its name on the element, where HTML uses the widget's name itself. */
  readonly as?: string
}

/** Exactly the type of the prop: a table with a wider or narrower row than its widget does not compile. */
export interface PropRow<in out T, R extends boolean = boolean> extends Row {
  readonly schema: v.GenericSchema<unknown, T>
  readonly required: R
}
type Optional<T> = PropRow<T, false>

const asText = (value: unknown): string | null => (value === undefined || value === null ? null : String(value))
const noText = (): null => null

export const text = (about: string): Optional<string> => ({
  about,
  type: 'string',
  schema: v.string(),
  required: false,
  fromText: (raw) => raw,
  toText: asText,
})

/** An empty attribute means null. */
export const textOrNull = (about: string): Optional<string | null> => ({
  about,
  type: 'string | null',
  schema: v.nullable(v.string()),
  required: false,
  fromText: (raw) => (raw === '' ? null : raw),
  toText: (value) => (value === null ? '' : asText(value)),
})

/** A boolean attribute as in HTML, present or absent; the text `false` means no, for props that default to true. */
export const flag = (about: string): Optional<boolean> => ({
  about,
  type: 'boolean',
  schema: v.boolean(),
  required: false,
  fromText: (raw) => (raw === '' || raw === 'true' ? true : raw === 'false' ? false : raw),
  toText: (value) => (value === true ? '' : asText(value)),
})

export const count = (about: string): Optional<number> => ({
  about,
  type: 'number',
  schema: v.pipe(v.number(), v.integer()),
  required: false,
  fromText: (raw) => (/^-?\d+$/.test(raw) ? Number(raw) : raw),
  toText: asText,
})

/** One of several strings, each with its meaning. */
export function choice<T extends string>(about: string, meanings: Readonly<Record<T, string>>): Optional<T> {
  const words = Object.keys(meanings) as T[] // adapter: the keys of a record of exactly these words
  return {
    about: `${about}：${words.map((word) => `${word} ${meanings[word]}`).join('，')}`,
    type: words.map((word) => `'${word}'`).join(' | '),
    schema: v.picklist(words),
    required: false,
    fromText: (raw) => raw,
    toText: asText,
  }
}

/** A value that no attribute can carry. */
export const data = <T>(about: string, type: string, schema: v.GenericSchema<unknown, T>): Optional<T> => ({
  about,
  type,
  schema,
  required: false,
  fromText: null,
  toText: noText,
})

export const callable = <T>(about: string, type: string): Optional<T> =>
  data(
    about,
    type,
    v.custom<T>((raw) => typeof raw === 'function'),
  )

/** An object of the library's own types: TypeScript knows its shape; here it is only checked for obvious mistakes. */
export const object = <T>(about: string, type: string, has: readonly string[] = []): Optional<T> =>
  data(
    about,
    type,
    v.custom<T>((raw) => typeof raw === 'object' && raw !== null && has.every((name) => name in raw)),
  )

export const needed = <T>(row: Optional<T>): PropRow<T, true> => ({ ...row, required: true })
/** Required by the widget, but optional on the tag. */
export const preset = <T>(otherwise: T, row: Optional<T>): PropRow<T, true> => ({ ...row, required: true, otherwise })
export const named = <T, R extends boolean>(as: string, row: PropRow<T, R>): PropRow<T, R> => ({ ...row, as })
