import { beforeEach, describe, expect, it } from 'vitest'
import { documentTable } from '../../../lib/backend/file/document-table.ts'
import { printTable } from '../../../lib/backend/file/print-table.ts'
import { bandsOf } from '../../../lib/domain/file/picture-print.ts'
import { unmatchedPaymentTable } from '../../../lib/backend/payment/unmatched-payment-table.ts'
import { dictEntryTable } from '../../../lib/backend/dictionary/dictionary-tables.ts'
import { incomeTable, orderTable } from '../../../lib/backend/fee/fee-tables.ts'
import { projectTable } from '../../../lib/backend/project/project-table.ts'
import { issuesOf, recordIn, type Send } from '../handlers/fixture.ts'
import { COLLECTED, type FeesFixture, INCOME, openFeesFixture, ORDER } from './fees-fixture.ts'

const PAID = {
  prjId: 'p1',
  orderNo: 'HD-2026 0001',
  chargeType: 'PC01',
  amount: 1_200.5,
  payDay: '2026-11-18',
  image: 'doc-9',
  customer: '林例溪',
  memo: '公众号预付',
} as const
const HEAD = '项目编号,单号,费用类型,订单金额,支付日期,付款客户,备注'

let fixture: FeesFixture
let finance: Send
let follow: Send
let prjNo: string
beforeEach(async () => {
  fixture = await openFeesFixture()
  finance = await fixture.as('finance')
  follow = await fixture.as('follow')
  await fixture.addDocument('doc-9', 'hash 9', 'finance')
  prjNo = 'P20261101-0001'
  await fixture.store.unit({ account: 'system', now: fixture.clock.now }, async (unit) => {
    const row = await unit.get(projectTable, 'p1', { lock: true })
    if (row) await unit.update(projectTable, 'p1', row.version, { prjNo })
  })
})
const add = (body: Readonly<Record<string, unknown>> = PAID, send = finance) => send(`${ORDER}.addPrepaidOrder`, body)
const bring = (lines: readonly string[], send = finance) =>
  send(`${ORDER}.importPrepaidOrders`, { content: [HEAD, ...lines].join('\r\n') })
const orders = async () =>
  (await fixture.rows(orderTable)).filter(
    ({ values }) => values['sl01IncomeId'] === undefined || values['sl01IncomeId'] === null,
  )

