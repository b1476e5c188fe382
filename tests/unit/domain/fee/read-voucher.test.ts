import { describe, expect, it } from 'vitest'
import { isDay } from '../../../../lib/catalogue/day.ts'
import { readVoucher } from '../../../../lib/domain/fee/voucher/read-voucher.ts'
import * as fc from '../../../property.ts'

/** What recognition makes of the receipt of a phone: glyphs apart, the currency sign lost. */
const PHONE = `转账 成 功
半 5;000.00
交易 金额\t5,000.00 元
付款 人\t例 小 明
收 款 账号\t6222 ”xx 0001
交易 时 间\t2026-11-01 14:32:08
交易 单 号\t20261101440199000123
附 言\t中 介 服 务 费`
/** And of the table of a bank. */
const BANK = `示例 银行 电子 回 单
回 单 编号 : HD20261103000456\t交易 日 期 : 2026 年 1] 月 03 日
付款 账号\t6222021234567890123\t收 款 账号\t6217001234567890456
金额 (小写 )\t128,000.50\t金额 (大写 )\t过 抬 贰 万 抽 什 元 伍 角 整
手续 费\t2.00
交易 流水 号\t7890123456\t摘要\t佣金`
const none = { money: null, numbers: [], day: null }
const moneyOf = (text: string) => readVoucher(text).money
const dayOf = (text: string) => readVoucher(text).day
const numbersOf = (text: string) => readVoucher(text).numbers

