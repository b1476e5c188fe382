import { codes, date, yuan } from '../../catalogue/field.ts'
import type { Table } from '../store.ts'

/**
 * What was read from vouchers, under the hash of their content, because the same bytes always say the same. It is
 * removed together with the bytes.
 */
export const readingTable: Table = {
  name: 'voucher_reading',
  fields: { amount: yuan('金额'), numbers: codes('', '单号', { freeText: true }), day: date('日期') },
}
