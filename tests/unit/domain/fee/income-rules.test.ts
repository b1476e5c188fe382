import { describe, expect, it } from 'vitest'
import { check } from '../../../../lib/catalogue/check.ts'
import { settle } from '../../../../lib/catalogue/effect.ts'
import { blankRecord } from '../../../../lib/catalogue/entity.ts'
import { fieldState, visibleFields } from '../../../../lib/catalogue/field-state.ts'
import type { Value } from '../../../../lib/catalogue/kind.ts'
import { expense } from '../../../../lib/domain/fee/expense.ts'
import { income } from '../../../../lib/domain/fee/income.ts'
import { incomeIssues, listOf } from '../../../../lib/domain/fee/income-rules.ts'

type Record_ = Readonly<Record<string, Value>>
const EXTERNAL: Record_ = {
  hf54ChargeKind: 'HH0702',
  hf54ProjectName: 'PC01',
  hf54ReceiveSign: '0',
  payChannel: 'HH2302',
  orderAmount: 10,
}
const DEDUCTION: Record_ = {
  hf54ChargeKind: 'HH0701',
  hf54DeducetionType: 'PC01',
  hf54BindOrederId: ['a', 'b'],
  orderAmount: 3,
}
const ORDERS = [
  { key: 'a', amount: 100n, paid: true, deducted: false },
  { key: 'b', amount: 200n, paid: true, deducted: false },
  { key: 'gone', amount: 100n, paid: true, deducted: true },
  { key: 'open', amount: 100n, paid: false, deducted: false },
]
const issues = (record: Record_, most: bigint | null = 1_000n) =>
  incomeIssues(record, { bookable: (type) => (type === 'PC01' ? most : null), orders: ORDERS }).map(
    ({ field, message }) => [field, message],
  )

describe('what refuses an income', () => {
  it('is nothing when all is well', () =>
    expect([
      issues(EXTERNAL),
      issues(DEDUCTION),
      issues({ ...EXTERNAL, hf54ReceiveSign: '1', payChannel: 'HH2301' }),
    ]).toEqual([[], [], []]))
  it('INC-036 is an amount beyond what can be booked, or none', () => {
    expect(issues({ ...EXTERNAL, orderAmount: 10.01 })).toEqual([['orderAmount', '订单金额不能超过可收金额 10.00 元']])
    expect(issues({ ...EXTERNAL, orderAmount: 0 })).toEqual([['orderAmount', '订单金额应大于 0']])
  })
  it('INC-037 is a charge without anything to collect', () => {
    expect(issues(EXTERNAL, null)).toEqual([['hf54ProjectName', '该收费类型没有待收费用']])
    expect(issues(EXTERNAL, 0n)).toEqual([['hf54ProjectName', '该费用没有可收的金额']])
    expect(issues({ ...DEDUCTION, hf54DeducetionType: 'PC02' })).toEqual([
      ['hf54DeducetionType', '该收费类型没有待收费用'],
    ])
  })
  it('is a channel that does not fit', () => {
    expect(issues({ ...EXTERNAL, payChannel: 'HH2301' })).toEqual([['payChannel', '未收款的收入应选择线上扫码支付']])
    expect(issues({ ...EXTERNAL, hf54ReceiveSign: '1' })).toEqual([
      ['payChannel', '已收款的收入应选择线下支付，由财务审核'],
    ])
  })
  it.each([
    [['a', 'nobody'], '所选订单不属于本项目'],
    [['a', 'open'], '只能抵扣已支付的订单'],
    [['gone'], '所选订单已被抵扣'],
    [['a', 'a'], '同一订单只能选择一次'],
  ])('INC-030 is a deduction of %j', (hf54BindOrederId, message) => {
    expect(issues({ ...DEDUCTION, hf54BindOrederId, orderAmount: 1 })).toEqual([['hf54BindOrederId', message]])
  })
  it('is nothing that was not filled in yet: its field asks for it', () => {
    expect(
      [
        { ...EXTERNAL, payChannel: null },
        { ...EXTERNAL, payChannel: undefined as never }, // adapter: a record that has no such field yet
        { ...EXTERNAL, orderAmount: null },
        { ...EXTERNAL, hf54ProjectName: null },
        { ...DEDUCTION, orderAmount: null },
      ].map((record) => issues(record)),
    ).toEqual([[], [], [], [], []])
  })
  it('binds no order where the field holds no list', () => {
    expect([listOf(['a']), listOf('a'), listOf(5), listOf(null), listOf(undefined)]).toEqual([['a'], [], [], [], []])
  })
  it('is a deduction of part of an order', () =>
    expect(issues({ ...DEDUCTION, orderAmount: 2.99 })).toEqual([
      ['orderAmount', '订单金额应等于所选订单合计 3.00 元'],
    ]))
})

