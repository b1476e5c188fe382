import { beforeEach, describe, expect, it } from 'vitest'
import { millisecondsOf } from '../../../lib/catalogue/day.ts'
import { demandTable, loanTable, tradeTable } from '../../../lib/backend/case-record/case-record-tables.ts'
import { organisationTable } from '../../../lib/backend/dictionary/dictionary-tables.ts'
import { type CaseRecordFixture, DEMAND, HOUSE, LOAN, openCaseRecordFixture, TRADE } from './case-record-fixture.ts'
import { issuesOf, recordIn, rowsIn, type Send } from '../handlers/fixture.ts'
import type { UserName } from '../handlers/people.ts'

let fixture: CaseRecordFixture
let follow: Send
beforeEach(async () => {
  fixture = await openCaseRecordFixture()
  follow = await fixture.as('follow')
})
const save = (service: string, record: Readonly<Record<string, unknown>>, send = follow) =>
  send(`${service}.doSave`, record)
const blank = async (service: string, objKey = 'p1') => recordIn(await follow(`${service}.doCreate`, { objKey }))

describe('the start of a new record:', () => {
  it('FRM-029 the house: the place and the address of the case, else the declared place', async () => {
    expect(await blank(HOUSE)).toMatchObject({
      hf29Province: '440000',
      hf29City: '440100',
      hf29Area: '440106',
      hf29Address: '示例路1号',
      hf29HouseArea: '广东省广州市天河区',
      refValues: { hf29Area: '天河区' },
    })
    await fixture.addCase('south', {
      hf20ManagerId: 'a-follow',
      hf20HouseProvince: '440000',
      hf20HouseCity: '440300',
      hf20HouseArea: '440304',
    })
    expect(await blank(HOUSE, 'south')).toMatchObject({ hf29City: '440300', hf29Area: '440304', hf29Address: null })
    await fixture.addCase('bare', { hf20ManagerId: 'a-follow' })
    expect(await blank(HOUSE, 'bare')).toMatchObject({
      hf29Province: '440000',
      hf29City: '440100',
      hf29Area: null,
      hf29Address: null,
    })
    expect(await save(HOUSE, { hf29PrjId: 'p1' })).toMatchObject({
      success: true,
      data: { hf29Area: '440106', hf29Address: '示例路1号' },
    })
  })
  it.each([
    [{}, 'HF9901'],
    [{ prjPayType: 'HH2002', hf20LoanScheme: 'HF9902' }, 'HF9902'],
    [{ prjPayType: null, hf20LoanScheme: 'HF9903' }, 'HF9903'],
    [{ prjPayType: 'HH2006', hf20PayWay: null, hf20LoanScheme: 'HF9907' }, 'HF9907'],
    [{ prjPayType: null, hf20LoanScheme: 'HF9905' }, null],
  ])('LON-012 OPN-054 presets the type of the loan of a case with %j', async (facts, type) => {
    await fixture.addCase('c', { hf20ManagerId: 'a-follow', hf20PayWay: 'HG1002', prjPayType: 'HH2001', ...facts })
    expect((await blank(LOAN, 'c'))['hf2iLoanType']).toBe(type)
  })
  it('FRM-029 initFldsVal answers the same', async () => {
    expect((await follow('Hf02TempFld.initFldsVal', { prjId: 'p1', tableId: 3 })).data).toMatchObject({
      hf29Area: '440106',
      hf29Address: '示例路1号',
    })
    expect((await follow('Hf02TempFld.initFldsVal', { prjId: 'p1', tableId: 5 })).data).toMatchObject({
      hf2iLoanType: 'HF9901',
    })
    expect((await follow('Hf02TempFld.initFldsVal', { tableId: 5 })).data).not.toHaveProperty('hf2iLoanType')
    expect((await follow('Hf02TempFld.initFldsVal', { prjId: 'p1', tableId: 11 })).data).toMatchObject({
      hf22City: '440100',
      hf22Status: 'HF2201',
    })
  })
})

