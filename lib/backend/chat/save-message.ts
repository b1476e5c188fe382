import type { RecordInput } from '../../contract/input.ts'
import { NOTICE_KIND } from '../../domain/flow/notice.ts'
import { CHAT_STATE, chat, chatMessage } from '../../domain/talk/chat.ts'
import { overlayFor } from '../dictionary/field-meta-handlers.ts'
import type { SignedIn } from '../handler.ts'
import { changeableCase } from '../member/case-access.ts'
import { sendNotice } from '../notice/send-notice.ts'
import { PARTICIPATION } from '../principal.ts'
import { answerRecord, blankOf, recordOf } from '../record/answer.ts'
import { judge } from '../record/save.ts'
import { insertRecord } from '../record/store-record.ts'
import { Refusal } from '../refusal.ts'
import { textOf } from '../session.ts'
import type { Row } from '../store.ts'
import { chatMessageTable, chatTable } from './chat-tables.ts'

/**
 * Adds a message to an open conversation of a case the caller may change, and notifies the people who work on the case.
 * Messages are never changed.
 * @source ROU-005 (/ChatRecordGrid)
 */
export async function saveMessage(input: RecordInput, context: SignedIn): Promise<Readonly<Record<string, unknown>>> {
  const { unit, ports, now, principal } = context
  if (input.keyValue) throw new Refusal('NO_PERMISSION', '消息发出后不能修改，可以撤回')
  const { record } = await judge(
    context,
    {
      entity: chatMessage,
      table: chatMessageTable,
      row: null,
      before: blankOf(chatMessage),
      facts: {},
      overlay: await overlayFor(unit, chatMessage, null),
    },
    input,
  )
  const { talk, project } = await openChat(context, textOf(record['chatNo']))
  const { chatTitle = null } = talk.values
  const stored = await insertRecord(
    context,
    chatMessageTable,
    { key: ports.ids.key(), project: project.key, city: project.city },
    { ...record, chatId: talk.key, chatTitle, prjId: project.key, senderId: principal.acctId, sentAt: now },
  )
  const text = textOf(record['chatText'])
  await saveLastMessage(context, talk, text)
  const acctId = PARTICIPATION.map((field) => textOf(project.values[field])).filter(
    (account) => account !== '' && account !== principal.acctId,
  )
  if (acctId.length > 0)
    await sendNotice(context, project, {
      acctId,
      kind: NOTICE_KIND.chat,
      title: `“${textOf(chatTitle ?? undefined)}”有新消息`,
      body: `${principal.displayName}：${text}`,
    })
  return answerRecord(unit, chatMessage, recordOf(chatMessage, stored), stored)
}

async function openChat(context: SignedIn, chatNo: string): Promise<{ readonly talk: Row; readonly project: Row }> {
  const { rows } = await context.unit.list(chatTable, {
    where: { field: 'chatNo', is: [chatNo] },
    page: 1,
    pageSize: 1,
    counted: false,
  })
  const found = rows[0]
  if (!found) throw Refusal.invalid([{ field: 'chatNo', message: '没有这个编号的会话，或无权查看' }])
  const project = await changeableCase(context, found.project).catch((error: unknown) => {
    // A conversation of another user is answered like one that does not exist.
    throw error instanceof Refusal && error.code === 'NOT_FOUND'
      ? Refusal.invalid([{ field: 'chatNo', message: '没有这个编号的会话，或无权查看' }])
      : error
  })
  const talk = await context.unit.get(chatTable, found.key, { lock: true })
  if (talk?.values['chatState'] !== CHAT_STATE.open) throw new Refusal('STATUS', '会话已结束，不能再发消息')
  return { talk, project }
}

/** Stores the last message as the preview of the conversation. The audit log has the message itself. */
async function saveLastMessage({ unit, now, notify }: SignedIn, talk: Row, text: string): Promise<void> {
  const longest = chatTable.fields['lastText']?.maxLength ?? text.length
  await unit.update(chatTable, talk.key, talk.version, {
    lastText: text.slice(0, longest),
    lastAt: now,
    messages: Number(talk.values['messages'] ?? 0) + 1,
  })
  notify.record(chat.service, talk.key, talk)
}
