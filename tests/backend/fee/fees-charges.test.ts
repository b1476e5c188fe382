import { beforeEach, describe, expect, it } from 'vitest'
import { loanTable, tradeTable } from '../../../lib/backend/case-record/case-record-tables.ts'
import { chargeTable, feeStandardTable, incomeTable, servicePriceTable } from '../../../lib/backend/fee/fee-tables.ts'
import { CHARGES, COLLECTED, type FeesFixture, sendIncome, openFeesFixture, ORDER, UNPAID } from './fees-fixture.ts'
import { issuesOf, recordIn, rowsIn, type Send } from '../handlers/fixture.ts'

let fixture: FeesFixture
let follow: Send
beforeEach(async () => {
  fixture = await openFeesFixture()
  follow = await fixture.as('follow')
})
const list = async (send = follow) => rowsIn(await send(`${CHARGES}.getChargeCfgList`, { prjId: 'p1' }))
const save = (
  rows: readonly Readonly<Record<string, unknown>>[],
  send = follow,
  query: Readonly<Record<string, unknown>> = { prjId: 'p1' },
) => send(`${CHARGES}.saveChanges`, rows, { query })

describe('the charges of a case', () => {
  it('FEE-014 FEE-019 OPN-060 are answered with what is still to collect, or nothing without a total', async () => {
    await fixture.addCharge('loan', 'PC02', null)
    expect(await list()).toMatchObject([
      {
        keyValue: 'agency',
        cfgId: 'agency',
        produceCls: 'PC01',
        totalFee: 15_000,
        remindFee: 15_000,
        bookableFee: 15_000,
        group: '服务费',
        projectFeeInfoVos: [],
        refValues: { produceCls: '中介服务费' },
      },
      { keyValue: 'loan', totalFee: null, remindFee: null, bookableFee: null },
    ])
    expect(recordIn(await follow(`${CHARGES}.doCreate`, { prjId: 'p1' }))).toMatchObject({
      keyValue: null,
      prjId: 'p1',
      produceCls: null,
      totalFee: null,
    })
  })
  it('CAL-067 are added, changed and removed in one save, which answers all and renews the sums', async () => {
    const answer = await save([
      { keyValue: 'agency', version: 1, totalFee: 12_000.5 },
      { produceCls: 'PC02', totalFee: 3_800, receiveWho: 'HX5401', cfgMemo: '面签后收' },
    ])
    expect(rowsIn(answer).map(({ produceCls, totalFee, sortNo }) => [produceCls, totalFee, sortNo])).toEqual([
      ['PC01', 12_000.5, 1],
      ['PC02', 3_800, 2],
    ])
    expect(await fixture.sums()).toEqual([0, 15_800.5, 0])
    const [, added] = rowsIn(answer)
    expect(
      rowsIn(
        await save([
          { keyValue: added?.keyValue, version: 1, isDelete: 1 },
          { isDelete: 1, produceCls: 'PC03' },
        ]),
      ).map(({ produceCls }) => produceCls),
    ).toEqual(['PC01'])
    expect(await fixture.sums()).toEqual([0, 12_000.5, 0])
  })
  it('belong to the case that is named beside them or in every row, always the same', async () => {
    await fixture.addCase('p2', { hf20ManagerId: 'a-follow' })
    expect(await save([{ prjId: 'p1', produceCls: 'PC02' }], follow, {})).toMatchObject({ success: true })
    expect(issuesOf(await save([{ produceCls: 'PC03' }], follow, {}))).toEqual({ prjId: '项目ID必填' })
    expect(issuesOf(await save([{ produceCls: 'PC03' }, { prjId: 'p2', produceCls: 'PC04' }]))).toEqual({
      'rows[1].prjId': '第2行属于另一个项目',
    })
    await fixture.addCharge('theirs', 'PC01', 1, 'p2')
    expect(await save([{ keyValue: 'theirs', totalFee: 5 }])).toMatchObject({
      code: 'NOT_FOUND',
      message: '第1行的收费项不存在，请刷新后重试',
    })
    expect(await save([{ keyValue: 'theirs', isDelete: 1 }])).toMatchObject({ code: 'NOT_FOUND' })
    expect((await fixture.rows(chargeTable)).find(({ key }) => key === 'theirs')).toMatchObject({ version: 1 })
  })
  it('stand once by their type, and may change places', async () => {
    await fixture.addCharge('loan', 'PC02', 10)
    expect(issuesOf(await save([{ produceCls: 'PC02' }]))).toEqual({ 'rows[0].produceCls': '第1行收费类型与第2行重复' })
    expect(issuesOf(await save([{ keyValue: 'agency', produceCls: 'PC02' }]))).toEqual({
      'rows[0].produceCls': '第1行收费类型与第1行重复',
    })
    expect(
      issuesOf(
        await save([
          { keyValue: 'loan', totalFee: 1 },
          { keyValue: 'loan', totalFee: 2 },
        ]),
      ),
    ).toEqual({ 'rows[1].keyValue': '第2行与前面的一行是同一收费项' })
    expect(
      rowsIn(
        await save([
          { keyValue: 'agency', produceCls: 'PC02' },
          { keyValue: 'loan', produceCls: 'PC01' },
        ]),
      ).map(({ keyValue, produceCls }) => [keyValue, produceCls]),
    ).toEqual([
      ['agency', 'PC02'],
      ['loan', 'PC01'],
    ])
    expect(
      rowsIn(
        await save([
          { keyValue: 'loan', isDelete: 1 },
          { produceCls: 'PC01', totalFee: 7 },
        ]),
      ).map(({ produceCls, totalFee }) => [produceCls, totalFee]),
    ).toEqual([
      ['PC02', 15_000],
      ['PC01', 7],
    ])
  })
  it('keep what was booked: neither gone, nor another one, nor below it', async () => {
    await sendIncome(follow, { ...UNPAID, orderAmount: 500.01 })
    expect(issuesOf(await save([{ keyValue: 'agency', isDelete: 1 }]))).toEqual({
      'rows[0].isDelete': '第1行已有收入，不能删除',
    })
    expect(issuesOf(await save([{ keyValue: 'agency', produceCls: 'PC02' }]))).toEqual({
      'rows[0].produceCls': '第1行已有收入，不能更换收费类型',
    })
    for (const totalFee of [500, 0, null])
      expect(issuesOf(await save([{ keyValue: 'agency', totalFee }]))).toEqual({
        'rows[0].totalFee': '第1行总费用不能少于已收与待确认的收入 500.01 元',
      })
    expect(rowsIn(await save([{ keyValue: 'agency', totalFee: 500.01, cfgMemo: '改' }]))[0]).toMatchObject({
      remindFee: 500.01,
      bookableFee: 0,
    })
  })
  it('are free again once what was booked was returned', async () => {
    await fixture.addDocument('doc-1', 'hash 1', 'follow')
    const income = await sendIncome(follow, COLLECTED)
    await (await fixture.as('finance'))(`${ORDER}.doReturn`, { id: income['hf54ObjId'], suggest: '重复' })
    expect(await save([{ keyValue: 'agency', isDelete: 1 }])).toMatchObject({ success: true, data: [] })
    expect(await fixture.rows(incomeTable)).toHaveLength(1)
  })
  it('ERR-005 of an older version are merged, but what others changed too is a conflict with all rows', async () => {
    await save([{ keyValue: 'agency', totalFee: 14_000 }], await fixture.as('sales'))
    expect(rowsIn(await save([{ keyValue: 'agency', version: 1, cfgMemo: '分两次收' }]))[0]).toMatchObject({
      version: 3,
      totalFee: 14_000,
      cfgMemo: '分两次收',
    })
    expect(await save([{ keyValue: 'agency', version: 1, totalFee: 13_000 }])).toMatchObject({
      code: 'CONFLICT',
      data: {
        fields: ['totalFee'],
        record: { keyValue: 'agency', totalFee: 14_000 },
        rows: [{ keyValue: 'agency', version: 3 }],
      },
    })
    expect(await save([{ keyValue: 'agency', version: 1, isDelete: 1 }])).toMatchObject({ code: 'CONFLICT' })
    expect(issuesOf(await save([{ keyValue: 'agency', version: 9, totalFee: 1 }]))).toEqual({
      'rows[0].version': '第1行版本不正确',
    })
  })
  it('FEE-026 take nothing that is computed and nothing that is wrong, and name every row', async () => {
    expect(
      issuesOf(await save([{ keyValue: 'agency', remindFee: 1 }, { produceCls: 'PC99', totalFee: -1 }, {}])),
    ).toEqual({
      'rows[0].remindFee': '第1行待收费用由系统计算，不能提交',
      'rows[1].produceCls': '第2行收费类型不在可选范围内',
      'rows[1].totalFee': expect.stringContaining('第2行总费用'),
      'rows[2].produceCls': '第3行收费类型必填',
    })
    expect(issuesOf(await save([{ keyValue: 'agency', totalFee: 1.005 }]))).toEqual({
      'rows[0].totalFee': '第1行总费用最多精确到分',
    })
    expect(issuesOf(await save([{ keyValue: 'agency', bookableFee: 3, cfgId: 'agency' }]))).toEqual({
      'rows[0].bookableFee': '第1行可收费用由系统计算，不能提交',
    })
    expect(issuesOf(await save([{ keyValue: 'agency', nobody: 1 }]))).toEqual({
      'rows[0].nobody': '第1行不认识的字段：nobody',
    })
    expect(
      await save([
        {
          keyValue: 'agency',
          remindFee: 15_000,
          bookableFee: 15_000,
          cfgId: 'agency',
          refValues: { produceCls: '中介服务费' },
        },
      ]),
    ).toMatchObject({ success: true })
  })
  it('are changed by those who work on the case, in the state it is in', async () => {
    for (const [user, code] of [
      ['service', 'NOT_FOUND'],
      ['finance', 'NO_PERMISSION'],
      ['viewer', 'NO_PERMISSION'],
      ['southern', 'NOT_FOUND'],
      ['manager', undefined],
    ] as const) {
      const answer = await save([{ keyValue: 'agency', totalFee: 14_500 }], await fixture.as(user))
      expect([user, answer.code]).toEqual([user, code])
    }
    await (await fixture.as('manager'))('Hf20PrjBase.doSave', { keyValue: 'p1', hf20DemandStep: 'HX0508' })
    expect(await save([{ keyValue: 'agency', totalFee: 1 }])).toMatchObject({ code: 'STATUS' })
    expect(await list(await fixture.as('finance'))).toHaveLength(1)
  })
  it('are told to those who look at the book, by the key of its case', async () => {
    const received: string[] = []
    const { data } = await fixture.send(null)('login.doLogin', { userName: 'sales', password: 'sales-secret' })
    await fixture.backend.live.admit((data as { readonly token: string }).token, {
      send: (text) => void received.push(text),
      end: () => undefined,
    })
    await save([{ keyValue: 'agency', totalFee: 14_999 }])
    await expect
      .poll(() => received.map((text) => JSON.parse(text) as unknown))
      .toEqual([
        { topic: CHARGES, id: 'agency' },
        { topic: CHARGES, id: 'p1' },
        { topic: 'Hf20PrjBase', id: 'p1' },
      ])
  })
  it('leave an entry in the audit log for every row and for the sums', async () => {
    await save([{ keyValue: 'agency', totalFee: 14_999 }])
    expect(
      fixture.auditLog
        .filter(({ action }) => action === `${CHARGES}.saveChanges`)
        .map(({ table, before, after }) => [table, before, after]),
    ).toEqual([
      ['project_charge_cfg', { totalFee: 15_000 }, { totalFee: 14_999 }],
      [
        'hf20_prj_base',
        { hf20Amount5: null, hf20PrjCost: null, hf20NoPayAmount: null },
        { hf20Amount5: 0, hf20PrjCost: 0, hf20NoPayAmount: 14_999 },
      ],
    ])
  })
  it('saved once more under the same key are saved once', async () => {
    const once = () =>
      follow(`${CHARGES}.saveChanges`, [{ prjId: 'p1', produceCls: 'PC02', totalFee: 1 }], { key: 'once' })
    const answers = [await once(), await once()]
    expect(answers[1]).toEqual(answers[0])
    expect(await list()).toHaveLength(2)
  })
})