describe('the form of an income', () => {
  const blank = blankRecord(income.fields)
  it('INC-027 empties the fields of the other kind', () => {
    const external = {
      ...blank,
      ...EXTERNAL,
      hf54ReceiveSign: '1',
      payChannel: 'HH2301',
      hf54ReceiveTime: '2026-11-20',
      orderNo: 'R',
      hf54Image: 'd',
    }
    const deduction = settle(income, external, { ...external, hf54ChargeKind: 'HH0701' }).record
    for (const name of [
      'hf54ProjectName',
      'hf54ReceiveSign',
      'payChannel',
      'hf54ReceiveTime',
      'orderNo',
      'hf54Image',
      'orderAmount',
    ])
      expect([name, deduction[name]]).toEqual([name, null])
    const back = settle(
      income,
      { ...deduction, ...DEDUCTION },
      { ...deduction, ...DEDUCTION, hf54ChargeKind: 'HH0702' },
    ).record
    expect(back).toMatchObject({
      hf54DeducetionType: null,
      hf54BindOrederId: null,
      orderAmount: null,
      hf54ReceiveSign: '0',
      payChannel: 'HH2302',
    })
  })
  it('INC-029 OPN-061 asks for voucher, date and number once the money was collected', () => {
    const required = (record: Record_) =>
      check(income, { ...blank, ...record, hf54ApplyPerson: 'a' }, { today: '2026-11-21' }).map(({ field }) => field)
    expect(required(EXTERNAL)).toEqual([])
    expect(required({ ...EXTERNAL, hf54ReceiveSign: '1', payChannel: 'HH2301' })).toEqual([
      'hf54ReceiveTime',
      'orderNo',
      'hf54Image',
    ])
    expect(required({ hf54ChargeKind: 'HH0701' })).toEqual(['hf54DeducetionType', 'hf54BindOrederId', 'orderAmount'])
  })
  it('INC-020 INC-026 opens again once it was returned, for the person who may change it, but for its kind', () => {
    const editable = (record: Record_) =>
      ['hf54ChargeKind', 'orderAmount', 'hf54ProjectName'].filter(
        (name) => fieldState(income, name, { ...blank, ...EXTERNAL, ...record }).editable,
      )
    expect(editable({})).toEqual(['hf54ChargeKind', 'orderAmount', 'hf54ProjectName'])
    expect(editable({ hf54Id: 'i', status: 'BDA105', canEdit: 1 })).toEqual([])
    expect(editable({ hf54Id: 'i', status: 'BDA106', canEdit: 0 })).toEqual([])
    expect(editable({ hf54Id: 'i', status: 'BDA106', canEdit: 1 })).toEqual(['orderAmount', 'hf54ProjectName'])
  })
})

describe('the form of an expense', () => {
  const blank = blankRecord(expense.fields)
  const seen = (record: Record_, isFinance: number) => visibleFields(expense, { ...blank, ...record, isFinance })
  const open = (record: Record_, isFinance: number) =>
    ['hf40CostFet', 'hf40CostDate'].filter(
      (name) =>
        fieldState(expense, name, { ...blank, ...record, isFinance }).editable &&
        seen(record, isFinance).includes(name),
    )
  it('EXP-011 shows what finance fills in to finance while it waits, and to everybody once it is decided', () => {
    expect(
      [seen({}, 1), seen({ hf40Status: 'HFE302' }, 0), seen({ hf40Status: 'HFE305' }, 1)].map((fields) =>
        fields.includes('hf40CostDate'),
      ),
    ).toEqual([false, false, false])
    expect(
      [seen({ hf40Status: 'HFE302' }, 1), seen({ hf40Status: 'HFE303' }, 0)].map((fields) =>
        fields.includes('hf40CostDate'),
      ),
    ).toEqual([true, true])
  })
  it('EXP-009 EXP-011 is open to whom it waits for', () => {
    expect([
      open({}, 0),
      open({ hf40Status: 'HFE302' }, 0),
      open({ hf40Status: 'HFE302' }, 1),
      open({ hf40Status: 'HFE303' }, 1),
      open({ hf40Status: 'HFE305', canEdit: 1 }, 0),
      open({ hf40Status: 'HFE305', canEdit: 0 }, 0),
    ]).toEqual([['hf40CostFet'], [], ['hf40CostDate'], [], ['hf40CostFet'], []])
  })
  it('EXP-023 asks for no picture of an invoice that does not come', () => {
    expect(
      [seen({ hf40InvoiceReceive: 'HH1502' }, 0), seen({ hf40InvoiceReceive: 'HH1501' }, 0)].map((fields) =>
        fields.includes('hf40InvoiceImage'),
      ),
    ).toEqual([false, true])
  })
})
