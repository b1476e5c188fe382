import { recordCalls } from '../../contract/record/record-calls.ts'
import { PRIVILEGE } from '../../domain/permission/privilege.ts'
import { chat, chatMessage } from '../../domain/talk/chat.ts'
import { allowOn, onGrid } from '../grid/grid-access.ts'
import type { GridSource } from '../grid/grid-source.ts'
import type { Implementation } from '../handler.ts'
import { saveHandlers } from '../record/save-handlers.ts'
import { saveChat } from './save-chat.ts'
import { saveMessage } from './save-message.ts'

/** Saving conversations and messages does more than store them: they belong to a case, and its people are notified. */
export function chatHandlers(sources: readonly GridSource[]): readonly Implementation[] {
  return [
    { entity: chat, save: saveChat },
    { entity: chatMessage, save: saveMessage },
  ].flatMap(({ entity, save }) => {
    const source = sources.find((one) => one.entity.service === entity.service)
    if (!source) return []
    return saveHandlers(recordCalls(entity), onGrid(source, PRIVILEGE.save), async (input, context) => {
      if (!input.keyValue) allowOn(source, context.principal, [PRIVILEGE.add])
      return save(input, context)
    })
  })
}
