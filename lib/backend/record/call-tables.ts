import { codes, datetime, text, textarea } from '../../catalogue/field.ts'
import type { Table } from '../store.ts'

/** Recent searches for personal numbers; the key is the user. */
export const numberSearchTable: Table = { name: 'number_search', fields: { instants: codes('', '查询时刻') } }
/** Recent views of personal data in full; the key is the user. */
export const revealTable: Table = { name: 'field_reveal', fields: { instants: codes('', '查看时刻') } }
/** First answers of creating calls, by the caller's key. */
export const idempotencyTable: Table = {
  name: 'idempotency',
  fields: {
    call: text('调用'),
    requestHash: text('请求散列'),
    answer: textarea('答复'),
    at: datetime('时刻', { indexed: true }),
  },
}