describe('the house', () => {
  /** Whether the sole-residence question may be answered. */
  const asked = async (record: Readonly<Record<string, unknown>>) =>
    (await save(HOUSE, { keyValue: 'h1', hf29HouseBelongUnique: '0', ...record })).success
  it('HSE-057 OPN-043 is judged with the mode of the trade where it names none, and with who sells', async () => {
    await fixture.addRecordOf(HOUSE, 'h1', { hf29HourseType: 'HF7501', hf29TradeTimeType: 'HX3202', hf29Diffyear: 5 })
    expect(issuesOf(await save(HOUSE, { keyValue: 'h1', hf29HouseBelongUnique: '0' }))).toEqual({
      hf29HouseBelongUnique: '是否唯一住房在当前条件下不需要填写',
    })
    const { keyValue } = recordIn(await save(TRADE, { hf2hPrjId: 'p1', hf2hTradeType: 'HFG508' }))
    expect([await asked({}), await asked({ hf29TradeType: 'HFG501', hf29HouseBelongUnique: '1' })]).toEqual([
      false,
      true,
    ])
    await save(TRADE, { keyValue, hf2hTradeType: 'HFG504' })
    expect([
      await asked({ hf29TradeType: null }),
      await asked({ hf29Diffyear: 4, hf29HouseBelongUnique: '1' }),
    ]).toEqual([true, false])
    await follow('Hf20PrjBase.doSave', { keyValue: 'p1', hf20SellerType: 'HF0502' })
    expect(await asked({ hf29HouseBelongUnique: '1' })).toBe(false)
  })
  it('OPN-046 counts the years since the certificate where nobody wrote them', async () => {
    const first = recordIn(await save(HOUSE, { hf29PrjId: 'p1', hf29HourseCardDate: '2021-11-20' }))
    expect(first['hf29Diffyear']).toBe(5)
    expect(
      recordIn(await save(HOUSE, { keyValue: first.keyValue, hf29HourseCardDate: '2024-01-01' }))['hf29Diffyear'],
    ).toBe(2)
    expect(recordIn(await save(HOUSE, { keyValue: first.keyValue, hf29Diffyear: 7 }))['hf29Diffyear']).toBe(7)
    expect(
      recordIn(await save(HOUSE, { keyValue: first.keyValue, hf29HourseCardDate: '2023-01-01' }))['hf29Diffyear'],
    ).toBe(7)
    expect(
      recordIn(await save(HOUSE, { keyValue: first.keyValue, hf29HourseCardDate: '2022-01-01', hf29Diffyear: null }))[
        'hf29Diffyear'
      ],
    ).toBeNull()
  })
  it('HSE-016 HSE-054 HSE-057 OPN-046 turns five years old by itself, and its answers and checks follow', async () => {
    await fixture.addCase('p5', { hf20ManagerId: 'a-follow', hf20SellerType: 'HF0501' })
    const evening = millisecondsOf('2026-11-30') - 60_000
    fixture.clock.now = evening
    follow = await fixture.as('follow')
    const first = recordIn(
      await save(HOUSE, {
        hf29PrjId: 'p5',
        hf29HourseType: 'HF7501',
        hf29TradeTimeType: 'HX3202',
        hf29TradeType: 'HFG501',
        hf29HourseCardDate: '2021-11-30',
      }),
    )
    const { keyValue } = first
    const read = async () => recordIn(await follow(`${HOUSE}.getOne`, { id: keyValue }))['hf29Diffyear']
    expect([first['hf29Diffyear'], await read()]).toEqual([4, 4])
    expect(issuesOf(await save(HOUSE, { keyValue, hf29HouseBelongUnique: '1' }))).toEqual({
      hf29HouseBelongUnique: '是否唯一住房在当前条件下不需要填写',
    })

    fixture.clock.now = evening + 120_000
    expect(await read()).toBe(5)
    expect(rowsIn(await follow(`${HOUSE}.getSubPageList`, { objKey: 'p5' }))[0]?.['hf29Diffyear']).toBe(5)
    expect(issuesOf(await save(HOUSE, { keyValue, hf29LastIsNew: '1', hf29SignDate: '2020-01-01' }))).toHaveProperty(
      'hf29SignDate',
    )
    expect(await save(HOUSE, { keyValue, hf29HouseBelongUnique: '1' })).toMatchObject({
      success: true,
      data: { hf29Diffyear: 5, hf29HouseBelongUnique: '1' },
    })
    // The years still advance after a save of another field.
    fixture.clock.now = millisecondsOf('2028-01-10')
    follow = await fixture.as('follow')
    expect(await save(HOUSE, { keyValue, hf29UnitNumber: '301' })).toMatchObject({ data: { hf29Diffyear: 6 } })
    fixture.clock.now = millisecondsOf('2029-11-30')
    follow = await fixture.as('follow')
    expect(await read()).toBe(8)
    expect(recordIn(await save(HOUSE, { keyValue, hf29HourseCardDate: '2023-01-01' }))['hf29Diffyear']).toBe(6)
  })
  it('OPN-046 leaves years that a person wrote as they are, whatever the day', async () => {
    const { keyValue } = recordIn(
      await save(HOUSE, { hf29PrjId: 'p1', hf29HourseCardDate: '2021-12-01', hf29Diffyear: 3 }),
    )
    fixture.clock.now = millisecondsOf('2027-12-02')
    follow = await fixture.as('follow')
    expect(recordIn(await follow(`${HOUSE}.getOne`, { id: keyValue }))['hf29Diffyear']).toBe(3)
    expect(recordIn(await save(HOUSE, { keyValue, hf29UnitNumber: '301' }))['hf29Diffyear']).toBe(3)
    expect(recordIn(await save(HOUSE, { keyValue, hf29Diffyear: 5 }))['hf29Diffyear']).toBe(5)
    fixture.clock.now = millisecondsOf('2028-12-02')
    follow = await fixture.as('follow')
    expect(recordIn(await follow(`${HOUSE}.getOne`, { id: keyValue }))['hf29Diffyear']).toBe(5)
  })
  it('HSE-054 opens with the years it counts in the same save', async () => {
    expect(
      await save(HOUSE, {
        hf29PrjId: 'p1',
        hf29HourseCardDate: '2024-01-01',
        hf29LastIsNew: '1',
        hf29SignDate: '2020-01-01',
      }),
    ).toMatchObject({ success: true, data: { hf29Diffyear: 2, hf29SignDate: expect.anything() } })
  })
  it('HSE-051 empties who repays with the loan, and its estate with the city', async () => {
    const { keyValue } = recordIn(
      await save(HOUSE, {
        hf29PrjId: 'p1',
        hf29LoanStatus: 'HF7902',
        hf29RepayMode: 'HX3401',
        hf29Village: '示例花园',
      }),
    )
    expect(await save(HOUSE, { keyValue, hf29LoanStatus: 'HF7901' })).toMatchObject({
      success: true,
      data: { hf29RepayMode: null },
    })
    expect(await save(HOUSE, { keyValue, hf29City: '440300' })).toMatchObject({
      success: true,
      data: { hf29Area: null, hf29Village: null, hf29HouseArea: '广东省深圳市' },
    })
  })
  it('a hidden field refuses a value, and a hidden required one blocks nothing', async () => {
    expect(issuesOf(await save(HOUSE, { hf29PrjId: 'p1', hf29FullArea: 144, hf29InArea: 120 }))).toEqual({
      hf29InArea: '套内面积在当前条件下不需要填写',
    })
    expect(await save(HOUSE, { hf29PrjId: 'p1', hf29FullArea: 144.01, hf29InArea: 120 })).toMatchObject({
      success: true,
    })
  })
})

