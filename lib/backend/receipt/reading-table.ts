import { codes, date, yuan } from '../../catalogue/field.ts'
import type { Table } from '../store.ts'

/**
 * What was read off vouchers, under the hash of their content: the same bytes say the same, whoever looks. It goes with
 * the bytes.
 */
export const readingTable: Table = {
  name: 'voucher_reading',
  fields: { amount: yuan('金额'), numbers: codes('', '单号', { freeText: true }), day: date('日期') },
}