describe('a prepaid order that finance enters', () => {
  it('ruling 22 INC-030 is paid, keeps its voucher, and an income of the case can deduct it', async () => {
    const order = recordIn(await add())
    expect(order).toMatchObject({
      sl01OrderAmount: 1_200.5,
      sl01PaySign: 1,
      sl01TransactionNumber: 'HD-2026 0001',
      sl01Customer: '林例溪',
      sl01Memo: '公众号预付',
      sl01Image1: 'doc-9',
    })
    expect((await fixture.rows(documentTable)).find(({ key }) => key === 'doc-9')?.values).toMatchObject({
      state: 'kept',
      objId: order.keyValue,
      fileCls: 'sl01Image1',
    })
    const offered = (await follow(`${ORDER}.getDeceletionList`, { prjId: 'p1' })).data as readonly {
      readonly saleOrderMList: readonly { readonly keyValue: string }[]
    }[]
    expect(offered.flatMap(({ saleOrderMList }) => saleOrderMList.map(({ keyValue }) => keyValue))).toEqual([
      order.keyValue,
    ])
    expect(
      await follow(`${INCOME}.submitIncomeInfo`, {
        hf54PrjId: 'p1',
        hf54ChargeKind: 'HH0701',
        hf54DeducetionType: 'PC01',
        hf54BindOrederId: [order.keyValue],
        orderAmount: 1_200.5,
      }),
    ).toMatchObject({ success: true })
    const [income] = await fixture.rows(incomeTable)
    expect(income?.key).toBeDefined()
    expect((await orders())[0]?.values['sl01DeductedBy']).toBe(income?.key)
  })
  it('ruling 22 is posted once by its number, however it is written, also beside an income', async () => {
    await add()
    await fixture.addDocument('doc-8', 'hash 8', 'finance')
    for (const orderNo of ['HD-2026 0001', 'hd20260001', 'ＨＤ２０２６０００１', 'HD2O26-OOO1']) {
      expect(issuesOf(await add({ ...PAID, orderNo, image: 'doc-8' }))).toEqual({
        orderNo: expect.stringMatching(/已登记为抵扣订单 SO\d{8}-\d+，请勿重复登记$/),
      })
    }
    await fixture.addDocument('doc-1', 'hash 1', 'follow')
    expect(issuesOf(await follow(`${INCOME}.submitIncomeInfo`, { ...COLLECTED, orderNo: 'HD 20260001' }))).toEqual({
      orderNo: expect.stringMatching(/已登记为抵扣订单/),
    })
    expect(await follow(`${INCOME}.submitIncomeInfo`, COLLECTED)).toMatchObject({ success: true })
    expect(issuesOf(await add({ ...PAID, orderNo: 'R1', image: 'doc-8' }))).toEqual({
      orderNo: expect.stringMatching(/已登记在收入/),
    })
    expect([(await orders()).length, (await fixture.rows(incomeTable)).length]).toEqual([1, 1])
  })
  it('ruling 22 is known by its voucher, too, and by the number that was read off another one', async () => {
    const order = recordIn(await add())
    await fixture.addDocument('doc-7', 'hash 9', 'finance')
    await fixture.addDocument('doc-6', 'hash 9', 'follow')
    expect(issuesOf(await add({ ...PAID, orderNo: 'HD-2', image: 'doc-7' }))).toEqual({
      image: `支付凭证已用于抵扣订单 ${String(order['sl01BillNo'])}，请勿重复登记`,
    })
    expect(issuesOf(await follow(`${INCOME}.submitIncomeInfo`, { ...COLLECTED, hf54Image: 'doc-6' }))).toEqual({
      hf54Image: `收款凭证已用于抵扣订单 ${String(order['sl01BillNo'])}，请勿重复登记`,
    })
  })
  it('ruling 21 with a voucher like one already booked needs a reason, which is added to its memo', async () => {
    const order = recordIn(await add())
    const print = `${'00ff'.repeat(4)}${'V'.repeat(4_096)}`
    await fixture.addDocument('doc-8', 'hash 8', 'finance')
    for (const hash of ['hash 8', 'hash 9']) await fixture.put(printTable, hash, { print, bands: [...bandsOf(print)] })
    const second = { ...PAID, orderNo: 'HD-2', image: 'doc-8' }
    const said = `凭证图片与抵扣订单 ${String(order['sl01BillNo'])} 的几乎相同，请确认不是重复登记；仍要登记请填写理由`
    for (const reason of [undefined, ' ']) expect(issuesOf(await add({ ...second, reason }))).toEqual({ reason: said })
    expect(recordIn(await add({ ...second, reason: '同一客户的两笔付款' }))).toMatchObject({
      sl01Memo: '公众号预付；同一客户的两笔付款',
    })
    expect(await orders()).toHaveLength(2)
  })
  it('ruling 22 of many who enter it at once one is done', async () => {
    for (const at of [1, 2, 3, 4]) await fixture.addDocument(`doc-${at}0`, `hash ${at}0`, 'finance')
    const answers = await Promise.all([1, 2, 3, 4].map((at) => add({ ...PAID, image: `doc-${at}0` })))
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect(await orders()).toHaveLength(1)
  })
  it('names what is missing or wrong', async () => {
    expect(Object.keys(issuesOf(await add({ prjId: 'p1' })))).toEqual([
      'orderNo',
      'chargeType',
      'amount',
      'payDay',
      'image',
    ])
    expect(
      issuesOf(await add({ ...PAID, amount: 0, payDay: '2099-01-01', chargeType: 'PC99', orderNo: '- -' })),
    ).toEqual({
      orderNo: '单号格式不正确',
      chargeType: expect.stringContaining('费用类型'),
      amount: '订单金额应大于 0',
      payDay: '支付日期不能晚于今天',
    })
    expect(issuesOf(await add({ ...PAID, image: 'nothing' }))).toEqual({ image: '支付凭证中的文件不存在，请重新上传' })
    expect(await orders()).toEqual([])
  })
  it('R7 is entered by finance alone, and in cases of the city they work in', async () => {
    expect((await add(PAID, follow)).code).toBe('NO_PERMISSION')
    expect(await add(PAID, await fixture.as('manager'))).toMatchObject({
      code: 'NO_PERMISSION',
      message: '只有财务可以登记抵扣订单',
    })
    expect((await add(PAID, await fixture.as('southern'))).code).toMatch(/NOT_FOUND|NO_PERMISSION/)
    await (await fixture.as('manager'))('Hf20PrjBase.doSave', { keyValue: 'p1', hf20DemandStep: 'HX0507' })
    expect((await add()).code).toBe('STATUS')
    expect(await orders()).toEqual([])
  })
})

