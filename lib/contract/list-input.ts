import type { Issue } from '../catalogue/check.ts'
import type { Entity, RecordOf } from '../catalogue/entity.ts'
import type { Fields, ValuesOf } from '../catalogue/field.ts'
import type { Input, ParsedInput } from './call.ts'
import { params, recordInput, type RecordInput } from './input.ts'

/** Maximum number of rows in a list body. @public */
export const LARGEST_LIST = 200

/** One row of a list body: any of its fields, its key and the version it was read at. */
export type ListRow<E extends Entity> = Partial<RecordOf<E>> & Pick<RecordInput, 'keyValue' | 'version' | 'refValues'>

/** A list of records of an entity as the body, with named parameters beside it. */
export function listOf<E extends Entity, const F extends Fields>(
  entity: E,
  fields: F,
): Input<Partial<ValuesOf<F>> & { readonly rows: readonly ListRow<E>[] }> {
  const beside = params(fields)
  const row = recordInput(entity)
  return {
    fields,
    rowFields: row.fields,
    parse: (raw) => {
      if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
        return { ok: false, issues: [{ field: '', message: '请求内容应为列表' }] }
      const { rows, ...rest } = raw as Record<string, unknown> // adapter: checked to be an object on the line above
      const parsed = beside.parse(rest)
      if (!parsed.ok) return parsed
      const read = readRows(row, rows)
      // adapter: each row was read with the fields of this entity
      return read.ok ? { ok: true, value: { ...parsed.value, rows: read.value as readonly ListRow<E>[] } } : read
    },
    encode: ({ rows, ...rest }) => ({
      ...beside.encode(rest as unknown as Partial<ValuesOf<F>>),
      rows: rows.map((one) => row.encode(one as RecordInput)),
    }), // adapter: the rest are the parameters, and a row is a record
  }
}

/** A list of plain parameters as the body, with named parameters beside it. */
export function listOfParams<const R extends Fields, const F extends Fields>(
  rowFields: R,
  fields: F,
): Input<Partial<ValuesOf<F>> & { readonly rows: readonly Partial<ValuesOf<R>>[] }> {
  const [beside, row] = [params(fields), params(rowFields)]
  return {
    fields,
    rowFields,
    parse: (raw) => {
      if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
        return { ok: false, issues: [{ field: '', message: '请求内容应为列表' }] }
      const { rows, ...rest } = raw as Record<string, unknown> // adapter: checked to be an object on the line above
      const parsed = beside.parse(rest)
      if (!parsed.ok) return parsed
      const read = readRows(row, rows)
      return read.ok ? { ok: true, value: { ...parsed.value, rows: read.value } } : read
    },
    encode: ({ rows, ...rest }) => ({
      ...beside.encode(rest as unknown as Partial<ValuesOf<F>>),
      rows: rows.map((one) => row.encode(one)),
    }), // adapter: the rest are the parameters
  }
}

function readRows<T>(input: Input<T>, raw: unknown): ParsedInput<readonly T[]> {
  if (!Array.isArray(raw)) return { ok: false, issues: [{ field: 'rows', message: '请求内容应为列表' }] }
  if (raw.length > LARGEST_LIST)
    return { ok: false, issues: [{ field: 'rows', message: `一次最多提交${LARGEST_LIST}行` }] }
  const read = raw.map((one: unknown) => input.parse(one))
  const issues = read.flatMap((row, index) => (row.ok ? [] : row.issues.map((issue) => rowIssue(index, issue))))
  return issues.length > 0
    ? { ok: false, issues }
    : { ok: true, value: read.flatMap((row) => (row.ok ? [row.value] : [])) }
}

/** The issue of one row of a list. The row counts from 0 in code and from 1 in the message. */
export function rowIssue(index: number, { field, message }: Issue): Issue {
  return { field: `rows[${index}]${field === '' ? '' : `.${field}`}`, message: `第${index + 1}行${message}` }
}
