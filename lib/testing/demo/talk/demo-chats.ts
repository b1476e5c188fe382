import { CHAT_SIDE, CHAT_STATE, MESSAGE_STATE } from '../../../domain/talk/chat.ts'
import { textOf } from '../../../backend/session.ts'
import type { NewRow, Row, Unit } from '../../../backend/store.ts'
import { chatMessageTable, chatTable } from '../../../backend/chat/chat-tables.ts'
import { projectTable } from '../../../backend/project/project-table.ts'

const HOUR = 3_600_000
/** Every n-th case has a conversation. */
const EVERY = 4
const ABOUT = [
  [
    'CUSTOMER',
    '面签时间确认',
    '例女士',
    ['周三上午可以面签吗？', '可以，请带身份证原件与婚姻证明。', '好的，九点半到。'],
  ],
  ['STAFF', '评估报告加急', null, ['买家赶着递件，评估能加急吗？', '已和评估公司说好，后天出报告。']],
  [
    'CUSTOMER',
    '首付款资金监管',
    '样先生',
    ['首付打到哪个账户？', '打到监管账户，账号以监管协议为准。', '收到，今天下午转。', '到账后把回单发我，我登记。'],
  ],
  ['STAFF', '资料缺户口簿', null, ['业主户口簿首页还没交。', '业主说周末送到门店。', '收到后请核对原件。']],
  ['CUSTOMER', '过户预约', '测女士', ['过户排到哪天？', '已约到下周二，当天两位业主都要到。']],
] as const

/** Conversations about demo cases, with a customer or among staff. */
export async function seedChats(unit: Unit): Promise<void> {
  const { rows } = await unit.list(projectTable, { sort: [{ field: '$createdAt' }], counted: false })
  const cases = rows.filter((_row, index) => index % EVERY === 1)
  const talks = cases.map((project, index) => talkAbout(project, index))
  await unit.insertAll(
    chatTable,
    talks.map(({ talk }) => talk),
  )
  await unit.insertAll(
    chatMessageTable,
    talks.flatMap(({ messages }) => messages),
  )
  // Advances the sequence, so that conversations users open get later numbers.
  for (let used = 0; used < talks.length; used += 1) await unit.next('chat')
}

function talkAbout(project: Row, index: number): { readonly talk: NewRow; readonly messages: readonly NewRow[] } {
  const [chatKind, chatTitle, chatWith, said] = ABOUT[index % ABOUT.length] ?? ABOUT[0]
  const chatNo = `HH${String(index + 1).padStart(6, '0')}`
  const place = { project: project.key, city: project.city }
  const first = project.createdAt + 20 * HOUR
  const messages = said.map(
    (chatText, turn): NewRow => ({
      key: `demo-message-${index + 1}-${turn + 1}`,
      ...place,
      values: {
        chatId: `demo-chat-${index + 1}`,
        chatNo,
        chatTitle,
        prjId: project.key,
        chatSide: chatKind === 'CUSTOMER' && turn % 2 === 0 ? CHAT_SIDE.customer : CHAT_SIDE.staff,
        senderId: speakerOf(project, turn),
        chatText,
        sentAt: first + (turn * HOUR) / 4,
        messageState: MESSAGE_STATE.sent,
      },
    }),
  )
  const talk: NewRow = {
    key: `demo-chat-${index + 1}`,
    ...place,
    values: {
      chatNo,
      prjNo: textOf(project.values['prjNo']),
      chatKind,
      chatTitle,
      ...(chatWith !== null && { chatWith }),
      prjId: project.key,
      chatState: index % 6 === 1 ? CHAT_STATE.closed : CHAT_STATE.open,
      messages: said.length,
      lastText: said.at(-1) ?? '',
      lastAt: first + ((said.length - 1) * HOUR) / 4,
    },
  }
  return { talk, messages }
}

function speakerOf({ values, createdBy }: Row, turn: number): string {
  const [one, other] = [
    textOf(values['hf20ManagerId']) || createdBy,
    textOf(values['hf20ServiceAcct']) || textOf(values['hf20RecommendId']) || createdBy,
  ]
  return turn % 2 === 0 ? one : other
}
