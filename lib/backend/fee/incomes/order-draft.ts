import type { RecordValues } from '../../../catalogue/effect.ts'
import { chargeTypeOf } from '../../../domain/fee/ledger.ts'
import { CHARGE_KIND, ORDER_STATUS, PAY_CHANNEL } from '../../../domain/codes.ts'
import { orderClassOf } from '../../../domain/fee/order-class.ts'
import type { Row, Values } from '../../store.ts'

/**
 * Initial status of an income's order: a deduction is received, collected money waits for finance, other income waits
 * to be paid.
 * @source INC-013, INC-014, INC-018
 */
export function initialOrderStatus({ hf54ChargeKind, payChannel }: RecordValues): {
  readonly status: string
  readonly paySign: 0 | 1
} {
  if (hf54ChargeKind === CHARGE_KIND.deduction) return { status: ORDER_STATUS.reviewed, paySign: 1 }
  return { status: payChannel === PAY_CHANNEL.offline ? ORDER_STATUS.pending : ORDER_STATUS.unpaid, paySign: 0 }
}

/** Values an order takes from its income. @param bound the orders it deducts */
export function orderOf(income: RecordValues, bound: readonly Row[]): Values {
  const { status, paySign } = initialOrderStatus(income)
  return {
    sl01BillClass: orderClassOf(chargeTypeOf(income) ?? ''),
    sl01OrderAmount: income['orderAmount'] ?? null,
    sl01Status: status,
    sl01PaySign: paySign,
    sl01PayChannel: income['payChannel'] ?? null,
    sl01TransactionNumber: income['orderNo'] ?? null,
    sl01Image1: income['hf54Image'] ?? null,
    sl01Memo: bound.length === 0 ? null : deductionMemo(bound),
  }
}

const NAMED = 10

function deductionMemo(bound: readonly Row[]): string {
  const named = bound
    .slice(0, NAMED)
    .map(({ values }) => String(values['sl01BillNo'] ?? ''))
    .join('、')
  return bound.length > NAMED ? `抵扣订单 ${named} 等 ${bound.length} 笔` : `抵扣订单 ${named}`
}
