import * as v from 'valibot'
import { code, codes, flag, id, integer, text, type Fields, type ValuesOf } from '../../catalogue/field.ts'
import type { Entity, RecordOf } from '../../catalogue/entity.ts'
import { ROW_OPERATION, type RowOperation } from '../../domain/grid/row-operation.ts'
import { defineCall, type Call, type Input } from '../call.ts'
import { listInput, params, type ListInput } from '../input.ts'
import { nothing, recordOutput, type Stored } from '../output.ts'

/** Input of an operation on one row. @public */
export interface OperationInput {
  readonly id?: string | null
  /** The version the row was read at; without it only the state is checked. */
  readonly version?: number | null
  readonly reason?: string | null
}

/** Maximum number of rows for an operation on many rows. */
export const BULK_LIMIT = 1_000
export const LONGEST_REASON = 500

const REASON = text('原因', { maxLength: LONGEST_REASON })

/**
 * One of the row operations: `doEnable`, `doFinish` and so on. Returns the row after the operation.
 * @source CAL-054, GRD-006 to GRD-014
 */
export function operationCall<E extends Entity>(
  entity: E,
  operation: RowOperation,
): Call<OperationInput, Stored<RecordOf<E>> | null> {
  const { service, title } = entity
  const { method, label } = ROW_OPERATION[operation]
  const output = operation === 'delete' ? nothing : recordOutput(entity)
  return defineCall<OperationInput, Stored<RecordOf<E>> | null>({
    service,
    method,
    effect: 'write',
    summary: `${title}：${label}`,
    input: params({ id: id('记录ID', { required: true }), version: integer('版本', { min: 0 }), reason: REASON }),
    output,
    errors: ['NOT_FOUND', 'STATUS', 'CONFLICT'],
    requirements: ['CAL-054'],
  })
}

/** The rows of a bulk operation: the named ones, or every row that matches. @public */
export interface BulkInput extends Pick<ListInput, 'search' | 'objKey' | 'objType'> {
  readonly ids?: readonly string[]
  /** 1: every row that matches the search, on all pages. */
  readonly all?: 0 | 1
  readonly reason?: string
  /** 1: answers for each row whether the operation would be allowed, by the same rules, and changes nothing. */
  readonly dryRun?: 0 | 1
}

/** Result of a bulk operation for one row. @public */
export interface BulkResult {
  readonly id: string
  /** False where this row was refused; the other rows are done all the same. */
  readonly ok: boolean
  /** Why it was refused; empty on success. */
  readonly message: string
  /** In a dry run what the operation would take along with this row, where the list says so. */
  readonly affects?: string | null | undefined
}

export const bulkResults = v.array(
  v.looseObject({
    id: v.string(),
    ok: v.boolean(),
    message: v.nullish(v.string(), ''),
    affects: v.nullish(v.string()),
  }),
)

const CHOICE: Fields = {
  ids: codes('', '所选记录'),
  all: flag('全部符合条件的记录'),
  reason: REASON,
  dryRun: flag('只检查'),
}

/**
 * The same operation on many rows; the answer has one result for each row. With `dryRun` it only answers what would
 * be allowed.
 */
export function bulkCall(entity: Entity, operation: RowOperation): Call<BulkInput, readonly BulkResult[]> {
  const { service, title } = entity
  const { bulkMethod, label } = ROW_OPERATION[operation]
  return defineCall<BulkInput, readonly BulkResult[]>({
    service,
    method: bulkMethod,
    effect: 'write',
    summary: `${title}：批量${label}，逐条答复；一次最多${BULK_LIMIT}条；dryRun=1 只检查，不改动`,
    input: besideSearch<BulkInput>(entity, CHOICE),
    output: bulkResults,
    requirements: ['CAL-054'],
  })
}

/** The files a list can be exported to; the first when none is named. */
export const EXPORT_FORMATS = ['csv', 'xlsx'] as const

/** A file a list can be exported to. @public */
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

/** Which rows a file contains, by search or by key, which columns in which order, and the format. @public */
export interface ExportInput extends Pick<ListInput, 'search' | 'sort' | 'objKey' | 'objType'> {
  /** Names of the columns, in their order; the declared columns when absent. */
  readonly columns?: readonly string[]
  /** Only these rows. */
  readonly ids?: readonly string[]
  /** CSV in UTF-8 (the default), or an Excel file with numbers and dates. */
  readonly format?: ExportFormat
}

const EXPORTED: Fields = {
  columns: codes('', '导出的列'),
  ids: codes('', '所选记录'),
  format: code('', '文件格式', { options: EXPORT_FORMATS }),
}

/** Exports every matching row as a table. The answer is a stream: download it instead of calling it. */
export function exportCall(entity: Entity): Call<ExportInput, string> {
  return defineCall<ExportInput, string>({
    service: entity.service,
    method: EXPORT_METHOD,
    effect: 'read',
    summary: `${entity.title}：导出符合条件的全部记录（CSV 或 Excel，流式）；总行数在 X-Total-Rows`,
    input: besideSearch<ExportInput>(entity, EXPORTED),
    output: v.string(),
    requirements: ['GRD-002'],
  })
}
/** The method every list answers with a CSV file. */
export const EXPORT_METHOD = 'doExport'

/** Parameters in addition to the search of a list. They take precedence over a search field of the same name. */
function besideSearch<T extends ListInput>(entity: Entity, beside: Fields): Input<T> {
  const list = listInput(entity)
  const further = params(beside)
  return {
    fields: { ...list.fields, ...beside },
    parse: (raw) => {
      if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
        return list.parse(raw) as ReturnType<Input<T>['parse']> // adapter: both refuse anything that is no record
      const entries = Object.entries(raw)
      const searched = list.parse(Object.fromEntries(entries.filter(([name]) => !Object.hasOwn(beside, name))))
      if (!searched.ok) return searched
      const named = further.parse(Object.fromEntries(entries.filter(([name]) => Object.hasOwn(beside, name))))
      // adapter: the parts of T, parsed by their own fields
      return named.ok ? { ok: true, value: { ...searched.value, ...named.value } as T } : named
    },
    encode: ({ search, sort, objKey, objType, page: _page, pageSize: _size, ...named }) => ({
      ...list.encode({
        ...(search && { search }),
        ...(sort !== undefined && { sort }),
        ...(objKey !== undefined && { objKey }),
        ...(objType !== undefined && { objType }),
      }),
      ...further.encode(named as Partial<ValuesOf<Fields>>), // adapter: T adds only these fields to a search
    }),
  }
}