describe('a case that is copied', () => {
  it('starts without book and sums', async () => {
    await save([{ keyValue: 'agency', totalFee: 14_999 }])
    expect(recordIn(await follow('Hf20PrjBase.doCreate', { id: 'p1', isClone: 1 }))).toMatchObject({
      hf20Amount5: null,
      hf20NoPayAmount: null,
      hf20PrjCost: null,
    })
  })
  it('ruling 10 takes no sum from a payload', async () => {
    expect(
      issuesOf(
        await follow('Hf20PrjBase.doSave', { keyValue: 'p1', hf20Amount5: 5, hf20NoPayAmount: 1, hf20PrjCost: 2 }),
      ),
    ).toEqual({
      hf20Amount5: '已收金额由系统计算，不能提交',
      hf20PrjCost: '支出合计由系统计算，不能提交',
      hf20NoPayAmount: '待收金额由系统计算，不能提交',
    })
  })
})

describe('the price list of a city', () => {
  const price = (key: string, more: Readonly<Record<string, string | number | null>> = {}, city = '440100') =>
    fixture.put(
      servicePriceTable,
      key,
      {
        priceCode: key,
        priceName: `价目${key}`,
        priceCharge: 'PC02',
        priceUnit: 'CASE',
        priceLeast: 3_000,
        priceFrom: '2026-01-01',
        priceState: 'USED',
        ...more,
      },
      { city },
    )
  const said = async (totalFee: number, send = follow) => issuesOf(await save([{ produceCls: 'PC02', totalFee }], send))
  const LOW = { 'rows[0].totalFee': '第1行低于价目表的最低成交价 3,000 元，须由经理保存' }

  it('ROU-008 keeps charges from falling below the least price, but for managers', async () => {
    await price('a')
    expect(await said(2_999.99)).toEqual(LOW)
    expect(await list()).toHaveLength(1)
    expect(await save([{ produceCls: 'PC02', totalFee: 3_000 }])).toMatchObject({ success: true })
    const added = (await list()).find(({ produceCls }) => produceCls === 'PC02')
    expect(issuesOf(await save([{ keyValue: added?.keyValue, version: added?.version, totalFee: 10 }]))).toEqual(LOW)
    expect(
      await save([{ keyValue: added?.keyValue, version: added?.version, totalFee: 10 }], await fixture.as('manager')),
    ).toMatchObject({ success: true })
    const now = (await list()).find(({ produceCls }) => produceCls === 'PC02')
    // What a manager agreed to stays when another user changes the rest.
    expect(await save([{ keyValue: now?.keyValue, version: now?.version, cfgMemo: '例' }])).toMatchObject({
      success: true,
    })
  })
  it('ROU-008 counts while it is in force, in its city, and by the lowest of several', async () => {
    for (const [key, more, city] of [
      ['off', { priceState: 'OFF' }, '440100'],
      ['draft', { priceState: 'DRAFT' }, '440100'],
      ['later', { priceFrom: '2026-11-22' }, '440100'],
      ['over', { priceTo: '2026-11-20' }, '440100'],
      ['south', {}, '440300'],
      ['other', { priceCharge: 'PC03' }, '440100'],
    ] as const)
      await price(key, more, city)
    expect(await said(1)).toEqual({})
    await fixture.store.unit({ account: 'a', now: 1 }, async (unit) => {
      for (const row of (await unit.list(chargeTable, { where: { field: 'produceCls', is: ['PC02'] } })).rows)
        await unit.remove(chargeTable, row.key)
    })
    await price('dear', { priceLeast: 5_000 })
    await price('cheap')
    expect(await said(2_999)).toEqual(LOW)
    await price('free', { priceLeast: null })
    expect(await said(1)).toEqual({})
  })
})

