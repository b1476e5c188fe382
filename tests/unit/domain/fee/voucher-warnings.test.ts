import { describe, expect, it } from 'vitest'
import { isNumberOf, voucherWarnings } from '../../../../lib/domain/fee/voucher/voucher-warnings.ts'

const FACTS = { money: 500_000n, numbers: ['20261101440199', 'M-1'], day: '2026-11-01' }
const FILLED = {
  hf54ChargeKind: 'HH0702',
  orderAmount: 5_000,
  orderNo: '20261101440199',
  hf54ReceiveTime: '2026-11-01',
}

describe('INC-039 what a voucher says otherwise', () => {
  it('is nothing while it agrees, whichever of its numbers was filled in and however it is written', () => {
    expect(voucherWarnings(FACTS, FILLED)).toEqual([])
    for (const orderNo of ['m 1', 'ML', '2026-1101-4401-99', '２０２６１１０１４４０１９９'])
      expect(voucherWarnings(FACTS, { ...FILLED, orderNo })).toEqual([])
    expect(isNumberOf(['O1l'], '011')).toBe(true)
    expect(isNumberOf(['123'], '1234')).toBe(false)
  })
  it('is a sentence for each thing, with what was filled in and what was read', () => {
    expect(
      voucherWarnings(FACTS, { ...FILLED, orderAmount: 4_800, orderNo: 'R-1', hf54ReceiveTime: '2026-11-02' }),
    ).toEqual([
      '订单金额填写 4,800.00 元，凭证识别为 5,000.00 元，请核对',
      '订单编号填写 R-1，凭证识别为 20261101440199，请核对',
      '收款日期填写 2026-11-02，凭证识别为 2026-11-01，请核对',
    ])
  })
  it('is nothing where the machine was not sure, where nothing was filled in, and for a deduction', () => {
    expect(voucherWarnings({ money: null, numbers: [], day: null }, { ...FILLED, orderAmount: 1 })).toEqual([])
    expect(
      voucherWarnings(FACTS, { hf54ChargeKind: 'HH0702', orderAmount: null, orderNo: null, hf54ReceiveTime: null }),
    ).toEqual([])
    expect(voucherWarnings(FACTS, { ...FILLED, orderNo: ' ', hf54ReceiveTime: ' ' })).toEqual([])
    expect(voucherWarnings(FACTS, { ...FILLED, hf54ChargeKind: 'HH0701', orderAmount: 1 })).toEqual([])
  })
})
