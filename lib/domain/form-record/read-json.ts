import { isCleanText } from '../../catalogue/clean-text.ts'
import { jsonFault } from './json-fault.ts'

/** Names and positions (from 0) that lead to a part of a value. */
export type JsonPath = readonly (string | number)[]
/** An issue at a place of a value. */
export interface JsonIssue {
  readonly path: JsonPath
  readonly message: string
}
export type AddIssue = (path: JsonPath, message: string) => void

/** Reads a part of an unknown value. Returns undefined and reports an issue for anything it does not accept. */
export type Read<T> = (value: unknown, path: JsonPath, addIssue: AddIssue) => T | undefined
type Reads = Readonly<Record<string, Read<unknown>>>
type ReadBy<R> = R extends Read<infer T> ? T : never

export type JsonAnswer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly issues: readonly JsonIssue[] }

/** Maximum number of reported issues: more cannot be corrected at once. */
const MOST_ISSUES = 50

/** Parses a JSON text. A syntax error is reported with its line and column. */
export function readJson<T>(text: string, read: Read<T>): JsonAnswer<T> {
  const issues: JsonIssue[] = []
  let provided: unknown
  try {
    provided = JSON.parse(text)
  } catch {
    const { line, column } = jsonFault(text) ?? { line: 1, column: 1 }
    return { ok: false, issues: [{ path: [], message: `第${line}行第${column}列处不是正确的JSON` }] }
  }
  const value = read(provided, [], (path, message) => {
    if (issues.length < MOST_ISSUES) issues.push({ path, message })
  })
  return value === undefined || issues.length > 0 ? { ok: false, issues } : { ok: true, value }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A text without characters that cannot be stored. */
export const words =
  (most: number, least = 0): Read<string> =>
  (value, path, addIssue) => {
    if (typeof value !== 'string') return void addIssue(path, '应为文字')
    if (!isCleanText(value)) return void addIssue(path, '含有无法保存的字符')
    if (value.length > most) return void addIssue(path, `不能超过${most}个字`)
    return value.length < least ? void addIssue(path, '不能为空') : value
  }
export const number =
  (least: number, most: number, unit = ''): Read<number> =>
  (value, path, addIssue) =>
    typeof value === 'number' && value >= least && value <= most
      ? value
      : void addIssue(path, `应为${least}至${most}的数字${unit}`)
export const whole =
  (least: number, most: number): Read<number> =>
  (value, path, addIssue) =>
    typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
      ? value
      : void addIssue(path, `应为${least}至${most}的整数`)
export const toggle: Read<boolean> = (value, path, addIssue) =>
  typeof value === 'boolean' ? value : void addIssue(path, '应为 true 或 false')
export const oneOf =
  <const T extends string>(offered: readonly T[]): Read<T> =>
  (value, path, addIssue) =>
    offered.find((one) => one === value) ?? void addIssue(path, `应为 ${offered.join('、')} 之一`)
/** Accepts only this value. */
export const just =
  <const T extends string | boolean | null>(only: T): Read<T> =>
  (value, path, addIssue) =>
    value === only ? only : void addIssue(path, `应为 ${JSON.stringify(only)}`)
/** Tries the first reader, then the second; when both refuse, reports the message. */
export const either =
  <A, B>(first: Read<A>, second: Read<B>, message: string): Read<A | B> =>
  (value, path, addIssue) => {
    const ignoreIssue: AddIssue = () => undefined
    const found = first(value, path, ignoreIssue)
    const other = found === undefined ? second(value, path, ignoreIssue) : found
    return other === undefined ? void addIssue(path, message) : other
  }

export const list =
  <T>(read: Read<T>, least: number, most: number): Read<readonly T[]> =>
  (value, path, addIssue) => {
    if (!Array.isArray(value)) return void addIssue(path, '应为列表 […]')
    if (value.length < least || value.length > most)
      return void addIssue(path, value.length > most ? `最多${most}项` : `至少${least}项`)
    const found = value.map((item: unknown, index) => read(item, [...path, index], addIssue))
    return found.some((item) => item === undefined) ? undefined : (found as readonly T[]) // adapter: none is undefined
  }

type Shaped<R extends Reads, O extends Reads> = { readonly [K in keyof R]: ReadBy<R[K]> } & {
  readonly [K in keyof O]?: ReadBy<O[K]>
}

/** A record with all the required names, any of the `optional` ones, and no others. */
export function shape<R extends Reads, O extends Reads = Readonly<Record<never, never>>>(
  required: R,
  optional?: O,
): Read<Shaped<R, O>> {
  const reads: Reads = { ...required, ...optional }
  const needed = Object.keys(required)
  return (value, path, addIssue) => {
    if (!isRecord(value)) return void addIssue(path, '应为 {…}')
    const provided = Object.keys(value)
    const unknown = provided.filter((name) => !Object.hasOwn(reads, name))
    for (const name of unknown) addIssue(path, `没有“${name.slice(0, 64)}”这一项`)
    const missing = needed.filter((name) => !Object.hasOwn(value, name))
    for (const name of missing) addIssue(path, `缺少“${name}”`)
    const found = provided.flatMap((name) =>
      Object.hasOwn(reads, name) ? [[name, reads[name]?.(value[name], [...path, name], addIssue)] as const] : [],
    )
    if (unknown.length + missing.length > 0 || found.some(([, item]) => item === undefined)) return undefined
    return Object.fromEntries(found) as Shaped<R, O> // adapter: each name was read above
  }
}

/** A record whose reader is chosen by which of these names it has. */
export const byName =
  <const R extends Readonly<Record<string, Read<unknown>>>>(reads: R): Read<ReadBy<R[keyof R]>> =>
  (value, path, addIssue) => {
    if (!isRecord(value)) return void addIssue(path, '应为 {…}')
    const names = Object.keys(value).filter((name) => Object.hasOwn(reads, name))
    const [name, other] = names
    if (name === undefined || other !== undefined)
      return void addIssue(path, `应有且只有 ${Object.keys(reads).join('、')} 之一`)
    // adapter: the reader of that name
    return reads[name]?.(value, path, addIssue) as ReadBy<R[keyof R]> | undefined
  }

/** A record whose reader is chosen by the value under one name. */
export const byTag =
  <const R extends Readonly<Record<string, Read<unknown>>>>(tag: string, reads: R): Read<ReadBy<R[keyof R]>> =>
  (value, path, addIssue) => {
    if (!isRecord(value)) return void addIssue(path, '应为 {…}')
    const said = value[tag]
    if (typeof said !== 'string' || !Object.hasOwn(reads, said))
      return void addIssue(path, `${tag} 应为 ${Object.keys(reads).join('、')} 之一`)
    // adapter: the reader of that tag
    return reads[said]?.(value, path, addIssue) as ReadBy<R[keyof R]> | undefined
  }
