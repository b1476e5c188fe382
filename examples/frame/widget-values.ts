import type { Address } from './address.ts'
import type { TextRow, WidgetRows } from './widget-rows.ts'

type Values = Readonly<Record<string, unknown>>

/** Props as the address has them, and what is wrong with those it has wrongly. */
export interface ReadValues {
  readonly values: Values
  readonly errors: Readonly<Record<string, string>>
}

/** The text of a prop: what the address says, otherwise what the example starts with. */
export function textIn(read: Address['read'], start: Values, name: string): string | null {
  const first = start[name]
  return read(name) ?? (first === undefined || typeof first === 'object' ? null : String(first))
}

export function valuesOf(texts: readonly TextRow[], read: Address['read'], start: Values): ReadValues {
  const values: Record<string, unknown> = { ...start }
  const errors: Record<string, string> = {}
  for (const row of texts) {
    const text = textIn(read, start, row.name)
    if (text === null) continue
    const answer = row.read(text)
    if ('value' in answer) values[row.name] = answer.value
    else errors[row.name] = answer.error
  }
  return { values, errors }
}

/**
 * Where the address decides what is shown, it follows what the person did in the widget: the names of an event are
 * those of the props.
 */
export function followed({ texts }: WidgetRows, values: Values, payload: unknown): Record<string, string | null> {
  const sent: Values = typeof payload === 'object' && payload !== null ? { ...payload } : {}
  const rows = texts.filter(({ name }) => name in sent)
  if (!rows.some(({ name }) => values[name] !== undefined)) return {}
  return Object.fromEntries(
    rows.map(({ name, type }) => {
      const value = sent[name]
      return [
        name,
        value === null && type.includes('null') ? '' : value === undefined || value === null ? null : String(value),
      ]
    }),
  )
}

/** Names in a list of the address: `?hold=beforeSubmit`. */
export const namesIn = (read: Address['read'], list: string): readonly string[] =>
  (read(list) ?? '').split(',').filter((name) => name !== '')

/** The list with a name put in or taken out. */
export function withName(names: readonly string[], name: string, there: boolean): string | null {
  const left = [...names.filter((one) => one !== name), ...(there ? [name] : [])]
  return left.length > 0 ? left.join(',') : null
}
