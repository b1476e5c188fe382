import { dayOf } from '../../../catalogue/day.ts'
import { CHARGE_KIND, ORDER_STATUS, PAY_CHANNEL, PAY_METHOD, RECEIVE_SIGN } from '../../../domain/codes.ts'
import { orderClassOf } from '../../../domain/fee/order-class.ts'
import { receiptPlaceOf } from '../../../backend/fee/incomes/used-receipts.ts'
import type { Values } from '../../../backend/store.ts'
import type { PlannedIncome, PlannedStatus } from './money-plan.ts'
import type { Slip } from './voucher-picture.ts'

const STATUS: Readonly<Record<PlannedStatus, string>> = {
  reviewed: ORDER_STATUS.reviewed,
  paid: ORDER_STATUS.paid,
  deducted: ORDER_STATUS.reviewed,
  pending: ORDER_STATUS.pending,
  unpaid: ORDER_STATUS.unpaid,
  returned: ORDER_STATUS.returned,
}
export const RETURN_REASON = '付款凭证不清晰，请补充银行回单'

/** Values that an income and its order share. */
export interface Entry extends PlannedIncome {
  readonly prjId: string
  readonly billNo: string
  readonly submitter: string
  /** The day the money arrived, and when it was posted. */
  readonly day: string
  readonly at: number
  readonly serial: number
  /** Keys and numbers of the orders it deducts. */
  readonly bound: readonly { readonly key: string; readonly billNo: string }[]
}

export function isReceived(status: PlannedStatus): boolean {
  return status === 'reviewed' || status === 'paid' || status === 'deducted'
}
const byCode = (status: PlannedStatus) => status === 'paid' || status === 'unpaid'

/** The values of an income whose status is reached at the counter, by a code, or by orders that are paid. */
export function incomeValues(entry: Entry): Values {
  const { status, type, amount, billNo, prjId, submitter, day, bound, serial } = entry
  const shared = {
    hf54PrjId: prjId,
    hf54ApplyPerson: submitter,
    orderAmount: amount,
    billNo,
    status: STATUS[status],
    paySign: isReceived(status) ? 1 : 0,
  } as const
  if (status === 'deducted')
    return {
      ...shared,
      hf54ChargeKind: CHARGE_KIND.deduction,
      hf54DeducetionType: type,
      hf54BindOrederId: bound.map(({ key }) => key),
    }
  const external = {
    ...shared,
    hf54ChargeKind: CHARGE_KIND.external,
    hf54ProjectName: type,
    suggest: status === 'returned' ? RETURN_REASON : null,
  }
  if (byCode(status)) return { ...external, hf54ReceiveSign: RECEIVE_SIGN.open, payChannel: PAY_CHANNEL.online }
  return {
    ...external,
    hf54ReceiveSign: RECEIVE_SIGN.collected,
    payChannel: PAY_CHANNEL.offline,
    hf54ReceiveTime: day,
    orderNo: receiptNo(entry, serial),
  }
}

export function orderValues(entry: Entry, incomeId: string): Values {
  const { status, type, amount, billNo, prjId, at, bound, serial } = entry
  return {
    ...orderBasis({ prjId, billNo, type, amount, at }),
    sl01IncomeId: incomeId,
    sl01Status: STATUS[status],
    sl01PaySign: isReceived(status) ? 1 : 0,
    sl01PayChannel: status === 'deducted' ? null : byCode(status) ? PAY_CHANNEL.online : PAY_CHANNEL.offline,
    sl01PayTime: isReceived(status) ? at : null,
    sl01PayMethod: status === 'paid' ? PAY_METHOD.wechat : null,
    sl01TransactionNumber:
      status === 'paid'
        ? `DEMO${receiptNo(entry, serial)}`
        : byCode(status) || status === 'deducted'
          ? null
          : receiptNo(entry, serial),
    sl01Memo: bound.length === 0 ? null : `抵扣订单 ${bound.map((order) => order.billNo).join('、')}`,
    suggest: status === 'returned' ? RETURN_REASON : null,
  }
}

/** An order a customer placed and paid without staff. */
export interface PrepaidEntry {
  readonly prjId: string
  readonly city: string
  readonly billNo: string
  readonly type: string
  readonly amount: number
  readonly at: number
  readonly customer: string | null
  /** The income that deducted it. */
  readonly deductedBy: string | null
}

/** The values of an order as finance enters it: its number is that of the receipt. */
export function prepaidValues(order: PrepaidEntry): Values {
  const running = order.billNo.split('-')[1] ?? ''
  const number = `${dayOf(order.at).replaceAll('-', '')}9${running.padStart(5, '0')}`
  return {
    ...orderBasis(order),
    sl01Status: ORDER_STATUS.paid,
    sl01PaySign: 1,
    sl01PayChannel: PAY_CHANNEL.online,
    sl01PayMethod: PAY_METHOD.combinedCode,
    sl01PayTime: order.at,
    sl01TransactionNumber: number,
    receiptPlace: receiptPlaceOf(order.city, number),
    sl01Customer: order.customer,
    sl01DeductedBy: order.deductedBy,
    sl01Memo: '客户预付',
  }
}

function orderBasis({
  prjId,
  billNo,
  type,
  amount,
  at,
}: {
  readonly prjId: string
  readonly billNo: string
  readonly type: string
  readonly amount: number
  readonly at: number
}): Values {
  return {
    sl01PrjId: prjId,
    sl01BillNo: billNo,
    sl01BillClass: orderClassOf(type),
    sl01OrderAmount: amount,
    sl01OrderDate: at,
  }
}

/** The content of an income's voucher; null for one that was not collected at the counter. */
export function slipOf(entry: Entry): Slip | null {
  const { status, amount, day, serial } = entry
  return status === 'deducted' || byCode(status) ? null : { amount, day, number: receiptNo(entry, serial) }
}

const receiptNo = ({ day }: Entry, serial: number): string =>
  `${day.replaceAll('-', '')}${String(serial).padStart(6, '0')}`