describe('the standards of charges', () => {
  const standard = (stdItem: string, more: Readonly<Record<string, string | number | null>> = {}) =>
    fixture.put(feeStandardTable, stdItem, {
      stdItem,
      stdGroup: 'SERVICE',
      stdMethod: 'FIXED',
      stdLeast: 2_000,
      stdMost: 6_000,
      enabled: 1,
      ...more,
    })
  const said = async (produceCls: string, totalFee: number) =>
    Object.values(issuesOf(await save([{ produceCls, totalFee }])))
  const ofCase = { project: 'p1', city: '440100' }

  it('ROU-008 keep a charge between their bounds, but for managers, as they stand when it is saved', async () => {
    await standard('PC02')
    expect(await said('PC02', 1_999)).toEqual(['第1行低于收费标准的下限 2,000.00 元，须由经理保存'])
    expect(await said('PC02', 6_000.01)).toEqual(['第1行高于收费标准的上限 6,000.00 元，须由经理保存'])
    expect(await said('PC03', 1)).toEqual([])
    await fixture.store.unit({ account: 'a', now: 1 }, (unit) =>
      unit.compareAndSet(feeStandardTable, 'PC02', {}, { stdMost: 8_000 }),
    )
    expect(await said('PC02', 6_000.01)).toEqual([])
    const added = (await list()).find(({ produceCls }) => produceCls === 'PC02')
    const change = (totalFee: number, send = follow) =>
      save([{ keyValue: added?.keyValue, version: added?.version, totalFee }], send)
    expect(Object.values(issuesOf(await change(9_000)))).toEqual(['第1行高于收费标准的上限 8,000.00 元，须由经理保存'])
    expect(await change(9_000, await fixture.as('manager'))).toMatchObject({ success: true })
  })
  it('ROU-008 by a share follow the price or loan, and bind nobody while it is unknown or they are off', async () => {
    await standard('PC04', { stdMethod: 'OF_LOAN', stdLeast: 0.8, stdMost: 1.5 })
    await standard('PC14', { stdMethod: 'RATIO', stdLeast: 0.5, stdMost: 2 })
    await standard('PC05', { enabled: 0 })
    await standard('PC06', { stdMethod: 'DAILY', stdLeast: 0.03, stdMost: 0.05 })
    const put = (table: typeof tradeTable, values: Readonly<Record<string, string | number>>) =>
      fixture.put(table, 'r', values, ofCase)
    for (const [item, fee] of [
      ['PC04', 1],
      ['PC05', 1],
      ['PC06', 6_000],
    ] as const)
      expect(await said(item, fee)).toEqual([])
    await put(tradeTable, { hf2hPrjId: 'p1', hf2hContractAmt: 3_000_000 })
    await put(loanTable, { hf2iPrjId: 'p1', hf2iLoanAmt: 1_000_000, hf2iFundLoan: 500_000 })
    expect(await said('PC14', 60_000.01)).toEqual(['第1行高于收费标准的上限 60,000.00 元，须由经理保存'])
    expect(await said('PC14', 14_999)).toEqual(['第1行低于收费标准的下限 15,000.00 元，须由经理保存'])
    const added = (await list()).find(({ produceCls }) => produceCls === 'PC04')
    expect(
      Object.values(
        issuesOf(await save([{ keyValue: added?.keyValue, version: added?.version, totalFee: 22_500.01 }])),
      ),
    ).toEqual(['第1行高于收费标准的上限 22,500.00 元，须由经理保存'])
  })
})
