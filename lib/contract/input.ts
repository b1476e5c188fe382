import type { Issue } from '../catalogue/check.ts'
import { addDays, isDay, millisecondsOf } from '../catalogue/day.ts'
import type { Entity } from '../catalogue/entity.ts'
import { codes, id, integer, text, type Field, type Fields, type ValuesOf } from '../catalogue/field.ts'
import { limitIssue } from '../catalogue/limit-issue.ts'
import { isCleanText } from '../catalogue/clean-text.ts'
import { parseStrict, toWire } from '../catalogue/wire.ts'
import type { Input, ParsedInput } from './call.ts'

/** Named parameters, each checked by its kind and limits. Absent ones stay absent. */
export function params<const F extends Fields>(fields: F): Input<Partial<ValuesOf<F>>> {
  return {
    fields,
    parse: (raw) => {
      const parsed = parseStrict(fields, raw ?? {})
      if (!parsed.ok) return parsed
      const issues = Object.entries(fields).flatMap(([name, field]) => {
        const issue = limitIssue(field, parsed.values[name] ?? null)
        return issue === null ? [] : [{ field: name, message: `${field.label}${issue}` }]
      })
      // adapter: parsed by these same fields
      return issues.length > 0 ? { ok: false, issues } : { ok: true, value: parsed.values as Partial<ValuesOf<F>> }
    },
    encode: (value) => toWire(fields, value),
  }
}

/** Properties that are sent with a record beside its fields. */
const BOOKKEEPING = { keyValue: id('记录ID'), version: integer('版本', { min: 0 }) } as const

/** A record as a caller sends it: any of its fields, its key and the version it read. */
export interface RecordInput {
  /** Key of a stored record; absent or null for a new one. */
  readonly keyValue?: string | null
  /** The version that was read; another one in the store is a conflict. */
  readonly version?: number | null
  /** The labels from the answer; compared, never stored. */
  readonly refValues?: unknown
  readonly [field: string]: unknown
}

/** A flat record of an entity; absent fields stay as stored. */
export function recordInput(entity: Entity): Input<RecordInput> {
  const fields: Fields = { ...entity.fields, ...BOOKKEEPING }
  return {
    fields,
    parse: (raw) => {
      if (typeof raw !== 'object' || raw === null || Array.isArray(raw) || !Object.hasOwn(raw, 'refValues'))
        return parseRecord(fields, raw)
      // adapter: checked to be an object on the line above
      const { refValues, ...rest } = raw as Record<string, unknown>
      const parsed = parseRecord(fields, rest)
      return parsed.ok ? { ok: true, value: { ...parsed.value, refValues: unfold(refValues) } } : parsed
    },
    encode: ({ refValues: _labels, ...record }) => toWire(fields, record),
  }
}

/** The same for a preview: missing fields are not refused here, the handler reports them. */
export function recordDraft(entity: Entity): Input<RecordInput> {
  const input = recordInput(entity)
  const optional = Object.entries(input.fields).map(
    ([name, { required: _required, ...field }]) => [name, field] as const,
  )
  return { ...input, fields: Object.fromEntries(optional) }
}

function parseRecord(fields: Fields, raw: unknown): ParsedInput<RecordInput> {
  const parsed = parseStrict(fields, raw)
  return parsed.ok ? { ok: true, value: parsed.values } : parsed
}

/** Nested values of a form arrive as JSON text. */
function unfold(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return value === '' ? null : JSON.parse(value)
  } catch {
    return value // not JSON: compared as it is, and refused as different
  }
}

/** The condition of one search field. @public */
export type SearchCondition =
  /** A part of a text; the case of ASCII letters is ignored. */
  | { readonly contains: string }
  /** A whole personal number, or the last four digits of a phone. */
  | { readonly number: string }
  /** One of these values; an empty list restricts nothing. */
  | { readonly is: readonly (string | number)[] }
  /** A range of stored numbers or of instants in epoch milliseconds, both ends included; null for an open end. */
  | { readonly from: number | null; readonly to: number | null }
  /** A range of days (`YYYY-MM-DD`) or months (`YYYY-MM`), both ends included; null for an open end. */
  | { readonly fromDay: string | null; readonly toDay: string | null }

/** A page of a list. @public */
export interface ListInput {
  /** From 1, the default. */
  readonly page?: number
  /** At most 200; 10 when absent. */
  readonly pageSize?: number
  /** `field:asc` or `field:desc`. */
  readonly sort?: string
  /** Key of the parent record, for sub-lists. */
  readonly objKey?: string
  /** Type of that record, where a list may belong to several. */
  readonly objType?: string
  /** Search conditions by field name. */
  readonly search?: Readonly<Record<string, SearchCondition>>
}

/** Rows of a page when the input names no number. */
export const PAGE_SIZE = 10
/** The maximum number of rows of a page. */
export const LARGEST_PAGE = 200

const PAGING = {
  page: integer('页码', { min: 1 }),
  pageSize: integer('每页条数', { min: 1, max: LARGEST_PAGE }),
  sort: text('排序', { maxLength: 80 }),
  objKey: id('上级记录'),
  objType: text('上级类型', { maxLength: 64 }),
} as const

/**
 * Fields a list may be searched by: fields the store keeps indexed and whose names no parameter of a list uses.
 * Personal numbers are found by the whole number only, and no list is sorted by them: the number of rows that match a
 * part, or their order, would reveal a masked value digit by digit.
 */
export function searchableFields(entity: Entity): Fields {
  return { ...sortableFields(entity), ...entity.searchedBy }
}

/** The searchable fields of the rows themselves. Personal numbers among them are not sorted by. */
function sortableFields(entity: Entity): Fields {
  const searchable = Object.entries(entity.fields).filter(
    ([name, field]) => (field.indexed || field.sensitive) && !field.hidden && !Object.hasOwn(PAGING, name),
  )
  // Required in a record, optional in a search.
  return Object.fromEntries(searchable.map(([name, { required: _required, ...field }]) => [name, field]))
}