describe('a prepaid order that was entered by mistake', () => {
  const takeBack = (id: unknown, more: Readonly<Record<string, unknown>> = { suggest: '金额录错' }, send = finance) =>
    send(`${ORDER}.takeBackPrepaidOrder`, { id, ...more })
  it('ruling 22 is returned with a reason: no income can use it, and its number and voucher are free', async () => {
    const { keyValue } = recordIn(await add())
    expect(issuesOf(await takeBack(keyValue, { suggest: ' ' }))).toEqual({ suggest: '撤销理由必填' })
    expect(recordIn(await takeBack(keyValue))).toMatchObject({
      sl01Status: 'BDA106',
      sl01PaySign: 0,
      suggest: '金额录错',
      sl01TransactionNumber: 'HD-2026 0001',
    })
    const [row] = await orders()
    const line = (
      await fixture.store.unit({ account: 'system', now: fixture.clock.now }, (unit) =>
        unit.history(orderTable, String(keyValue), 1),
      )
    ).at(-1)
    expect([row?.values['receiptPlace'] ?? null, line?.action, line?.after['suggest']]).toEqual([
      null,
      `${ORDER}.takeBackPrepaidOrder`,
      '金额录错',
    ])
    expect((await follow(`${ORDER}.getDeceletionList`, { prjId: 'p1' })).data).toEqual([])
    expect(
      issuesOf(
        await follow(`${INCOME}.submitIncomeInfo`, {
          hf54PrjId: 'p1',
          hf54ChargeKind: 'HH0701',
          hf54DeducetionType: 'PC01',
          hf54BindOrederId: [keyValue],
          orderAmount: 1_200.5,
        }),
      ),
    ).toHaveProperty('hf54BindOrederId')
    await fixture.addDocument('doc-8', 'hash 9', 'finance')
    expect(recordIn(await add({ ...PAID, amount: 1_250, image: 'doc-8' }))).toMatchObject({
      sl01OrderAmount: 1_250,
      sl01PaySign: 1,
    })
    expect(await takeBack(keyValue)).toMatchObject({ code: 'STATUS', message: '抵扣订单已撤销' })
  })
  it('ruling 22 stays while an income has it, and is free to be taken back when that was withdrawn', async () => {
    const { keyValue } = recordIn(await add())
    const income = recordIn(
      await follow(`${INCOME}.submitIncomeInfo`, {
        hf54PrjId: 'p1',
        hf54ChargeKind: 'HH0701',
        hf54DeducetionType: 'PC01',
        hf54BindOrederId: [keyValue],
        orderAmount: 1_200.5,
      }),
    )
    expect(await takeBack(keyValue)).toMatchObject({
      code: 'STATUS',
      message: '抵扣订单已被收入抵扣，请先撤回该笔收入',
    })
    expect(await takeBack(income['hf54ObjId'])).toMatchObject({
      code: 'STATUS',
      message: '这笔订单是收入的订单，不是抵扣订单',
    })
    await follow(`${ORDER}.doReturn`, { id: income['hf54ObjId'], suggest: '不抵扣了' })
    expect(await takeBack(keyValue)).toMatchObject({ success: true })
  })
  it('R7 is taken back by finance alone, as they saw it, and in cases that go on', async () => {
    const { keyValue, version } = recordIn(await add())
    for (const user of ['follow', 'manager'] as const)
      expect(await takeBack(keyValue, { suggest: '错' }, await fixture.as(user))).toMatchObject({
        code: 'NO_PERMISSION',
        message: '只有财务可以撤销抵扣订单',
      })
    expect((await takeBack(keyValue, { suggest: '错', version: Number(version) + 1 })).code).toBe('INVALID')
    expect((await takeBack('nothing')).code).toBe('NOT_FOUND')
    await (await fixture.as('manager'))('Hf20PrjBase.doSave', { keyValue: 'p1', hf20DemandStep: 'HX0507' })
    expect((await takeBack(keyValue)).code).toBe('STATUS')
  })
  it('ruling 23 a payment that was booked as one waits for finance again', async () => {
    const place = { project: 'p1', city: '440100' }
    await fixture.put(
      unmatchedPaymentTable,
      'late',
      {
        prjId: 'p1',
        codeId: 'c',
        notice: 'c T-1',
        transaction: 'T-1',
        amount: 80,
        paidAt: fixture.clock.now,
        reason: '收款码已过期',
        state: 'OPEN',
      },
      place,
    )
    const booked = recordIn(
      await finance('UnmatchedPayment.doBookElsewhere', {
        id: 'late',
        reason: '转为预付',
        prjId: 'p1',
        chargeType: 'PC01',
      }),
    )
    expect((await finance('UnmatchedPayment.getOpenPayments', {})).data).toEqual([])
    expect(await takeBack(booked['orderId'], { suggest: '应退还客户' })).toMatchObject({ success: true })
    const waiting = (await finance('UnmatchedPayment.getOpenPayments', {})).data as readonly Readonly<
      Record<string, unknown>
    >[]
    expect(waiting).toMatchObject([
      { keyValue: 'late', state: 'OPEN', orderId: null, orderNo: null, endReason: null, endedBy: null },
    ])
    expect(
      await finance('UnmatchedPayment.doGiveBack', { id: 'late', reason: '退还', refundNo: 'RF-1' }),
    ).toMatchObject({ success: true })
  })
})

