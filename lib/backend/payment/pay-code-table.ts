import { codes, datetime, id, integer, text, yuan } from '../../catalogue/field.ts'
import { payCodeCalls } from '../../contract/fee/payment-calls.ts'
import type { Table } from '../store.ts'

/** The stored state of a code. Expiry is not stored; it follows from the clock. */
export const CODE_STATE = { live: 'live', paid: 'paid', void: 'void' } as const

/** Payment codes of cases. A code is never removed, because it proves what was requested and what was paid. */
export const payCodeTable: Table = {
  name: 'pay_code',
  topic: payCodeCalls.getQrCode.service,
  fields: {
    orderIds: codes('', '订单', { freeText: true }),
    /** Yuan: the sum of the orders when the code was created. */
    amount: yuan('金额'),
    state: text('状态', { indexed: true, maxLength: 8 }),
    expiresAt: datetime('有效期至', { indexed: true }),
    address: text('付款地址', { maxLength: 500 }),
    paidAt: datetime('支付时间'),
    /** When it was closed at the service, once it is over. */
    closedAt: datetime('关闭时间', { indexed: true }),
    transaction: id('交易流水号', { indexed: true }),
    sortNo: integer('序号', { indexed: true }),
  },
}
