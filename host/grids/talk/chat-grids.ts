import { chat, chatMessage, defineGrid } from 'fangkit/domain'

/** Conversations about cases, visible to users who see the case. @source ROU-005 (/ChatMGrid) */
export const chatMGrid = defineGrid({
  name: 'ChatMGrid',
  title: '会话管理',
  entity: chat,
  columns: [
    'chatNo',
    'prjNo',
    'chatKind',
    'chatTitle',
    'chatWith',
    'messages',
    'lastText',
    'lastAt',
    'chatState',
    'updTime',
  ],
  search: ['chatNo', 'prjNo', 'chatKind', 'chatTitle', 'chatWith', 'chatState', 'lastAt'],
  sort: { field: 'lastAt', order: 'desc' },
  open: 'chatTitle',
  operations: ['view', 'add', 'edit', 'finish'],
  states: {
    field: 'chatState',
    moves: {
      finish: {
        from: ['OPEN'],
        to: 'CLOSED',
        says: { label: '结束会话', done: '已结束', prompt: '确定结束这个会话吗？' },
      },
      edit: { from: ['OPEN'] },
    },
  },
  rowsOf: { table: 'chat_m' },
  scope: 'project',
  parent: 'prjId',
  pinned: ['chatNo'],
})

/** The messages of conversations. A message is never changed, but can be recalled. @source ROU-005 (/ChatRecordGrid) */
export const chatRecordGrid = defineGrid({
  name: 'ChatRecordGrid',
  title: '聊天记录',
  entity: chatMessage,
  columns: ['sentAt', 'chatNo', 'chatTitle', 'prjId', 'chatSide', 'senderId', 'chatText', 'messageState'],
  search: ['sentAt', 'chatNo', 'chatTitle', 'prjId', 'chatSide', 'senderId', 'messageState'],
  sort: { field: 'sentAt', order: 'desc' },
  open: 'sentAt',
  operations: ['view', 'add', 'cancel'],
  states: {
    field: 'messageState',
    moves: { cancel: { from: ['SENT'], to: 'TAKEN_BACK', says: { label: '撤回', prompt: '确定撤回这条消息吗？' } } },
  },
  rowsOf: { table: 'chat_record' },
  scope: 'project',
  parent: 'chatId',
  pinned: ['sentAt'],
  large: true,
})
