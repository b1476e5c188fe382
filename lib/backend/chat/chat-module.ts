import type { BackendModule } from '../backend-module.ts'
import { chatHandlers } from './chat-handlers.ts'
import { chatMessageTable, chatTable } from './chat-tables.ts'
import { messageRules } from './message-rules.ts'

/** Conversations about cases. */
export const chatModule: BackendModule = {
  tables: [chatTable, chatMessageTable],
  handlersBeside: chatHandlers,
  listRules: () => ({ [chatMessageTable.name]: messageRules }),
}