describe('INC-043 what a voucher says', () => {
  it('is its money, its numbers and its day, through the noise of recognition', () => {
    expect(readVoucher(PHONE)).toEqual({ money: 500_000n, numbers: ['20261101440199000123'], day: '2026-11-01' })
    expect(readVoucher(BANK)).toEqual({
      money: 12_800_050n,
      numbers: ['7890123456', 'HD20261103000456'],
      day: '2026-11-03',
    })
  })
  it('is nothing where nothing can be read', () => {
    for (const text of [
      '',
      '\n\t \n',
      '今 天 天 气 很 好',
      '[IT\n[aa |',
      '1234567890',
      '金额\t伍仟元整',
      '交易时间\t昨天',
      '交易单号\t无',
    ])
      expect(readVoucher(text)).toEqual(none)
  })
  it('whatever was recognised: an amount is one, a day is one, a number is short', () => {
    const word = fc.constantFrom(
      '金额',
      '交易金额',
      '交易时间',
      '流水号',
      ' ',
      '\t',
      '\n',
      '：',
      '￥',
      '年',
      '月',
      '万',
      ',',
      '.',
      '-',
      'O',
      'l',
      '1',
      '20',
      '500',
      '2026',
    )
    fc.assert(
      fc.property(
        fc.array(fc.oneof({ weight: 4, arbitrary: word }, fc.string({ unit: 'binary' })), { maxLength: 60 }),
        (words) => {
          const { money, numbers, day } = readVoucher(words.join(''))
          expect(money === null || money > 0n).toBe(true)
          expect(day === null || isDay(day)).toBe(true)
          for (const number of numbers) expect(number).toMatch(/^[A-Za-z0-9-]{6,64}$/)
        },
      ),
      { numRuns: 500 },
    )
  })
  it.each([
    ['转账金额：￥５，０００．００', 500_000n],
    ['交易金额 1,234.56', 123_456n],
    ['金额 5000', 500_000n],
    ['金额：5000.5元', 500_050n],
    ['付款金额（元）\t88.80', 8_880n],
    ['金额（小写）：¥3;280;000.00', 328_000_000n],
    ['金额 〈 小 写 )\t5.000.00', 500_000n],
    ['金额\t5，O00.0O', 500_000n],
    ['交易金额\t-1,200.00', 120_000n],
    ['金 颜 : RMB 1200.00', 120_000n],
    ['订单金额：12.8万元', 12_800_000n],
    ['付款时间\t支付金额\t流水号\n2026-11-01\t600.00\t88881234', 60_000n],
    ['金额\n600.00', 60_000n],
    ['微信支付\n-5,000.00\n当前状态\t支付成功', 500_000n],
    ['￥ 99.00\n商品\t服务费', 9_900n],
    ['合计：300.00', 30_000n],
    ['金额\n\n \n600.00\n手续费\t2.00', 60_000n],
    ['金额\t\t \t600.00', 60_000n],
    ['收款人\t金额\n600.00', 60_000n],
    ['金额 500.00 元，费率万分之五', 50_000n],
    ['金额\t5O', 5_000n],
    ['金额\t5OO', 50_000n],
    ['金额\t5OO.OO', 50_000n],
    ['金额\tO.5O', 50n],
    ['金额\tOO.5O', 50n],
    ['金额\tO5.00', 500n],
  ])('is its money: %j', (text, fen) => expect(moneyOf(text)).toBe(fen))
  it.each([
    ['a sign that may have swallowed a digit', '金额（小写）\t习 28,000.50'],
    ['two amounts that could be meant', '交易金额 100.00\n交易金额 200.00'],
    ['a fee, a balance, an account', '手续费\t2.00\n账户余额\t9,999.00\n付款账号\t6222021234567890123'],
    ['dots that part thousands or fen', '金额\t1.234'],
    ['an amount in words', '金额（大写）\t壹万贰仟元整'],
    ['no money at all', '交易金额 0.00'],
    ['digits of something longer', '金额\t123456789012345'],
    ['a label with nothing after it', '金额'],
    ['an amount that begins a row of other things', '600.00\t服务费'],
    ['what stands beyond the longest cell', `${'甲'.repeat(300)}金额 600.00`],
  ])('is no money where it is %s', (_why, text) => expect(moneyOf(text)).toBeNull())

  it.each([
    ['付款时间：2026/11/1 9:05', '2026-11-01'],
    ['转账 时 间\t2026 年 11 月 O3 日 14:32', '2026-11-03'],
    ['交易日期\t20261103', '2026-11-03'],
    ['记账日期：2026.11.03\n打印时间：2026.11.20', '2026-11-03'],
    ['交易时间\t2026-11-0114:32:08', '2026-11-01'],
    ['支付时间\n2026-11-01 14:32:08', '2026-11-01'],
    ['2026年11月01日 14:32\n转账给例小明', '2026-11-01'],
    ['创建时间\t2026-10-31 23:59\n付款时间\t2026-11-01 00:01', '2026-11-01'],
  ])('is its day: %j', (text, day) => expect(dayOf(text)).toBe(day))
  it.each([
    ['no day of any calendar', '交易时间\t2026-13-40'],
    ['two days that could be meant', '2026-11-01\n2026-11-02'],
    ['only the day it was printed', '打印日期：2026-11-20'],
    ['a number that begins like a day', '交易日期\t202611030001'],
  ])('is no day where it is %s', (_why, text) => expect(dayOf(text)).toBeNull())

  it.each([
    ['交易单号：4200002200202611011234567890', ['4200002200202611011234567890']],
    ['转 账 单 号\t1000050001202611010001234567\n890123', ['1000050001202611010001234567890123']],
    ['凭证号码\tAB-2026-0001', ['AB-2026-0001']],
    ['流水号 2026 1101 4401 9900', ['2026110144019900']],
    ['交易流水号\t789O12345l', ['7890123451']],
    ['商户单号\tM20261101001\n交易单号\t42000022002026', ['42000022002026', 'M20261101001']],
    ['订单编号 DD20261101 付款人 例小明', ['DD20261101']],
    ['流水号 2026  1101   4401 9900', ['2026110144019900']],
    ['凭证号 AB2026', ['AB2026']],
    ['凭证号码 ABO12345', ['ABO12345']],
    ['凭证号码 2026O1AB', ['2026O1AB']],
    ['收款人\t交易单号\n42000022002026', ['42000022002026']],
  ])('numbers of %j', (text, numbers) => expect(numbersOf(text)).toEqual(numbers))
  it.each([
    '付款账号\t6222021234567890123',
    '卡号 6222021234567890123',
    '手机号\t15412345678',
    '交易单号\tABCDEF',
    '凭证号 12',
    '交易单号\t收款人\n42000022002026',
  ])('is no number: %j', (text) => expect(numbersOf(text)).toEqual([]))

  const LONG = '1000050001202611010001234567'
  it.each([
    ['in a cell of its own', `转账单号\t${LONG}\n890123`, `${LONG}890123`],
    ['in the cell of its label', `转账单号：${LONG}\n890123`, `${LONG}890123`],
    ['with blanks around the rest', `转账单号\t${LONG}\n 890123 `, `${LONG}890123`],
    ['from sixteen signs on', '转账单号\t1000050001202611\n890123', '1000050001202611890123'],
    ['up to forty signs', `转账单号\t${LONG}\n890123456789`, `${LONG}890123456789`],
  ])('a long number goes on in the next line, %s', (_where, text, number) => expect(numbersOf(text)).toEqual([number]))
  it.each([
    ['it is short', '转账单号\t42000022\n890123', '42000022'],
    ['both together are too long', `转账单号\t${LONG}\n8901234567890`, LONG],
    ['the next line has more cells', `转账单号\t${LONG}\n890123\t付款`, LONG],
    ['the next line has other signs', `转账单号\t${LONG}\n2026-11-01`, LONG],
    ['the next line has no digit', `转账单号\t${LONG}\nABC`, LONG],
    ['something stands behind it', `转账单号\t${LONG}元\n890123`, LONG],
    ['it does not end its line', `8901234567\n转账单号\t${LONG}\t付款`, LONG],
  ])('a number ends with its line where %s', (_why, text, number) => expect(numbersOf(text)).toEqual([number]))
})
