import { chat, chatMessage } from '../../domain/talk/chat.ts'
import { recordTable } from '../make-table.ts'
import type { Table } from '../store.ts'

/** Conversations about cases, and their messages. */
export const chatTable: Table = recordTable('chat_m', chat, { unique: [['chatNo']] })
export const chatMessageTable: Table = recordTable('chat_record', chatMessage)