describe('the demand', () => {
  it('DEM-010 DEM-011 wants districts of one city, which go with it', async () => {
    const { keyValue } = recordIn(await save(DEMAND, { hf22PrjId: 'p1', hf22Areas: ['440106', '440104'] }))
    expect(recordIn(await follow(`${DEMAND}.getOne`, { id: keyValue }))).toMatchObject({
      hf22City: '440100',
      hf22Areas: ['440106', '440104'],
      refValues: { hf22City: '广州市', hf22Areas: '天河区、越秀区' },
    })
    expect(issuesOf(await save(DEMAND, { keyValue, hf22Areas: ['440106', '440304'] }))).toEqual({
      hf22Areas: '意向区域不属于所选的上级行政区',
    })
    expect(issuesOf(await save(DEMAND, { keyValue, hf22Areas: ['999999'] }))).toEqual({ hf22Areas: '意向区域不存在' })
    expect(issuesOf(await save(DEMAND, { keyValue, hf22City: '440106' }))).toEqual({
      hf22City: '意向城市不是地级行政区',
    })
    expect(await save(DEMAND, { keyValue, hf22City: '440300' })).toMatchObject({
      success: true,
      data: { hf22Areas: null },
    })
    expect(await save(DEMAND, { keyValue, hf22City: '330100', hf22Areas: ['330106'] })).toMatchObject({
      success: true,
      data: { hf22Areas: ['330106'] },
    })
  })
  it('DEM-008 asks for a school where one is wanted, and for limits that fit each other', async () => {
    expect(issuesOf(await save(DEMAND, { hf22PrjId: 'p1', hf22School: '示例小学' }))).toEqual({
      hf22School: '意向学校在当前条件下不需要填写',
    })
    expect(
      Object.keys(
        issuesOf(
          await save(DEMAND, {
            hf22PrjId: 'p1',
            hf22ReqDegree: ['HF0302'],
            hf22School: '示例中学',
            hf22MinPrice: 300,
            hf22MaxPrice: 200,
          }),
        ),
      ),
    ).toEqual(['hf22MinPrice', 'hf22MaxPrice'])
  })
})