describe('prepaid orders of all cases', () => {
  const everywhere = async (keywords = '') => follow(`${ORDER}.getDeceletionList`, { keywords })
  const numbersIn = (data: unknown) =>
    (data as readonly { readonly saleOrderMList: readonly { readonly sl01BillNo: string }[] }[]).flatMap(
      ({ saleOrderMList }) => saleOrderMList.map(({ sl01BillNo }) => sl01BillNo),
    )
  const many = (count: number, from: number, project = 'p1') =>
    fixture.store.unit({ account: 'system', now: fixture.clock.now }, (unit) =>
      unit.insertAll(
        orderTable,
        Array.from({ length: count }, (_, at) => ({
          key: `m-${from + at}`,
          project,
          city: '440100',
          values: {
            sl01PrjId: project,
            sl01BillNo: `SO-m-${from + at}`,
            sl01BillClass: 'SL0101',
            sl01OrderAmount: 5,
            sl01Status: 'BDA103',
            sl01PaySign: 1,
            sortNo: from + at,
          },
        })),
      ),
    )
  it('CAL-076 are all there, however many there are, the newest first', async () => {
    await fixture.addCase('p2', { hf20ManagerId: 'a-follow' })
    await many(700, 0)
    fixture.clock.now += 1
    await many(600, 700, 'p2')
    const numbers = numbersIn((await everywhere()).data)
    expect([numbers.length, new Set(numbers).size]).toEqual([1_300, 1_300])
    expect(numbers.slice(0, 600).every((number) => Number(number.slice(5)) >= 700)).toBe(true)
    expect(numbersIn((await everywhere('SO-m-17')).data).toSorted()).toEqual(
      ['SO-m-17', ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => `SO-m-17${digit}`)].toSorted(),
    )
  })
  it('CAL-076 that are more than one answer holds are asked for by a word, never left out in silence', async () => {
    await many(2_001, 0)
    expect(issuesOf(await everywhere())).toEqual({ keywords: '可抵扣的订单超过2000笔，请用关键字查找' })
    expect(numbersIn((await everywhere('so-m-2000')).data)).toEqual(['SO-m-2000'])
  })
})

