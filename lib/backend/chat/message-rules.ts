import { isManager } from '../../domain/permission/role.ts'
import { chat, MESSAGE_STATE } from '../../domain/talk/chat.ts'
import type { ListRules } from '../grid/list-rules.ts'
import { Refusal } from '../refusal.ts'
import { textOf } from '../session.ts'
import { chatMessageTable, chatTable } from './chat-tables.ts'

const WITHDRAWN_TEXT = '（消息已撤回）'

/**
 * A message can be withdrawn by its author or a manager. Its text is then removed, also from the conversation preview.
 */
export const messageRules: ListRules = {
  operating: async ({ principal }, _operation, row) => {
    if (row.values['senderId'] !== principal.acctId && !isManager(principal.roles))
      throw new Refusal('NO_PERMISSION', '只能撤回自己发的消息')
  },
  changed: async ({ unit, notify }, before, after) => {
    if (
      !after ||
      before?.values['messageState'] === after.values['messageState'] ||
      after.values['messageState'] !== MESSAGE_STATE.takenBack
    )
      return
    await unit.compareAndSet(
      chatMessageTable,
      after.key,
      { messageState: MESSAGE_STATE.takenBack },
      { chatText: WITHDRAWN_TEXT },
    )
    const talk = await unit.get(chatTable, textOf(after.values['chatId']), { lock: true })
    if (!talk || talk.values['lastAt'] !== after.values['sentAt']) return
    await unit.update(chatTable, talk.key, talk.version, { lastText: WITHDRAWN_TEXT })
    notify.record(chat.service, talk.key, talk)
  },
}
