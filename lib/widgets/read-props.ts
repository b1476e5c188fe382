import * as v from 'valibot'
import type { Row } from './prop-row.ts'
import type { AnyTable } from './widget-table.ts'

/** A value that was given and is not what the table says. */
export interface WrongValue {
  readonly name: string
  readonly type: string
  readonly given: string
}

export interface ReadProps {
  /** What may be used. */
  readonly values: Readonly<Record<string, unknown>>
  /** What the widget cannot be drawn without. */
  readonly missing: readonly string[]
  readonly wrong: readonly WrongValue[]
}

/** Where props come from: attributes and properties of an element, or those of a component. */
export interface PropSource {
  readonly given: (prop: string, row: Row) => unknown
  /** The name of a prop there. */
  readonly named: (prop: string, row: Row) => string
  /** The same as a page writes it. */
  readonly written: (prop: string, row: Row) => string
}

/** The name of a prop on an element. */
export const nameOn = (prop: string, row: Row): string => row.as ?? prop

/** Checks what a page gave a widget against its table: what is wrong is told, and left out of the values. */
export function readProps(table: AnyTable, { given, named, written }: PropSource): ReadProps {
  const values: Record<string, unknown> = {}
  const missing: string[] = []
  const wrong: WrongValue[] = []
  for (const [prop, row] of Object.entries(table.props)) {
    const value = given(prop, row)
    const isSet = value !== undefined
    const issue = isSet ? v.safeParse(row.schema, value).issues?.[0] : undefined
    if (isSet && issue === undefined) values[prop] = value
    else if ('otherwise' in row) values[prop] = row.otherwise
    else if (row.required) missing.push(written(prop, row))
    if (issue === undefined) continue
    const path = v.getDotPath(issue)
    wrong.push({
      name: path === null ? written(prop, row) : `${named(prop, row)}.${path}`,
      type: path === null ? row.type : String(issue.expected),
      given: shown(issue.input),
    })
  }
  return { values, missing, wrong }
}

const LONGEST = 60

/** A value as a complaint quotes it. */
export function shown(value: unknown): string {
  if (typeof value === 'string') return `“${value.slice(0, LONGEST)}”`
  if (value === null || value === undefined || typeof value === 'number' || typeof value === 'boolean')
    return String(value)
  return Array.isArray(value) ? '数组' : typeof value === 'function' ? '函数' : '对象'
}