describe('DEM-002 我来跟进', () => {
  const take = (send: Send, more: Readonly<Record<string, unknown>> = {}) =>
    send(`${DEMAND}.doConfirm`, { id: 'd1', ...more })
  beforeEach(async () => {
    await follow('Hf20PrjBase.doSave', { keyValue: 'p1', hf20ServiceAcct: 'a-service' })
    await fixture.addRecordOf(DEMAND, 'd1', { hf22Status: 'HF2201' })
  })
  it('OPN-073 makes a waiting demand one that is followed up, once, and says so', async () => {
    const service = await fixture.as('service')
    expect(await take(service, { version: 1 })).toMatchObject({
      success: true,
      data: { keyValue: 'd1', version: 2, hf22Status: 'HF2202', refValues: { hf22Status: '跟进中' } },
    })
    expect(await take(service)).toMatchObject({ code: 'STATUS', message: '需求状态为“跟进中”，不能再次跟进' })
    expect(
      fixture.auditLog
        .filter(({ action }) => action === `${DEMAND}.doConfirm`)
        .map(({ by, key, before, after }) => [by, key, before, after]),
    ).toEqual([['a-service', 'd1', { hf22Status: 'HF2201' }, { hf22Status: 'HF2202' }]])
  })
  it('of two who press it at the same moment one does', async () => {
    const service = await fixture.as('service')
    const answers = await Promise.all([take(service), take(service)])
    expect(answers.map(({ success, code }) => (success ? 'done' : code)).toSorted()).toEqual(['STATUS', 'done'])
  })
  it.each<readonly [UserName, string]>([
    ['manager', 'NO_PERMISSION'],
    ['follow', 'NO_PERMISSION'],
    ['provider', 'NO_PERMISSION'],
    ['viewer', 'NO_PERMISSION'],
    ['southern', 'NOT_FOUND'],
  ])('is not for %s', async (user, code) => {
    expect(await take(await fixture.as(user))).toMatchObject({ success: false, code })
    expect((await fixture.rows(demandTable))[0]).toMatchObject({ version: 1, values: { hf22Status: 'HF2201' } })
  })
  it('is not for service staff who take no part, for an older version, or a case without the section', async () => {
    const service = await fixture.as('service')
    await fixture.addCase('foreign', { hf20Ctrl1: 1 })
    await fixture.addRecordOf(DEMAND, 'd2', { hf22Status: 'HF2201' }, 'foreign')
    expect(await take(service, { id: 'd2' })).toEqual({ ...(await take(service, { id: 'nobody' })) })
    await save(DEMAND, { keyValue: 'd1', hf22Memo: '示例' })
    expect(await take(service, { version: 1 })).toMatchObject({
      code: 'CONFLICT',
      data: { record: { version: 2, hf22Memo: '示例' } },
    })
    await follow('Hf20PrjBase.doSave', { keyValue: 'p1', hf20Ctrl1: 0 })
    expect(issuesOf(await take(service))).toEqual({ id: '项目没有开启“需要找房”，没有“找房需求”' })
  })
})

