import * as v from 'valibot'
import type { Row } from './prop-row.ts'
import type { AnyTable } from './widget-table.ts'

/** A value that does not match the table. */
export interface WrongValue {
  readonly name: string
  readonly type: string
  readonly given: string
}

export interface ReadProps {
  /** The valid values. */
  readonly values: Readonly<Record<string, unknown>>
  /** Required props without a value. */
  readonly missing: readonly string[]
  readonly wrong: readonly WrongValue[]
}

/** Source of props: attributes and properties of an element, or the props of a component. */
export interface PropSource {
  readonly given: (prop: string, row: Row) => unknown
  /** The name of a prop in this source. */
  readonly named: (prop: string, row: Row) => string
  /** The name of a prop as written in a page. */
  readonly written: (prop: string, row: Row) => string
}

/** The name of a prop on an element. */
export const nameOn = (prop: string, row: Row): string => row.as ?? prop

/** Checks the props of a widget against its table; invalid ones are listed, and left out of the values. */
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

/** A value as quoted in an error message. */
export function shown(value: unknown): string {
  if (typeof value === 'string') return `“${value.slice(0, LONGEST)}”`
  if (value === null || value === undefined || typeof value === 'number' || typeof value === 'boolean')
    return String(value)
  return Array.isArray(value) ? '数组' : typeof value === 'function' ? '函数' : '对象'
}
