import type { RecordInput } from '../../contract/input.ts'
import { CHAT_STATE, chat } from '../../domain/talk/chat.ts'
import { overlayFor } from '../dictionary/field-meta-handlers.ts'
import type { SignedIn } from '../handler.ts'
import { changeableCase, visibleChild } from '../member/case-access.ts'
import { answerRecord, blankOf, recordOf } from '../record/answer.ts'
import { judge } from '../record/save.ts'
import { insertRecord, updateRecord } from '../record/store-record.ts'
import { Refusal } from '../refusal.ts'
import { textOf } from '../session.ts'
import { chatTable } from './chat-tables.ts'
import { projectTable } from '../project/project-table.ts'

const NUMBER_LENGTH = 6

/**
 * Opens a conversation about a case the caller may change, found by its number, or renames one.
 * @source ROU-005 (/ChatMGrid)
 */
export async function saveChat(input: RecordInput, context: SignedIn): Promise<Readonly<Record<string, unknown>>> {
  const { unit, ports, principal } = context
  const own = input.keyValue ? (await visibleChild(context, chatTable, input.keyValue)).row : null
  const row = own ? await unit.get(chatTable, own.key, { lock: true }) : null
  if (row && row.values['chatState'] !== CHAT_STATE.open) throw new Refusal('STATUS', '会话已结束，不能修改')
  const before = row ? recordOf(chat, row) : blankOf(chat)
  const { record, changed } = await judge(
    context,
    { entity: chat, table: chatTable, row, before, facts: {}, overlay: await overlayFor(unit, chat, null) },
    input,
  )
  if (row) {
    if (changed.includes('prjNo')) throw Refusal.invalid([{ field: 'prjNo', message: '会话不能移到别的项目' }])
    await changeableCase(context, row.project)
    const stored = changed.length === 0 ? row : await updateRecord(context, chatTable, row, record, changed)
    return answerRecord(unit, chat, recordOf(chat, stored), stored)
  }
  const { rows } = await unit.list(projectTable, {
    where: {
      all: [
        { field: 'prjNo', is: [textOf(record['prjNo'])] },
        { field: '$city', is: [principal.city] },
      ],
    },
    page: 1,
    pageSize: 1,
    counted: false,
  })
  const found = rows[0]
  if (!found) throw Refusal.invalid([{ field: 'prjNo', message: '没有这个编号的项目，或无权查看' }])
  const project = await changeableCase(context, found.key)
  const chatNo = `HH${String(await unit.next('chat')).padStart(NUMBER_LENGTH, '0')}`
  const stored = await insertRecord(
    context,
    chatTable,
    { key: ports.ids.key(), project: project.key, city: project.city },
    { ...record, chatNo, prjId: project.key },
  )
  return answerRecord(unit, chat, recordOf(chat, stored), stored)
}
