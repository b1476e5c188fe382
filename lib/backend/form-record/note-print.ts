import { SHARE_KIND, SHARE_WAY } from '../../domain/log/share-log.ts'
import type { Recorder } from '../handler.ts'
import { noteShare } from '../log/note-share.ts'
import { insertRecord, updateRecord } from '../record/store-record.ts'
import { textOf } from '../session.ts'
import type { Row, Unit } from '../store.ts'
import { formPrintTable } from './form-print-table.ts'

/** The purpose a document was taken for. */
export type FormUse = 'preview' | 'download' | 'print'

/** The last time each document of a case left with all numbers, by form id. */
export async function printsOf(unit: Unit, prjId: string): Promise<ReadonlyMap<string, Row>> {
  const { rows } = await unit.list(formPrintTable, { where: { field: '$project', is: [prjId] }, counted: false })
  return new Map(rows.map((row) => [textOf(row.values['formId']), row]))
}

/** Records that documents left with all numbers. The audit entry names the document, never its content. */
export async function notePrints(
  context: Recorder,
  project: Row,
  use: FormUse,
  printed: readonly { readonly formId: string; readonly stamp: string; readonly title?: string }[],
): Promise<void> {
  const { unit, ports, now, principal } = context
  await unit.lock(`form-print:${project.key}`)
  const before = await printsOf(unit, project.key)
  for (const { formId, stamp, title = formId } of printed) {
    const row = before.get(formId)
    const values = { prjId: project.key, formId, stamp, use, printedAt: now, printedBy: principal.acctId }
    if (row) await updateRecord(context, formPrintTable, row, values, ['stamp', 'use', 'printedAt', 'printedBy'])
    else
      await insertRecord(
        context,
        formPrintTable,
        { key: ports.ids.key(), project: project.key, city: project.city },
        values,
      )
    await noteShare(context, project, {
      kind: SHARE_KIND.form,
      title,
      way: use === 'print' ? SHARE_WAY.print : SHARE_WAY.download,
      objId: formId,
    })
  }
}
