import type { Address } from './address.ts'
import type { TextRow, WidgetRows } from './widget-rows.ts'

type Values = Readonly<Record<string, unknown>>

/** The values of the props in the address, and the errors of those that cannot be read. */
export interface ReadValues {
  readonly values: Values
  readonly errors: Readonly<Record<string, string>>
}

/** Returns the text of a prop: from the address, otherwise the initial value of the example. */
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
 * Returns the changes to the address that follow what the user did in the widget: the fields of an event have the names
 * of the props.
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

/** Returns the names in a list of the address: `?hold=beforeSubmit`. */
export const namesIn = (read: Address['read'], list: string): readonly string[] =>
  (read(list) ?? '').split(',').filter((name) => name !== '')

/** Returns the list with a name added or removed. */
export function withName(names: readonly string[], name: string, there: boolean): string | null {
  const left = [...names.filter((one) => one !== name), ...(there ? [name] : [])]
  return left.length > 0 ? left.join(',') : null
}
