import { describe, expect, it } from 'vitest'
import { blankRecord } from '../../../lib/catalogue/entity.ts'
import { ORDER_STATUS, PAY_CHANNEL } from '../../../lib/domain/codes.ts'
import { income, type Income } from '../../../lib/domain/fee/income.ts'
import { incomeAbilities } from '../../../lib/widgets/fee-tab/incomes/income-abilities.ts'
import { prefillOf, voucherRows } from '../../../lib/widgets/fee-tab/incomes/voucher/voucher-rows.ts'

// adapter: a blank record of this entity
const of = (values: Partial<Income>): Income => ({ ...blankRecord(income.fields), ...values }) as Income
const PENDING = of({ payChannel: PAY_CHANNEL.offline, paySign: 0, status: ORDER_STATUS.pending, hf54ApplyPerson: 'a' })
const UNPAID = of({
  payChannel: PAY_CHANNEL.online,
  paySign: 0,
  status: ORDER_STATUS.unpaid,
  hf54ApplyPerson: 'a',
  conformNum: 1,
  canWithdraw: 1,
})
const RETURNED = of({
  payChannel: PAY_CHANNEL.offline,
  paySign: 0,
  status: ORDER_STATUS.returned,
  hf54ApplyPerson: 'a',
  canEdit: 1,
})
const SUBMITTER = { rights: { mayBook: true, mayExamine: false, blocked: null }, readOnly: false }
const FINANCE = { rights: { mayBook: false, mayExamine: true, blocked: null }, readOnly: false }

describe('the actions of an income:', () => {
  it('INC-008 INC-019 finance reviews what waits for them, and nothing else', () => {
    expect([PENDING, UNPAID, RETURNED].map((one) => incomeAbilities(one, FINANCE).review)).toEqual([true, false, false])
    expect(incomeAbilities(PENDING, SUBMITTER).review).toBe(false)
  })

  it('INC-020 its submitter changes a returned one, and takes back one that nobody paid', () => {
    expect([PENDING, UNPAID, RETURNED].map((one) => incomeAbilities(one, SUBMITTER).change)).toEqual([
      false,
      false,
      true,
    ])
    expect([PENDING, UNPAID, RETURNED].map((one) => incomeAbilities(one, SUBMITTER).withdraw)).toEqual([
      false,
      true,
      false,
    ])
    expect(incomeAbilities({ ...UNPAID, canWithdraw: 0 }, SUBMITTER).withdraw).toBe(false)
    expect(incomeAbilities({ ...RETURNED, canEdit: 0 }, SUBMITTER).change).toBe(false)
  })

  it('INC-002 INC-003 OPN-058 only an unpaid one that can be confirmed, or has no number, goes into a code', () => {
    expect(
      [PENDING, UNPAID, { ...UNPAID, conformNum: 0 }, { ...UNPAID, conformNum: null }].map(
        (one) => incomeAbilities(one, SUBMITTER).noCode,
      ),
    ).toEqual(['notUnpaid', null, 'notConfirmable', null])
  })

  it('PRJ-043 a case that may not be changed, and a tab to read, leave nothing to do', () => {
    for (const asking of [
      { ...SUBMITTER, readOnly: true },
      { ...FINANCE, readOnly: true },
      { ...SUBMITTER, rights: { ...SUBMITTER.rights, blocked: '项目已结案' } },
    ]) {
      for (const one of [PENDING, UNPAID, RETURNED])
        expect(incomeAbilities(one, asking)).toMatchObject({ review: false, change: false, withdraw: false })
    }
  })
})

describe('what a voucher says', () => {
  const receipt = {
    receiptMoney: 1_500.004,
    receiptId: ' R-1 ',
    receiptTime: Date.UTC(2026, 10, 19, 16),
    checkMsg: '',
    checkPriceUrl: null,
  }

  it('INC-043 fills in what is still empty and overwrites nothing', () => {
    expect(prefillOf({ orderAmount: 1_400, orderNo: null, hf54ReceiveTime: null }, receipt)).toEqual({
      orderNo: 'R-1',
      hf54ReceiveTime: '2026-11-20',
    })
    expect(prefillOf({}, { ...receipt, receiptMoney: null, receiptId: '  ', receiptTime: null })).toEqual({})
  })

  it('INC-043 stands beside what was typed, also in the middle of an amount', () => {
    expect(voucherRows({ orderNo: 'm1' }, { ...receipt, receiptIds: ['R-1', 'M-1'] }).at(-1)).toMatchObject({
      name: 'orderNo',
      typed: 'm1',
      read: 'R-1',
      outcome: 'same',
    })
    expect(voucherRows({ orderAmount: 1_500.001, orderNo: 'R-2' }, { ...receipt, receiptTime: null })).toMatchObject([
      { label: '订单金额', typed: '1,500.00 元', read: '1,500.00 元', outcome: 'same' },
      { label: '收款日期', typed: null, read: null, outcome: 'unread' },
      { label: '订单编号', typed: 'R-2', read: 'R-1', outcome: 'different' },
    ])
  })
})
