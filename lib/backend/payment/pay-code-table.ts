import { codes, datetime, id, integer, text, yuan } from '../../catalogue/field.ts'
import { payCodeCalls } from '../../contract/fee/payment-calls.ts'
import type { Table } from '../store.ts'

/** What is stored of a code; that it ran out, the clock says. */
export const CODE_STATE = { live: 'live', paid: 'paid', void: 'void' } as const

/** Payment codes of cases. A code is never removed: it proves what was asked and what came. */
export const payCodeTable: Table = {
  name: 'pay_code',
  topic: payCodeCalls.getQrCode.service,
  fields: {
    orderIds: codes('', '订单', { freeText: true }),
    /** Yuan: the sum of the orders when the code was made. */
    amount: yuan('金额'),
    state: text('状态', { indexed: true, maxLength: 8 }),
    expiresAt: datetime('有效期至', { indexed: true }),
    address: text('付款地址', { maxLength: 500 }),
    paidAt: datetime('支付时间'),
    /** Since when it is closed at the service, once it is over. */
    closedAt: datetime('关闭时间', { indexed: true }),
    transaction: id('交易流水号', { indexed: true }),
    sortNo: integer('序号', { indexed: true }),
  },
}