describe('prepaid orders in a file', () => {
  const line = (number: string, amount = '"1,200.50"', day = '2026/11/1') =>
    `${prjNo},${number},PC01,${amount},${day},林例溪,"公众号, 预付"`
  it('ruling 22 come in once each; the same file once more books nothing and says so', async () => {
    expect((await bring([line('A-1'), line('A-2', '300')])).data).toEqual({ added: 2, known: [] })
    expect(
      (await orders()).map(({ values }) => [
        values['sl01TransactionNumber'],
        values['sl01OrderAmount'],
        values['sl01Memo'],
      ]),
    ).toEqual([
      ['A-1', 1_200.5, '公众号, 预付'],
      ['A-2', 300, '公众号, 预付'],
    ])
    expect((await bring([line('A-1'), line('A-2', '300'), line('A-3', '1')])).data).toEqual({
      added: 1,
      known: ['A-1', 'A-2'],
    })
    expect(await orders()).toHaveLength(3)
  })
  it('all come in or none, and every line that is wrong is named', async () => {
    await bring([line('A-1')])
    const answer = await bring([line('B-1'), line('A-1', '999'), line('', '5'), `P0,B-2,PC01,5,2026-11-01,,`])
    expect(answer).toMatchObject({ success: false, code: 'INVALID' })
    expect(
      (answer.data as { readonly issues: readonly { readonly message: string }[] }).issues.map(
        ({ message }) => message,
      ),
    ).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^第3行.*请勿重复登记$/),
        '第4行单号必填',
        '第5行项目编号“P0”不存在',
      ]),
    )
    expect(await orders()).toHaveLength(1)
    for (const [bad, message] of [
      ['B-1,"12,00"', '第2行订单金额“12,00”不是正确的金额'],
      ['B-1,1.234', '第2行订单金额“1.234”不是正确的金额'],
    ] as const) {
      const [number, ...amount] = bad.split(',')
      expect(issuesOf(await bring([line(number ?? '', amount.join(','))]))).toEqual({ content: message })
    }
    const cells = await bring([line('B-1', 'x'), line('B-2', '5', 'y'), line('B-3', '6')])
    expect(
      (cells.data as { readonly issues: readonly { readonly message: string }[] }).issues.map(({ message }) => message),
    ).toEqual(['第2行订单金额“x”不是正确的金额', '第3行支付日期“y”不是正确的日期'])
    const many = await bring([
      'P0,C-0,PC01,5,2026-11-01,,',
      ...Array.from({ length: 25 }, (_, at) => line(`C-${at + 1}`, 'x')),
    ])
    const named = (many.data as { readonly issues: readonly { readonly message: string }[] }).issues
    expect(named.map(({ message }) => message)).toEqual([
      '第2行项目编号“P0”不存在',
      ...Array.from({ length: 19 }, (_, at) => `第${at + 3}行订单金额“x”不是正确的金额`),
      '另有 6 处有误',
    ])
    expect(issuesOf(await bring([line('B-1', '5', '2026-13-01')]))).toEqual({
      content: '第2行支付日期“2026-13-01”不是正确的日期',
    })
  })
  it('ruling 22 a number that stands in the file twice is a mistake of the file, also where it is known', async () => {
    await bring([line('A-1')])
    for (const numbers of [
      ['B-1', 'B-2', 'b 1'],
      ['A-1', 'C-1', 'A-1'],
    ]) {
      const answer = await bring(numbers.map((number) => line(number)))
      expect(issuesOf(answer)).toEqual({ content: `第4行单号“${numbers[2]}”与第2行重复` })
    }
    expect(await orders()).toHaveLength(1)
  })
  it('ruling 22 names the lines of a case that is over', async () => {
    await (await fixture.as('manager'))('Hf20PrjBase.doSave', { keyValue: 'p1', hf20DemandStep: 'HX0507' })
    expect(await bring([line('A-1'), line('A-2', '300')])).toMatchObject({
      code: 'INVALID',
      data: {
        issues: [2, 3].map((at) => ({
          field: 'content',
          message: expect.stringMatching(new RegExp(`^第${at}行项目编号“${prjNo}”：项目已`)),
        })),
      },
    })
    expect(await orders()).toEqual([])
  })
  it('says what kind of file it wants', async () => {
    expect(issuesOf(await finance(`${ORDER}.importPrepaidOrders`, { content: '单号,金额\r\n1,2' }))).toEqual({
      content: '文件缺少列：项目编号、费用类型、订单金额、支付日期',
    })
    expect(issuesOf(await finance(`${ORDER}.importPrepaidOrders`, { content: HEAD }))).toEqual({
      content: '文件中没有订单',
    })
    expect(issuesOf(await bring([line('A-1'), '"P1,1']))).toEqual({
      content: '第3行的引号没有成对，请另存为 CSV 后重试',
    })
    expect(issuesOf(await bring(['"P1"x,1']))).toEqual({ content: '第2行的引号后有多余的文字，请另存为 CSV 后重试' })
    expect(
      issuesOf(await finance(`${ORDER}.importPrepaidOrders`, { content: `${HEAD},单号\r\n${line('A-1')},B-1` })),
    ).toEqual({ content: '第1行列名“单号”重复' })
    expect((await bring([line('A-1')], follow)).code).toBe('NO_PERMISSION')
  })
  it('reads charge types by what they are called', async () => {
    const name = (await fixture.rows(dictEntryTable)).find(
      ({ values }) => values['dict'] === 'project_charge_cls' && values['key'] === 'PC01',
    )?.values['value']
    expect((await bring([line('A-1').replace('PC01', String(name))])).data).toEqual({ added: 1, known: [] })
  })
})
