import * as v from 'valibot'
import { codes, flag, id, integer, text, type Fields, type ValuesOf } from '../../catalogue/field.ts'
import type { Entity, RecordOf } from '../../catalogue/entity.ts'
import { ROW_OPERATION, type RowOperation } from '../../domain/grid/row-operation.ts'
import { defineCall, type Call, type Input } from '../call.ts'
import { listInput, params, type ListInput } from '../input.ts'
import { nothing, recordOutput, type Stored } from '../output.ts'

/** What an operation on one row is told. @public */
export interface OperationInput {
  readonly id?: string | null
  /** The version the row was read at; without it the state alone decides. */
  readonly version?: number | null
  readonly reason?: string | null
}

/** Rows an operation on many takes at once. */
export const BULK_LIMIT = 1_000
export const LONGEST_REASON = 500

const REASON = text('原因', { maxLength: LONGEST_REASON })

/**
 * One of the row operations: `doEnable`, `doFinish` and so on. Answers the row as it is afterwards.
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

/** Rows an operation is done to: the named ones, or every row that matches. @public */
export interface BulkInput extends Pick<ListInput, 'search' | 'objKey' | 'objType'> {
  readonly ids?: readonly string[]
  /** 1: every row that matches the search, over all pages. */
  readonly all?: 0 | 1
  readonly reason?: string
}

/** What became of one row. @public */
export interface BulkResult {
  readonly id: string
  readonly ok: boolean
  /** Why it was refused; empty when it was done. */
  readonly message: string
}

export const bulkResults = v.array(
  v.looseObject({ id: v.string(), ok: v.boolean(), message: v.nullish(v.string(), '') }),
)

const CHOICE: Fields = { ids: codes('', '所选记录'), all: flag('全部符合条件的记录'), reason: REASON }

/** The same operation on many rows: each row is answered for itself. */
export function bulkCall(entity: Entity, operation: RowOperation): Call<BulkInput, readonly BulkResult[]> {
  const { service, title } = entity
  const { bulkMethod, label } = ROW_OPERATION[operation]
  return defineCall<BulkInput, readonly BulkResult[]>({
    service,
    method: bulkMethod,
    effect: 'write',
    summary: `${title}：批量${label}，逐条答复；一次最多${BULK_LIMIT}条`,
    input: besideSearch<BulkInput>(entity, CHOICE),
    output: bulkResults,
    requirements: ['CAL-054'],
  })
}

/** What an export holds. @public */
export interface ExportInput extends Pick<ListInput, 'search' | 'sort' | 'objKey' | 'objType'> {
  /** Names of the columns, in their order; the declared ones when absent. */
  readonly columns?: readonly string[]
  /** Only these rows. */
  readonly ids?: readonly string[]
}

const EXPORTED: Fields = { columns: codes('', '导出的列'), ids: codes('', '所选记录') }

/** Everything that matches, as a table in UTF-8. Answered as a stream, so it is downloaded and not called. */
export function exportCall(entity: Entity): Call<ExportInput, string> {
  return defineCall<ExportInput, string>({
    service: entity.service,
    method: EXPORT_METHOD,
    effect: 'read',
    summary: `${entity.title}：导出符合条件的全部记录（CSV，流式）；总行数在 X-Total-Rows`,
    input: besideSearch<ExportInput>(entity, EXPORTED),
    output: v.string(),
    requirements: ['GRD-002'],
  })
}
export const EXPORT_METHOD = 'doExport'

/** Parameters beside the search of a list. A search field of the same name gives way. */
function besideSearch<T extends ListInput>(entity: Entity, beside: Fields): Input<T> {
  const list = listInput(entity)
  const further = params(beside)
  return {
    fields: { ...list.fields, ...beside },
    parse: (raw) => {
      if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
        return list.parse(raw) as ReturnType<Input<T>['parse']> // adapter: both refuse what is no record
      const entries = Object.entries(raw)
      const searched = list.parse(Object.fromEntries(entries.filter(([name]) => !Object.hasOwn(beside, name))))
      if (!searched.ok) return searched
      const named = further.parse(Object.fromEntries(entries.filter(([name]) => Object.hasOwn(beside, name))))
      // adapter: the parts T is made of, parsed by their own fields
      return named.ok ? { ok: true, value: { ...searched.value, ...named.value } as T } : named
    },
    encode: ({ search, sort, objKey, objType, page: _page, pageSize: _size, ...named }) => ({
      ...list.encode({
        ...(search && { search }),
        ...(sort !== undefined && { sort }),
        ...(objKey !== undefined && { objKey }),
        ...(objType !== undefined && { objType }),
      }),
      ...further.encode(named as Partial<ValuesOf<Fields>>), // adapter: what T adds to a search are just these fields
    }),
  }
}
