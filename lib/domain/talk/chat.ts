import { defineEntity, type RecordOf } from '../../catalogue/entity.ts'
import { account, code, datetime, id, integer, text, textarea } from '../../catalogue/field.ts'
import { PICKS } from '../picks.ts'
import { project } from '../project/project.ts'
import { recordFields } from '../record-fields.ts'

/** A conversation about a case, among staff or with a customer. @source ROU-005 (/ChatMGrid) @public */
export const chat = defineEntity({
  service: 'ChatM',
  title: '会话',
  metaTable: null,
  groups: {
    chat: {
      label: '会话',
      fields: {
        keyValue: id('会话ID', { hidden: true, serverOwned: true }),
        chatNo: text('会话编号', { serverOwned: true, maxLength: 20, indexed: true, column: true }),
        prjNo: text('项目编号', { required: true, maxLength: 32, indexed: true, column: true, picks: PICKS.cases }),
        chatKind: code('CHAT_KIND', '类别', { required: true, indexed: true, column: true, default: 'STAFF' }),
        chatTitle: text('主题', { required: true, maxLength: 60, indexed: true, column: true }),
        chatWith: text('对方', { maxLength: 40, indexed: true, column: true, hint: '与客户沟通时填写，只记称呼' }),
        prjId: id('项目ID', { hidden: true, serverOwned: true, indexed: true }),
        chatState: code('CHAT_STATE', '状态', { serverOwned: true, indexed: true, column: true, default: 'OPEN' }),
        messages: integer('消息数', { serverOwned: true, indexed: true, column: true, default: 0 }),
        lastText: text('最近消息', { serverOwned: true, maxLength: 100, column: true }),
        lastAt: datetime('最近时间', { serverOwned: true, indexed: true, column: true }),
      },
    },
    record: { label: '记录信息', fields: recordFields },
  },
})
/** @public */
export type Chat = RecordOf<typeof chat>

/** One message of a conversation; it is never changed, only withdrawn. @source ROU-005 (/ChatRecordGrid) @public */
export const chatMessage = defineEntity({
  service: 'ChatRecord',
  title: '聊天记录',
  metaTable: null,
  groups: {
    message: {
      label: '消息',
      fields: {
        keyValue: id('消息ID', { hidden: true, serverOwned: true }),
        chatId: id('会话', { hidden: true, serverOwned: true, indexed: true, picks: 'ChatM' }),
        chatNo: text('会话编号', {
          required: true,
          maxLength: 20,
          indexed: true,
          column: true,
          picks: PICKS.chats,
          hint: '只能选择进行中的会话',
        }),
        chatTitle: text('主题', { serverOwned: true, maxLength: 60, indexed: true, column: true }),
        prjId: id('项目编号', { serverOwned: true, indexed: true, picks: project.service }),
        chatSide: code('CHAT_SIDE', '发言方', { required: true, indexed: true, column: true, default: 'STAFF' }),
        senderId: account('记录人', { serverOwned: true, indexed: true, column: true }),
        chatText: textarea('内容', { required: true, maxLength: 1_000, column: true }),
        sentAt: datetime('时间', { serverOwned: true, indexed: true, column: true }),
        messageState: code('MESSAGE_STATE', '状态', {
          serverOwned: true,
          indexed: true,
          column: true,
          default: 'SENT',
        }),
      },
    },
  },
})
/** @public */
export type ChatMessage = RecordOf<typeof chatMessage>
/** Status of a conversation (CHAT_STATE), side of the speaker (CHAT_SIDE), status of a message (MESSAGE_STATE). */
export const CHAT_STATE = { open: 'OPEN', closed: 'CLOSED' } as const
export const CHAT_SIDE = { staff: 'STAFF', customer: 'CUSTOMER' } as const
export const MESSAGE_STATE = { sent: 'SENT', takenBack: 'TAKEN_BACK' } as const