describe('the loan of a case that is paid otherwise', () => {
  const pay = (prjPayType: string) => follow('Hf20PrjBase.doSave', { keyValue: 'p1', prjPayType })
  const loan = async () => (await fixture.rows(loanTable))[0]
  beforeEach(() =>
    fixture.addRecordOf(LOAN, 'l1', {
      hf2iLoanType: 'HF9902',
      hf2iHandleOrg: 'org-desk',
      hf2iLendersOrg: 'org-bank',
      hf2iFundLoan: 800_000,
    }),
  )
  it('LON-012 LON-013 takes the new type in the same unit, and loses the organisations of the old one', async () => {
    expect(await pay('HH2003')).toMatchObject({ success: true })
    expect((await loan())?.values).toMatchObject({ hf2iLoanType: 'HF9903', hf2iHandleOrg: 'org-desk' })
    expect(await pay('HH2001')).toMatchObject({ success: true })
    expect((await loan())?.values).toEqual({ hf2iPrjId: 'p1', hf2iLoanType: 'HF9901', hf2iFundLoan: 800_000 })
    expect(
      fixture.auditLog
        .filter(({ table }) => table === loanTable.name)
        .map(({ action, version, after }) => [action, version, after]),
    ).toEqual([
      ['Hf20PrjBase.doSave', 2, { hf2iLoanType: 'HF9903' }],
      ['Hf20PrjBase.doSave', 3, { hf2iLoanType: 'HF9901', hf2iHandleOrg: null, hf2iLendersOrg: null }],
    ])
  })
  it('stays what it was while no loan pays, for another change, and for a refused one', async () => {
    expect(await pay('HH2004')).toMatchObject({ success: true })
    await follow('Hf20PrjBase.doSave', { keyValue: 'p1', hf20HouseMarketPrice: 2_000_000 })
    expect(
      issuesOf(await follow('Hf20PrjBase.doSave', { keyValue: 'p1', prjPayType: 'HH2003', hf20BuyerType: 'nonsense' })),
    ).toHaveProperty('hf20BuyerType')
    expect(await loan()).toMatchObject({ version: 1, values: { hf2iLoanType: 'HF9902' } })
  })
  it('notifies open screens under its own service', async () => {
    const { token } = (await fixture.send(null)('login.doLogin', { userName: 'manager', password: 'manager-secret' }))
      .data as { readonly token: string } // adapter: the answer of the log-in
    const received: string[] = []
    await fixture.backend.live.admit(token, { send: (text) => void received.push(text), end: () => undefined })
    await pay('HH2003')
    await expect
      .poll(() => received.map((text) => JSON.parse(text) as unknown))
      .toEqual([
        { topic: 'Hf20PrjBase', id: 'p1' },
        { topic: LOAN, id: 'l1' },
      ])
  })
  it('LON-013 keeps an organisation that is chosen in the very change of its type', async () => {
    await fixture.put(organisationTable, 'org-other', {
      hf31BranceName: '样本银行越秀支行',
      hf31OrgType: 'HF9C01',
      hf31City: '440100',
      hf31Enabled: 1,
    })
    expect(await save(LOAN, { keyValue: 'l1', hf2iLoanType: 'HF9901', hf2iLendersOrg: 'org-other' })).toMatchObject({
      success: true,
      data: { hf2iHandleOrg: null, hf2iLendersOrg: 'org-other' },
    })
  })
})

