import * as v from 'valibot'

/** What is known of one prop of a widget, and of the property that carries it on an element, whatever its type. */
export interface Row {
  /** What it is for: a line of the reference. */
  readonly about: string
  /** How the reference and complaints name what is expected. */
  readonly type: string
  readonly schema: v.GenericSchema
  readonly required: boolean
  /** What the text of its attribute stands for; null: it is no attribute, a property alone carries it. */
  readonly fromText: ((text: string) => unknown) | null
  /** Written into its attribute, null where the attribute is left out. */
  readonly toText: (value: unknown) => string | null
  /** What a required one is until it is given; without it the element says what it waits for. */
  readonly otherwise?: unknown
  /** The name on the element, where HTML has taken the widget's. */
  readonly as?: string
}

/** Exactly the type of the prop: a table whose row allows more or less than its widget does not compile. */
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

/** The empty attribute is null. */
export const textOrNull = (about: string): Optional<string | null> => ({
  about,
  type: 'string | null',
  schema: v.nullable(v.string()),
  required: false,
  fromText: (raw) => (raw === '' ? null : raw),
  toText: (value) => (value === null ? '' : asText(value)),
})

/** As HTML has it, there or not there; `false` says no where the widget means yes by itself. */
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

/** One of some words, each with what it means. */
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

/** What no attribute can carry. */
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

/** An object of the library's own types: TypeScript knows its shape, here it is told apart from mistakes. */
export const object = <T>(about: string, type: string, has: readonly string[] = []): Optional<T> =>
  data(
    about,
    type,
    v.custom<T>((raw) => typeof raw === 'object' && raw !== null && has.every((name) => name in raw)),
  )

export const needed = <T>(row: Optional<T>): PropRow<T, true> => ({ ...row, required: true })
/** Needed by the widget, not by who writes the tag. */
export const preset = <T>(otherwise: T, row: Optional<T>): PropRow<T, true> => ({ ...row, required: true, otherwise })
export const named = <T, R extends boolean>(as: string, row: PropRow<T, R>): PropRow<T, R> => ({ ...row, as })
