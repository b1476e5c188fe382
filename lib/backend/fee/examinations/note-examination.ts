import { EXAMINED } from '../../../domain/codes.ts'
import { EXAMINE_ACTION } from '../../../domain/fee/examination.ts'
import { addToCase } from '../../member/add-to-case.ts'
import type { Recorder } from '../../handler.ts'
import { sendExaminedNotices } from '../../notice/send-examined-notices.ts'
import { setState } from '../../record/store-record.ts'
import { textOf } from '../../session.ts'
import type { Row, Unit } from '../../store.ts'
import { accountTable } from '../../account/account-table.ts'
import { examinationTable } from '../fee-tables.ts'

/** Something that was done to an order or an expense. */
export interface Examined {
  /** One of EXAMINED_OBJECT, with the key of the order or expense. */
  readonly objCode: string
  readonly objId: string
  /** One of EXAMINE_ACTION. */
  readonly action: string
  readonly suggest?: string | null
  /** True for a decision that ends the matter, so that no one has to act on it. */
  readonly settled?: boolean
}

/** The history of an order or expense, newest first. */
export async function examinationsOf(unit: Unit, objId: string): Promise<readonly Row[]> {
  const { rows } = await unit.list(examinationTable, {
    where: { field: 'hf3fObjId', is: [objId] },
    sort: [{ field: 'sortNo', descending: true }],
    counted: false,
  })
  return rows
}

/**
 * Adds an entry to the history of an order or expense of a locked case. Earlier pending entries are marked as noted.
 * @source INC-045, INC-046
 */
export async function noteExamination(
  context: Recorder,
  project: Row,
  { objCode, objId, action, suggest = null, settled = action === EXAMINE_ACTION.approve }: Examined,
): Promise<void> {
  const { unit, now, principal } = context
  await takeNote(context, objId)
  const account = await unit.get(accountTable, principal.acctId)
  await addToCase(context, examinationTable, project, {
    hf3fObjCode: objCode,
    hf3fObjId: objId,
    hf3fAction: action,
    hf3fIsRead: settled ? EXAMINED.handled : EXAMINED.pending,
    hf3fExamTime: now,
    hf3fExamUsr: textOf(account?.values['br01Name']) || principal.acctId,
    hf3fSuggest: suggest,
  })
  await sendExaminedNotices(context, project, { objCode, objId, action, suggest })
}

/** Marks all pending entries of an order or expense as noted. */
export async function takeNote(context: Recorder, objId: string): Promise<void> {
  for (const line of await examinationsOf(context.unit, objId)) {
    if (line.values['hf3fIsRead'] !== EXAMINED.pending) continue
    await setState(
      context,
      examinationTable,
      line,
      { hf3fIsRead: EXAMINED.pending },
      { hf3fIsRead: EXAMINED.handled },
      null,
    )
  }
}
