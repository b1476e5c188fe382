import { instantText } from '../../catalogue/day.ts'
import type { RecordValues } from '../../catalogue/effect.ts'
import type { Entity } from '../../catalogue/entity.ts'
import { labelOf } from '../../catalogue/field-state.ts'
import type { Fields } from '../../catalogue/field.ts'
import { masked } from '../../catalogue/mask.ts'
import type { Overlay } from '../../catalogue/overlay.ts'
import { UNIT_LABEL } from '../../catalogue/unit.ts'
import { EXPORT_FORMATS, type ExportFormat, type ExportInput } from '../../contract/record/operation-calls.ts'
import { columnTitle } from '../../domain/grid/grid-columns.ts'
import { SYS_PARAM } from '../../domain/settings/sys-param.ts'
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
import type { Cell, FilePart } from './cell.ts'
import { exportCell } from './export-cell.ts'
import { TABLE_FORMAT } from './table-format.ts'

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
 * Exports all matching rows as a table, batch by batch. Each batch is a unit of its own that continues after the last
 * row, so that no transaction grows with the list. Personal data is masked, as in lists. The format decides only how
 * the cells are written.
 *
 * @throws Refusal INVALID for columns the list does not have and for unknown formats, STATUS for more rows than the
 *   installation allows or the format can hold
 */
export async function exportRows(list: ExportedList, input: ExportInput, context: Streaming): Promise<OpenedStream> {
  const columns = columnsOf(list, input)
  const format = formatOf(input)
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
    const { mostCells, name } = TABLE_FORMAT[format]
    const fitting = Math.floor(mostCells / Object.keys(columns).length)
    if (counted.total > fitting)
      throw new Refusal(
        'STATUS',
        `符合条件的记录有${counted.total.toLocaleString('zh-CN')}条，` +
          `所选的列在一个${name}文件里最多${fitting.toLocaleString('zh-CN')}条，` +
          '请缩小查询范围、减少列，或改用 CSV',
      )
    await writeAuditEntry(unit, context, list, { total: counted.total, columns: Object.keys(columns) })
    return {
      where: filter,
      sort: query.sort ?? [list.sort],
      total: counted.total,
      overlay: await overlayFor(unit, list.entity, null, { city: principal.city }),
    }
  })
  const minute = instantText(now).replace(/[^\d]/g, '').slice(0, 12)
  return {
    fileName: `${list.title.replace(/[\\/:*?"<>|]/g, ' ')}-${minute}.${format}`,
    mediaType: TABLE_FORMAT[format].mediaType,
    total,
    chunks: partsOf(list, columns, { where, sort, overlay, format }, context),
  }
}

/** What was asked for, found out once when the export starts. */
interface Asked {
  readonly where: Filter
  readonly sort: readonly Sort[]
  readonly overlay: Overlay
  readonly format: ExportFormat
}

async function* partsOf(
  list: ExportedList,
  columns: Fields,
  { overlay, format, ...asked }: Asked,
  context: Streaming,
): AsyncGenerator<FilePart> {
  const by = { account: context.principal.acctId, now: context.now }
  const head = Object.entries(columns).map(([name, field]) => {
    const unit = field.shown ? UNIT_LABEL[field.shown] : ''
    return columnTitle(labelOf(list.entity, name, {}, overlay), unit)
  })
  let rows = 0
  let complete = 0
  async function* counted() {
    for await (const batch of batchesOf(list, columns, asked, context)) {
      rows += batch.length
      yield batch
    }
  }
  try {
    yield* TABLE_FORMAT[format].parts({ title: list.title, head, batches: counted() })
    complete = 1
  } finally {
    // Also written when the reader stopped early, so that the rows that left are recorded.
    await context.store.unit(by, (unit) => writeAuditEntry(unit, context, list, { rows, complete }))
  }
}

async function* batchesOf(
  list: ExportedList,
  columns: Fields,
  { where, sort }: Pick<Asked, 'where' | 'sort'>,
  { store, principal, now }: Streaming,
): AsyncGenerator<readonly (readonly Cell[])[]> {
  for (let after: RowCursor | null = null; ; ) {
    const start: { readonly after?: RowCursor } = after ? { after } : {}
    const batch = await store.unit({ account: principal.acctId, now }, async (unit) => {
      const found = await unit.list(list.table, { where, sort, pageSize: BATCH, counted: false, ...start })
      return {
        cells: await cellsOf(unit, list, columns, found.rows),
        last: found.rows.length === BATCH ? found.rows.at(-1) : undefined,
      }
    })
    yield batch.cells
    if (!batch.last) return
    after = cursorAt(batch.last, sort)
  }
}

async function cellsOf(
  unit: Unit,
  { entity, complete = (record) => record, completeRows }: ExportedList,
  columns: Fields,
  rows: readonly Row[],
): Promise<readonly (readonly Cell[])[]> {
  const further = (await completeRows?.(unit, rows)) ?? ((record: RecordValues) => record)
  const records = rows.map((row) => masked(entity.fields, further(complete(recordOf(entity, row)), row)))
  const labels = await labelsOf(unit, columns, records)
  return records.map((record, index) =>
    Object.entries(columns).map(([name, field]) => exportCell(field, record[name], labels[index]?.[name])),
  )
}

function formatOf({ format: asked }: ExportInput): ExportFormat {
  const format = EXPORT_FORMATS.find((known) => known === (asked ?? 'csv'))
  if (!format) throw Refusal.invalid([{ field: 'format', message: `文件格式只能为${EXPORT_FORMATS.join('、')}` }])
  return format
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