describe('personal data and people', () => {
  const FULL = { hf2hCollectionNo: '6200000000001234', hf22LinkPhone: '15400002290' }
  it('R25 leave masked, come back as they are, and are shown in full by a call of their own', async () => {
    for (const [service, owner, name, mask] of [
      [TRADE, 'hf2hPrjId', 'hf2hCollectionNo', '************1234'],
      [DEMAND, 'hf22PrjId', 'hf22LinkPhone', '154******90'],
    ] as const) {
      const saved = recordIn(await save(service, { [owner]: 'p1', [name]: FULL[name] }))
      expect(saved[name]).toBe(mask)
      expect(recordIn(await save(service, saved))).toEqual(saved)
      expect(issuesOf(await save(service, { keyValue: saved.keyValue, [name]: '154******00' }))).toHaveProperty(name)
      expect(await save(service, { [owner]: 'p1', [name]: FULL[name] })).toMatchObject({
        code: 'CONFLICT',
        data: { fields: [name], record: { [name]: mask } },
      })
      expect(recordIn(await follow(`${service}.doCreate`, { id: saved.keyValue, isClone: 1 }))[name]).toBeNull()
      expect(await follow(`${service}.revealField`, { id: saved.keyValue, field: name, reason: '核对' })).toMatchObject(
        { success: true, data: { value: FULL[name] } },
      )
      expect(
        await (await fixture.as('viewer'))(`${service}.revealField`, {
          id: saved.keyValue,
          field: name,
          reason: '核对',
        }),
      ).toMatchObject({ code: 'NO_PERMISSION' })
    }
    expect(
      await (await fixture.as('finance'))(`${TRADE}.revealField`, {
        id: (await fixture.rows(tradeTable))[0]?.key,
        field: 'hf2hCollectionNo',
        reason: '核对',
      }),
    ).toMatchObject({ success: true })
    for (const value of Object.values(FULL)) expect(JSON.stringify(fixture.auditLog)).not.toContain(value)
  })
  it('TRD-018 the price goes to an owner of the case, and to nobody who has left it', async () => {
    await fixture.addMember('owner', { hf23MemberType: '1', hf23MemberRole: ['HFB806'], hf23LinkName: '例业主' })
    await fixture.addMember('buyer')
    await fixture.addCase('p2', { hf20ManagerId: 'a-follow' })
    await fixture.addMember('other', { hf23MemberType: '1' }, 'p2')
    expect(issuesOf(await save(TRADE, { hf2hPrjId: 'p1', hf2hMoneyReceiver: 'buyer' }))).toEqual({
      hf2hMoneyReceiver: '收款人不在可选的成员内',
    })
    expect(issuesOf(await save(TRADE, { hf2hPrjId: 'p1', hf2hMoneyReceiver: 'other' }))).toEqual({
      hf2hMoneyReceiver: '收款人不存在',
    })
    const { keyValue } = recordIn(
      await save(TRADE, { hf2hPrjId: 'p1', hf2hMoneyReceiver: 'owner', hf2hContractAmt: 1_000_000 }),
    )
    expect(recordIn(await follow(`${TRADE}.getOne`, { id: keyValue })).refValues).toMatchObject({
      hf2hMoneyReceiver: '例业主',
    })
    expect(recordIn(await follow(`${TRADE}.doCreate`, { id: keyValue, isClone: 1 }))).toMatchObject({
      hf2hMoneyReceiver: null,
      hf2hContractAmt: 1_000_000,
    })
    const { token } = (await fixture.send(null)('login.doLogin', { userName: 'manager', password: 'manager-secret' }))
      .data as { readonly token: string } // adapter: as above
    const received: string[] = []
    await fixture.backend.live.admit(token, { send: (text) => void received.push(text), end: () => undefined })
    await follow('Hf23PrjMember.doSave', { keyValue: 'owner', hf23LinkName: '例改名' })
    await expect
      .poll(() => received.map((text) => JSON.parse(text) as unknown))
      .toContainEqual({ topic: TRADE, id: keyValue })
    expect(
      await (await fixture.as('manager'))('Hf23PrjMember.deleteMember', { id: 'owner', prjId: 'p1' }),
    ).toMatchObject({
      success: true,
    })
    expect((await fixture.rows(tradeTable))[0]).toMatchObject({
      version: 2,
      values: { hf2hPrjId: 'p1', hf2hContractAmt: 1_000_000 },
    })
    expect(recordIn(await follow(`${TRADE}.getOne`, { id: keyValue }))['hf2hMoneyReceiver']).toBeNull()
  })
  it('TRD-029 a wished-for day may be any', async () => {
    const { keyValue } = recordIn(
      await save(TRADE, { hf2hPrjId: 'p1', hf2hRequireGuo: 0, hf2hRequireLou: '2026-12-01' }),
    )
    const day = Date.UTC(2026, 10, 30, 16)
    expect(recordIn(await follow(`${TRADE}.getOne`, { id: keyValue }))).toMatchObject({
      hf2hRequireGuo: 0,
      hf2hRequireLou: day,
    })
  })
})
