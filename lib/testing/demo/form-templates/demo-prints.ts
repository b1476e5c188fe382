import { dayOf, millisecondsOf } from '../../../catalogue/day.ts'
import type { FormDocument } from '../../../domain/form-record/form-documents.ts'
import { type FormValues, formValues } from '../../../domain/form-record/form-values.ts'
import { SHARE_KIND, SHARE_WAY } from '../../../domain/log/share-log.ts'
import { fieldsOn } from '../../../domain/form-record/template-fields.ts'
import type { Files } from '../../../backend/files.ts'
import { readFormCase } from '../../../backend/form-record/form-case.ts'
import { formPrintTable } from '../../../backend/form-record/form-print-table.ts'
import { setsOf } from '../../../backend/form-record/form-rows.ts'
import { stampOf } from '../../../backend/form-record/form-stamp.ts'
import type { FormUse } from '../../../backend/form-record/note-print.ts'
import type { Actor, Store } from '../../../backend/store.ts'
import { shareTable } from '../../../backend/log/log-tables.ts'
import { projectTable } from '../../../backend/project/project-table.ts'
import type { DemoProject } from '../projects/demo-projects.ts'
import { auditEntry } from '../../../backend/seed/rows/audit-entry.ts'

/** One in so many cases that were moved on has printed forms. */
const PRINTED_EVERY = 12
const FIRST_HOUR = 13
const HOUR = 3_600_000
/** For each printed form in its order: its use, and whether a value on it was filled in only afterwards. */
const PRINTS: readonly { readonly use: FormUse; readonly early: boolean }[] = [
  { use: 'print', early: true },
  { use: 'print', early: false },
  { use: 'download', early: false },
  { use: 'print', early: true },
]

/** Adds prints of forms some time after a case was moved on. A case that has a print already stays unchanged. */
export async function seedPrints(
  store: Store,
  files: Files,
  { key, move }: DemoProject,
  index: number,
  now: number,
): Promise<void> {
  if (!move || index % PRINTED_EVERY !== 0) return
  const at = (turn: number): number => workingTime(move.at, now, (turn + 1) / (PRINTS.length + 1), turn)
  const actor: Actor = { account: move.by, now: at(PRINTS.length - 1) }
  await store.unit(actor, async (unit) => {
    const row = await unit.get(projectTable, key)
    if (!row) return
    const read = await readFormCase(unit, row, dayOf(actor.now))
    const documents = setsOf(read).flatMap((set) =>
      set.isValid && set.template.file === undefined ? set.documents : [],
    )
    const values = formValues(read.of)
    for (const [turn, { use, early }] of PRINTS.entries()) {
      const document = documents[turn]
      const printKey = `${key}-print-${turn + 1}`
      if (!document || (await unit.get(formPrintTable, printKey))) continue
      const stamp = await stampOf(files, document, early ? beforeFilled(document, values) : values)
      const print = await unit.insert(formPrintTable, {
        key: printKey,
        project: key,
        city: row.city,
        values: { prjId: key, formId: document.formId, stamp, use, printedAt: at(turn), printedBy: actor.account },
      })
      const shared = {
        shareKind: SHARE_KIND.form,
        shareTitle: document.formName,
        shareWay: use === 'print' ? SHARE_WAY.print : SHARE_WAY.download,
        sharedAt: at(turn),
        prjId: key,
        objId: document.formId,
      }
      await unit.insert(shareTable, { key: `${printKey}-share`, project: key, city: row.city, values: shared })
      await unit.audit(auditEntry(actor, 'print', formPrintTable, print, {}, print.values))
    }
  })
}

/** A time between two others, in the afternoon where possible. */
function workingTime(from: number, to: number, part: number, turn: number): number {
  const between = from + Math.floor((to - from) * part)
  const afternoon = millisecondsOf(dayOf(between)) + (FIRST_HOUR + turn) * HOUR
  return afternoon > from && afternoon < to ? afternoon : between
}

/** The values before the last one on a document was filled in. */
function beforeFilled({ template, turn }: FormDocument, values: FormValues): FormValues {
  const last = fieldsOn(template, values, turn).findLast(({ shown }) => shown.text !== '')
  return {
    ...values,
    shown: (ref, whose, as) => {
      const shown = values.shown(ref, whose, as)
      return last && ref.entity === last.ref.entity && ref.field === last.ref.field && shown.key === last.shown.key
        ? { ...shown, text: '', codes: [] }
        : shown
    },
  }
}
