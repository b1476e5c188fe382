import type { RecordValues } from '../../catalogue/effect.ts'
import type { Recorder } from '../handler.ts'
import { insertRecord } from '../record/store-record.ts'
import type { Row, Table } from '../store.ts'

/** Stores a new row of a case in the case's project and city, after the rows that are there. Lock the case first. */
export async function addToCase(context: Recorder, table: Table, project: Row, record: RecordValues): Promise<Row> {
  const sortNo = await nextSortNo(context, table, project)
  return insertRecord(
    context,
    table,
    { key: context.ports.ids.key(), project: project.key, city: project.city },
    { ...record, sortNo },
  )
}

/** The sort number after the last one. */
export async function nextSortNo({ unit }: Recorder, table: Table, project: Row): Promise<number> {
  const { rows } = await unit.list(table, {
    where: { field: '$project', is: [project.key] },
    sort: [{ field: 'sortNo', descending: true }],
    page: 1,
    pageSize: 1,
    counted: false,
  })
  const last = rows[0]?.values['sortNo']
  return typeof last === 'number' ? last + 1 : 1
}
