import { helpCalls } from '../../contract/settings/help-calls.ts'
import { helpNote } from '../../domain/settings/help-note.ts'
import { implement } from '../handler.ts'
import { SIGNED_IN } from '../policy.ts'
import { answerRecord, recordOf } from '../record/answer.ts'
import { Refusal } from '../refusal.ts'
import { textOf } from '../session.ts'
import type { Row, Unit } from '../store.ts'
import { helpNoteTable } from './help-note-table.ts'

export const helpHandlers = [
  implement(helpCalls.getValidateIdList, SIGNED_IN, async (_input, { unit }) => ({
    data: (await notesIn(unit)).map(({ values }) => textOf(values['hf18HelpId'])),
  })),
]

/** The help text of a field, in wire form. @throws Refusal NOT_FOUND @source FRM-031, OPN-041 */
export async function answerHelp(unit: Unit, id: string): Promise<Readonly<Record<string, unknown>>> {
  const [row] = await notesIn(unit, id)
  if (!row) throw new Refusal('NOT_FOUND', '没有这条帮助')
  return answerRecord(unit, helpNote, recordOf(helpNote, row), row)
}

/** Help texts in use, of one identifier or of all. */
async function notesIn(unit: Unit, id?: string): Promise<readonly Row[]> {
  const { rows } = await unit.list(helpNoteTable, {
    where: {
      all: [{ field: 'hf18Enabled', is: [1] }, ...(id === undefined ? [] : [{ field: 'hf18HelpId', is: [id] }])],
    },
    sort: [{ field: 'hf18HelpId' }],
  })
  return rows
}