/** A page of the list of an entity, searched by its indexed fields and by those declared for searching only. */
export function listInput(entity: Entity): Input<ListInput> {
  const searchable = searchableFields(entity)
  const sortable = sortableFields(entity)
  return {
    fields: { ...searchable, ...PAGING },
    parse: (raw) => parseList(searchable, sortable, raw ?? {}),
    encode: ({ search, ...paging }) => ({
      ...paging,
      ...Object.fromEntries(Object.entries(search ?? {}).map(([name, wanted]) => [name, searchConditionText(wanted)])),
    }),
  }
}

function parseList(searchable: Fields, sortable: Fields, raw: unknown): ParsedInput<ListInput> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    return { ok: false, issues: [{ field: '', message: '请求内容应为一条记录' }] }
  const entries = Object.entries(raw)
  const paging = params(PAGING).parse(Object.fromEntries(entries.filter(([name]) => !Object.hasOwn(searchable, name))))
  if (!paging.ok) return paging
  const { page, pageSize, sort, objKey, objType } = paging.value
  const issues: Issue[] = []
  if (typeof sort === 'string' && !isSort(sortable, sort))
    issues.push({ field: 'sort', message: `不能按此排序：${sort.slice(0, 64)}` })
  const search: Record<string, SearchCondition> = {}
  for (const [name, value] of entries) {
    const field = Object.hasOwn(searchable, name) ? searchable[name] : undefined
    if (!field || value === null || value === undefined || value === '') continue
    const wanted =
      typeof value === 'string' || typeof value === 'number' ? parseSearchCondition(field, String(value)) : null
    if (wanted) search[name] = wanted
    else issues.push({ field: name, message: `${field.label}的查询条件不正确` })
  }
  if (issues.length > 0) return { ok: false, issues }
  return {
    ok: true,
    value: {
      search,
      ...(typeof page === 'number' && { page }),
      ...(typeof pageSize === 'number' && { pageSize }),
      ...(typeof sort === 'string' && { sort }),
      ...(typeof objKey === 'string' && { objKey }),
      ...(typeof objType === 'string' && { objType }),
    },
  }
}

function isSort(sortable: Fields, sort: string): boolean {
  const [name = '', direction = 'asc', ...rest] = sort.split(':')
  const field = Object.hasOwn(sortable, name) ? sortable[name] : undefined
  const kind = field?.kind
  return (
    kind !== undefined &&
    !field?.sensitive &&
    kind !== 'codes' &&
    kind !== 'files' &&
    kind !== 'images' &&
    (direction === 'asc' || direction === 'desc') &&
    rest.length === 0
  )
}

/** Text: contains. Codes: equal, or a comma list. Dates and numbers: `from,to`. */
export function parseSearchCondition(field: Field, value: string): SearchCondition | null {
  if (field.sensitive) return value.length > 64 || !isCleanText(value) ? null : { number: value.trim() }
  switch (field.kind) {
    case 'text':
    case 'textarea':
    case 'richtext':
    case 'address':
      return value.length > 200 || !isCleanText(value) ? null : { contains: value }
    case 'integer':
    case 'number': {
      const [from, to] = ends(value, (end) => (/^-?\d{1,15}(\.\d{1,6})?$/.test(end) ? Number(end) : undefined))
      return from === undefined || to === undefined ? null : { from, to }
    }
    case 'datetime': {
      const instant = (end: string) => (/^\d{1,15}$/.test(end) ? Number(end) : undefined)
      // A range of days includes its last day.
      const [from, to] = ends(
        value,
        (end) => (isDay(end) ? millisecondsOf(end) : instant(end)),
        (end) => (isDay(end) ? millisecondsOf(addDays(end, 1)) - 1 : instant(end)),
      )
      return from === undefined || to === undefined ? null : { from, to }
    }
    case 'date':
    case 'month':
    case 'date-or-anytime': {
      const wanted: Field = { kind: field.kind === 'month' ? 'month' : 'date', label: '' }
      const [fromDay, toDay] = ends(value, (end) => {
        const parsed = parseStrict({ wanted }, { wanted: end })
        return parsed.ok ? parsed.values['wanted']?.toString() : undefined
      })
      return fromDay === undefined || toDay === undefined ? null : { fromDay, toDay }
    }
    case 'flag': {
      const wanted = value.split(',')
      return wanted.every((item) => item === '0' || item === '1') ? { is: wanted.map(Number) } : null
    }
    default: {
      const parsed = parseStrict({ wanted: codes('', '') }, { wanted: value })
      return parsed.ok && Array.isArray(parsed.values['wanted']) && parsed.values['wanted'].length <= 100
        ? { is: parsed.values['wanted'] }
        : null
    }
  }
}

/** `from,to`, where either end may be missing; a single value is both ends. */
function ends<T>(
  value: string,
  read: (end: string) => T | undefined,
  readLast = read,
): readonly [T | null | undefined, T | null | undefined] {
  const [first = '', second = first, ...rest] = value.split(',')
  if (rest.length > 0) return [undefined, undefined]
  return [first.trim() === '' ? null : read(first.trim()), second.trim() === '' ? null : readLast(second.trim())]
}

function searchConditionText(wanted: SearchCondition): string {
  if ('contains' in wanted) return wanted.contains
  if ('number' in wanted) return wanted.number
  if ('is' in wanted) return wanted.is.join(',')
  if ('from' in wanted) return `${wanted.from ?? ''},${wanted.to ?? ''}`
  return `${wanted.fromDay ?? ''},${wanted.toDay ?? ''}`
}
