import * as v from 'valibot'
import type { AnyTable } from './element-table.ts'
import { attributeOf } from './names.ts'
import type { Row } from './prop-row.ts'

/** A value that was given and is not used. */
export interface WrongValue {
  readonly name: string
  readonly type: string
  readonly given: string
}

export interface ReadProps {
  readonly values: Readonly<Record<string, unknown>>
  /** What the widget cannot be drawn without. */
  readonly missing: readonly string[]
  readonly wrong: readonly WrongValue[]
}

/** The name of a prop on the element. */
export const nameOn = (prop: string, row: Row): string => row.as ?? prop
/** How a page writes it: its attribute, where it has one. */
export const writtenAs = (prop: string, row: Row): string => (row.fromText === null ? nameOn(prop, row) : attributeOf(nameOn(prop, row)))

/** Checks what a page gave an element against the table: what is wrong is left out and told. */
export function readProps(table: AnyTable, given: (prop: string, row: Row) => unknown): ReadProps {
  const values: Record<string, unknown> = {}
  const missing: string[] = []
  const wrong: WrongValue[] = []
  for (const [prop, row] of Object.entries(table.props)) {
    const value = given(prop, row)
    const isGiven = value !== undefined
    const issue = isGiven ? v.safeParse(row.schema, value).issues?.[0] : undefined
    if (isGiven && issue === undefined) values[prop] = value
    else if ('otherwise' in row) values[prop] = row.otherwise
    else if (row.required) missing.push(writtenAs(prop, row))
    if (issue === undefined) continue
    const path = v.getDotPath(issue)
    wrong.push({ name: path === null ? writtenAs(prop, row) : `${nameOn(prop, row)}.${path}`, type: path === null ? row.type : String(issue.expected), given: shown(issue.input) })
  }
  return { values, missing, wrong }
}

const LONGEST = 60

function shown(value: unknown): string {
  if (typeof value === 'string') return `“${value.slice(0, LONGEST)}”`
  if (value === null || value === undefined || typeof value === 'number' || typeof value === 'boolean') return String(value)
  return Array.isArray(value) ? '数组' : typeof value === 'function' ? '函数' : '对象'
}
