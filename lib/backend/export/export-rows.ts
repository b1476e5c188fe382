import { instantText } from '../../catalogue/day.ts'
import type { RecordValues } from '../../catalogue/effect.ts'
import type { Entity } from '../../catalogue/entity.ts'
import { labelOf } from '../../catalogue/field-state.ts'
import type { Fields } from '../../catalogue/field.ts'
import { masked } from '../../catalogue/mask.ts'
import type { Overlay } from '../../catalogue/overlay.ts'
import { UNIT_LABEL } from '../../catalogue/unit.ts'
import type { ExportInput } from '../../contract/record/operation-calls.ts'
import { SYS_PARAM } from '../../domain/sys-param.ts'
import { overlayFor } from '../dictionary/field-meta-handlers.ts'
import type { ListRules } from '../grid/list-rules.ts'
import { recordOf } from '../record/answer.ts'
import { withCaseKeys } from '../record/case-numbers.ts'
import { labelsOf } from '../record/labels.ts'
import { listQuery } from '../record/list.ts'
import { Refusal } from '../refusal.ts'
import { parameter } from '../sys-param/parameter.ts'
import type { OpenedStream, Streaming } from '../stream.ts'
import type { Filter, Row, RowCursor, Sort, Table, Unit, Values } from '../store.ts'
import { cursorAt } from '../store-column.ts'
import { BYTE_ORDER_MARK, csvLine } from './csv.ts'
import { exportCell } from './export-cell.ts'

/** The list that is exported, with its columns and rows. */
export interface ExportedList {
  readonly entity: Entity
  readonly table: Table
  readonly title: string
  /** Default columns when the request names none. */
  readonly columns: readonly string[]
  readonly sort: Sort
  /** Filter for the rows the caller may see. */
  readonly within: (unit: Unit) => Promise<Filter>
  /** Values an answer adds to a stored record. */
  readonly complete?: (record: RecordValues) => RecordValues
  /** Values an answer adds from rows of other tables. */
  readonly completeRows?: ListRules['complete'] | undefined
}

/** Number of rows in memory at a time. */
const BATCH = 500
const MOST_COLUMNS = 200
/** Default limit; a system parameter can change it. */
const MOST_ROWS = 200_000

/**
 * Exports all matching rows as CSV, batch by batch. Each batch is a unit of its own that continues after the last row,
 * so that neither memory nor a transaction grows with the list. Personal data is masked, as in lists.
 *
 * @throws Refusal INVALID for columns the list does not have, STATUS for more rows than the installation allows
 */
export async function exportRows(list: ExportedList, input: ExportInput, context: Streaming): Promise<OpenedStream> {
  const columns = columnsOf(list, input)
  const { store, principal, now } = context
  const { where, sort, total, overlay } = await store.unit({ account: principal.acctId, now }, async (unit) => {
    const query = listQuery(
      await withCaseKeys(unit, list.entity, input),
      await list.within(unit),
      list.sort,
      list.entity.fields,
    )
    const chosen: readonly Filter[] = input.ids && input.ids.length > 0 ? [{ field: '$key', is: input.ids }] : []
    const filter: Filter = { all: [...(query.where ? [query.where] : []), ...chosen] }
    const counted = await unit.list(list.table, { where: filter, page: 1, pageSize: 1 })
    const most = Number((await parameter(unit, SYS_PARAM.exportRows)) ?? MOST_ROWS)
    if (counted.total > most)
      throw new Refusal(
        'STATUS',
        `符合条件的记录有${counted.total.toLocaleString('zh-CN')}条，一次最多导出${most.toLocaleString('zh-CN')}条，请缩小查询范围`,
      )
    await writeAuditEntry(unit, context, list, { total: counted.total, columns: Object.keys(columns) })
    return {
      where: filter,
      sort: query.sort ?? [list.sort],
      total: counted.total,
      overlay: await overlayFor(unit, list.entity, null, { city: principal.city }),
    }
  })
  return {
    fileName: `${list.title.replace(/[\\/:*?"<>|]/g, ' ')}-${instantText(now).replace(/[^\d]/g, '').slice(0, 12)}.csv`,
    mediaType: 'text/csv; charset=utf-8',
    total,
    chunks: chunksOf(list, columns, { where, sort, overlay }, context),
  }
}

async function* chunksOf(
  list: ExportedList,
  columns: Fields,
  { where, sort, overlay }: { readonly where: Filter; readonly sort: readonly Sort[]; readonly overlay: Overlay },
  context: Streaming,
): AsyncGenerator<string> {
  const { store, principal, now } = context
  const by = { account: principal.acctId, now }
  let rows = 0
  let complete = 0
  try {
    yield BYTE_ORDER_MARK +
      csvLine(
        Object.entries(columns).map(([name, field]) => {
          const unit = field.shown ? UNIT_LABEL[field.shown] : ''
          const label = labelOf(list.entity, name, {}, overlay)
          return { text: unit === '' ? label : `${label}（${unit}）` }
        }),
      )
    for (let after: RowCursor | null = null; ; ) {
      const start: { readonly after?: RowCursor } = after ? { after } : {}
      const batch = await store.unit(by, async (unit) => {
        const found = await unit.list(list.table, { where, sort, pageSize: BATCH, counted: false, ...start })
        return {
          lines: await linesOf(unit, list, columns, found.rows),
          last: found.rows.length === BATCH ? found.rows.at(-1) : undefined,
          count: found.rows.length,
        }
      })
      rows += batch.count
      if (batch.lines !== '') yield batch.lines
      if (!batch.last) break
      after = cursorAt(batch.last, sort)
    }
    complete = 1
  } finally {
    // Also written when the reader stopped early, so that the rows that left are recorded.
    await store.unit(by, (unit) => writeAuditEntry(unit, context, list, { rows, complete }))
  }
}

async function linesOf(
  unit: Unit,
  { entity, complete = (record) => record, completeRows }: ExportedList,
  columns: Fields,
  rows: readonly Row[],
): Promise<string> {
  const further = (await completeRows?.(unit, rows)) ?? ((record: RecordValues) => record)
  const records = rows.map((row) => masked(entity.fields, further(complete(recordOf(entity, row)), row)))
  const labels = await labelsOf(unit, columns, records)
  return records
    .map((record, index) =>
      csvLine(Object.entries(columns).map(([name, field]) => exportCell(field, record[name], labels[index]?.[name]))),
    )
    .join('')
}

function columnsOf({ entity, columns }: ExportedList, { columns: asked = [] }: ExportInput): Fields {
  const requested = asked.length > 0 ? asked : columns
  const unknown = requested.filter((name) => !Object.hasOwn(entity.fields, name) || entity.fields[name]?.hidden)
  if (unknown.length > 0)
    throw Refusal.invalid(unknown.map((name) => ({ field: 'columns', message: `没有这一列：${name.slice(0, 64)}` })))
  if (requested.length > MOST_COLUMNS)
    throw Refusal.invalid([{ field: 'columns', message: `一次最多导出${MOST_COLUMNS}列` }])
  return Object.fromEntries(
    requested.flatMap((name) => (entity.fields[name] ? [[name, entity.fields[name]] as const] : [])),
  )
}

async function writeAuditEntry(
  unit: Unit,
  { principal, action, requestId, ports }: Streaming,
  { table }: ExportedList,
  after: Values,
): Promise<void> {
  const at = ports.clock()
  await unit.audit({
    at,
    by: principal.acctId,
    action,
    table: table.name,
    key: null,
    project: null,
    city: principal.city || null,
    version: null,
    before: {},
    after,
    result: 'done',
    requestId,
  })
}
