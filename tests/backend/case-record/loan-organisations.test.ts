import { beforeEach, describe, expect, it } from 'vitest'
import { loanTable } from '../../../lib/backend/case-record/case-record-tables.ts'
import { organisationTable } from '../../../lib/backend/dictionary/dictionary-tables.ts'
import { type CaseRecordFixture, HOUSE, LOAN } from './case-record-fixture.ts'
import { issuesOf, recordIn, type Send } from '../handlers/fixture.ts'
import { openLoanFixture } from './loan-fixture.ts'

const BY_FUND = { prjPayType: 'HH2002', hf20LoanScheme: 'HF9902' }
const COMBINED = { prjPayType: 'HH2003', hf20LoanScheme: 'HF9903' }
const MORTGAGE = { prjPayType: 'HH2006', hf20PayWay: null, hf20LoanScheme: 'HF9907' }

let fixture: CaseRecordFixture
let follow: Send
const openWith = async (facts: Parameters<typeof openLoanFixture>[0] = {}) => {
  fixture = await openLoanFixture(facts)
  follow = await fixture.as('follow')
}
beforeEach(() => openWith())
const ask = (method: string, body: Readonly<Record<string, unknown>> = {}, send = follow) =>
  send(`${LOAN}.${method}`, { prjId: 'p1', ...body })
const offered = async (method: string, body: Readonly<Record<string, unknown>> = {}) =>
  ((await ask(method, body)).data as readonly { readonly key: string }[]).map(({ key }) => key)
const preset = async (body: Readonly<Record<string, unknown>> = {}) => (await ask('loadDefaultLenderOrg', body)).data
const save = (record: Readonly<Record<string, unknown>>, send = follow) => send(`${LOAN}.doSave`, record)
const stored = async () => (await fixture.rows(loanTable))[0]

describe('the organisations a loan may be given to', () => {
  it('CAL-043 LON-017 are those of the type the case is paid by, or the caller says', async () => {
    expect(await offered('getLoanMatchHandleOrgs')).toEqual(['org-bank', 'org-entrusted', 'org-foreign'])
    expect(await offered('getLoanMatchHandleOrgs', { hf2iLoanType: 'HF9902' })).toEqual([
      'org-fund',
      'org-desk',
      'org-entrusted',
    ])
    expect(await offered('getLoanMatchHandleOrgs', { hf2iLoanType: 'HF9903' })).toEqual([
      'org-fund',
      'org-bank',
      'org-desk',
      'org-entrusted',
      'org-foreign',
    ])
    expect(await offered('getLoanMatchHandleOrgs', { hf2iLoanType: 'HF9907' })).toEqual([
      'org-bank',
      'org-small',
      'org-entrusted',
      'org-foreign',
    ])
    expect(await offered('getLoanMatchHandleOrgs', { hf2iLoanType: null })).toHaveLength(6)
    await fixture.addRecordOf(LOAN, 'l1', { hf2iLoanType: 'HF9902' })
    expect(await offered('getLoanMatchHandleOrgs')).toEqual(['org-fund', 'org-desk', 'org-entrusted'])
  })
  it('CAL-044 LON-017 those who advance money are others', async () => {
    expect([
      await offered('getEstatesSecureOrgs'),
      await offered('getEstatesSecureOrgs', { hf2iLoanType: 'HF9902' }),
    ]).toEqual([['org-small', 'org-guarantee'], ['org-guarantee']])
  })
  it('LON-020 are answered with what a person chooses by', async () => {
    expect((await ask('getLoanMatchHandleOrgs', { hf2iLoanType: 'HF9902' })).data).toMatchObject([
      { key: 'org-fund', note: '同区' },
      { key: 'org-desk', note: null },
      {
        key: 'org-entrusted',
        name: '样本银行越秀支行',
        type: 'HF9C01',
        area: '越秀区',
        address: '示例路2号',
        phone: '020-00000002',
        foreign: 0,
        note: '公积金受托银行',
      },
    ])
    expect((await ask('getLoanMatchHandleOrgs')).data).toMatchObject([
      {},
      {},
      { key: 'org-foreign', foreign: 1, phone: null },
    ])
  })
  it('LON-017 lie in the city of the house, wherever the case is kept', async () => {
    await fixture.addRecordOf(HOUSE, 'h1', { hf29City: '440300', hf29Area: '440304' })
    expect(await offered('getLoanMatchHandleOrgs')).toEqual(['org-south'])
    await fixture.addCase('bare', { hf20ManagerId: 'a-follow' })
    expect(await offered('getLoanMatchHandleOrgs', { prjId: 'bare', hf2iLoanType: 'HF9901' })).toEqual([
      'org-bank',
      'org-entrusted',
      'org-foreign',
    ])
  })
  it.each(['getLoanMatchHandleOrgs', 'getEstatesSecureOrgs', 'loadDefaultLenderOrg'])(
    '%s is for the person who sees the case, and knows no other',
    async (method) => {
      expect(await ask(method, {}, await fixture.as('viewer'))).toMatchObject({ success: true })
      expect(await ask(method, {}, await fixture.as('southern'))).toMatchObject({ success: false, code: 'NOT_FOUND' })
      expect(await ask(method, { prjId: 'nobody' })).toMatchObject({ success: false, code: 'NOT_FOUND' })
      expect(issuesOf(await ask(method, { prjId: '' }))).toEqual({ prjId: '项目ID必填' })
      expect((await ask(method, { hf2iLoanType: 'x'.repeat(200) })).code).toBe('INVALID')
    },
  )
})

describe('the lender', () => {
  it('CAL-045 LON-018 is told with whether it may be changed, and why', async () => {
    expect(await preset()).toEqual({ disable: false, orgCode: null, orgName: '', reason: null })
    expect(await preset({ hf2iLoanType: 'HF9902' })).toEqual({
      disable: true,
      orgCode: 'org-fund',
      orgName: '示例公积金天河管理部',
      reason: '公积金贷款由住房公积金中心发放，不能改选',
    })
    expect(await preset({ hf2iLoanType: 'HF9902', hf2iHandleOrg: 'org-desk' })).toMatchObject({
      disable: true,
      orgCode: 'org-desk',
    })
    expect(await preset({ hf2iLoanType: 'HF9903' })).toMatchObject({ disable: false, orgCode: 'org-fund' })
    expect(await preset({ hf2iLoanType: 'HF9907', hf21DivisionDetailId: 'org-south' })).toMatchObject({
      disable: false,
      orgCode: 'org-south',
      orgName: '示例银行福田支行',
    })
    await fixture.addRecordOf(LOAN, 'l1', { hf2iLoanType: 'HF9907', hf21DivisionDetailId: 'org-bank' })
    expect([await preset(), await preset({ hf21DivisionDetailId: null })]).toMatchObject([
      { orgCode: 'org-bank' },
      { orgCode: null },
    ])
  })
  it('LON-018 of a loan of the fund is filled in by the save itself, and refuses any other', async () => {
    await openWith(BY_FUND)
    const saved = recordIn(await save({ hf2iPrjId: 'p1', hf2iMonthIn: 30_000, hf2iLendersOrg: null }))
    expect(saved).toMatchObject({ hf2iLendersOrg: 'org-fund', refValues: { hf2iLendersOrg: '示例公积金天河管理部' } })
    const refused = { hf2iLendersOrg: '贷款机构不能修改：公积金贷款由住房公积金中心发放，不能改选' }
    for (const hf2iLendersOrg of ['org-desk', 'org-bank', null])
      expect(issuesOf(await save({ keyValue: saved.keyValue, hf2iLendersOrg }))).toEqual(refused)
    expect(await save({ ...saved })).toMatchObject({ success: true })
    expect(await save({ keyValue: saved.keyValue, hf2iHandleOrg: 'org-desk' })).toMatchObject({
      success: true,
      data: { hf2iLendersOrg: 'org-desk' },
    })
    expect(issuesOf(await save({ keyValue: saved.keyValue, hf2iLendersOrg: 'nobody' }))).toEqual({
      hf2iLendersOrg: '贷款机构不存在',
    })
  })
  it('LON-018 of such a new loan is not another person’s either', async () => {
    await openWith(BY_FUND)
    expect(issuesOf(await save({ hf2iPrjId: 'p1', hf2iLendersOrg: 'org-bank' }))).toHaveProperty('hf2iLendersOrg')
    expect(await save({ hf2iPrjId: 'p1', hf2iLendersOrg: 'org-fund' })).toMatchObject({
      success: true,
      data: { hf2iLendersOrg: 'org-fund' },
    })
  })
  it('LON-018 that is stored and unchanged never blocks, even where another one is fixed now', async () => {
    await openWith(BY_FUND)
    await fixture.addRecordOf(LOAN, 'l1', {
      hf2iLoanType: 'HF9902',
      hf2iLendersOrg: 'org-south',
      hf2iHandleOrg: 'org-closed',
      hf2iAssessCompany: 'org-bank',
    })
    expect(
      await save({
        keyValue: 'l1',
        hf2iMonthIn: 20_000,
        hf2iLendersOrg: 'org-south',
        hf2iHandleOrg: 'org-closed',
        hf2iAssessCompany: 'org-bank',
      }),
    ).toMatchObject({ success: true, data: { hf2iLendersOrg: 'org-south', hf2iHandleOrg: 'org-closed' } })
    expect(await save({ keyValue: 'l1', hf2iLendersOrg: 'org-fund' })).toMatchObject({ success: true })
  })
})

describe('a chosen organisation', () => {
  const issue = async (record: Readonly<Record<string, unknown>>) =>
    issuesOf(await save({ hf2iPrjId: 'p1', ...record }))
  it('LON-017 is one of the offered ones', async () => {
    expect(await issue({ hf2iHandleOrg: 'org-fund', hf2iLendersOrg: 'org-south' })).toEqual({
      hf2iHandleOrg: '办理机构不在可选范围内',
      hf2iLendersOrg: '贷款机构不在可选范围内',
    })
    expect(await issue({ hf2iLoanMethod: 'HFG602', hf2iAdvanceLenders: 'org-bank' })).toEqual({
      hf2iAdvanceLenders: '垫资/提前放款机构不在可选范围内',
    })
    expect(await issue({ hf2iHandleOrg: 'org-south' })).toEqual({ hf2iHandleOrg: '办理机构不在可选范围内' })
    expect(Object.keys(await issue({ hf2iHandleOrg: 'nobody', hf2iAssessCompany: 'nobody' }))).toEqual([
      'hf2iAssessCompany',
      'hf2iHandleOrg',
    ])
    expect(
      await save({
        hf2iPrjId: 'p1',
        hf2iLoanMethod: 'HFG602',
        hf2iAdvanceLenders: 'org-small',
        hf2iHandleOrg: 'org-foreign',
        hf2iLendersOrg: 'org-bank',
        hf2iAssessCompany: 'org-assessor',
        hf21DivisionDetailId: 'org-south',
      }),
    ).toMatchObject({ success: true })
  })
  it('LON-010 LON-011 is of the kind its field picks, and in use', async () => {
    expect(Object.keys(await issue({ hf2iAssessCompany: 'org-bank', hf21DivisionDetailId: 'org-fund' }))).toEqual([
      'hf21DivisionDetailId',
      'hf2iAssessCompany',
    ])
    expect(Object.keys(await issue({ hf21DivisionDetailId: 'org-closed', hf2iHandleOrg: 'org-closed' }))).toEqual([
      'hf21DivisionDetailId',
      'hf2iHandleOrg',
    ])
  })
  it('LON-017 is judged by the type of the loan in the very save', async () => {
    expect(
      await save({ hf2iPrjId: 'p1', hf2iLoanType: 'HF9907', hf2iHandleOrg: 'org-small', hf2iLendersOrg: 'org-small' }),
    ).toMatchObject({ success: true })
  })
})

describe('the lender of a case that changes', () => {
  const change = (values: Readonly<Record<string, unknown>>) =>
    follow('Hf20PrjBase.doSave', { keyValue: 'p1', ...values })
  const lender = async () => (await stored())?.values['hf2iLendersOrg'] ?? null
  it('LON-018 LON-012 a fixed one follows the pay type, in one step with the type of the loan', async () => {
    await fixture.addRecordOf(LOAN, 'l1', { hf2iLoanType: 'HF9901', hf2iLendersOrg: 'org-bank' })
    expect(await change({ prjPayType: 'HH2002' })).toMatchObject({ success: true })
    expect((await stored())?.values).toMatchObject({ hf2iLoanType: 'HF9902', hf2iLendersOrg: 'org-fund' })
    expect(
      fixture.auditLog.filter(({ table }) => table === loanTable.name).map(({ version, after }) => [version, after]),
    ).toEqual([[2, { hf2iLoanType: 'HF9902', hf2iLendersOrg: 'org-fund' }]])
    await change({ prjPayType: 'HH2003' })
    expect(await lender()).toBe('org-fund')
    await change({ prjPayType: 'HH2001' })
    expect(await lender()).toBeNull()
  })
  it('LON-018 one that stood there by default makes room, one that was chosen stays', async () => {
    await openWith(COMBINED)
    await fixture.addRecordOf(LOAN, 'l1', {
      hf2iLoanType: 'HF9903',
      hf2iLendersOrg: 'org-fund',
      hf21DivisionDetailId: 'org-bank',
    })
    await change(MORTGAGE)
    expect((await stored())?.values).toMatchObject({ hf2iLoanType: 'HF9907', hf2iLendersOrg: 'org-bank' })
    await change({ prjPayType: 'HH2003' })
    expect(await lender()).toBe('org-bank')
  })
  it('LON-018 a fixed one follows the house to another district, as the case or the house itself says', async () => {
    await openWith(BY_FUND)
    await fixture.addRecordOf(LOAN, 'l1', { hf2iLoanType: 'HF9902', hf2iLendersOrg: 'org-fund' })
    await change({ hf20HouseArea: '440104' })
    expect(await lender()).toBe('org-desk')
    expect(await follow(`${HOUSE}.doSave`, { hf29PrjId: 'p1', hf29City: '440100', hf29Area: '440106' })).toMatchObject({
      success: true,
    })
    expect(await lender()).toBe('org-fund')
    await change({ hf20HouseArea: '440118' })
    expect(await lender()).toBe('org-fund')
    await change({ hf20HouseMarketPrice: 2_000_000 })
    expect((await stored())?.version).toBe(3)
  })
  it('notifies open screens that other organisations are offered', async () => {
    const { token } = (await fixture.send(null)('login.doLogin', { userName: 'manager', password: 'manager-secret' }))
      .data as { readonly token: string } // adapter: the answer of the log-in
    const received: string[] = []
    await fixture.backend.live.admit(token, { send: (text) => void received.push(text), end: () => undefined })
    await change({ hf20HouseArea: '440104' })
    await expect
      .poll(() => received.map((text) => JSON.parse(text) as unknown))
      .toEqual([
        { topic: 'Hf20PrjBase', id: 'p1' },
        { topic: LOAN, id: 'p1' },
      ])
  })
})

describe('an organisation out of use', () => {
  it('LON-017 is offered no more, and stays where it stands', async () => {
    await fixture.addRecordOf(LOAN, 'l1', { hf2iLoanType: 'HF9901', hf2iHandleOrg: 'org-bank' })
    await fixture.store.unit({ account: 'system', now: fixture.clock.now }, (unit) =>
      unit.update(organisationTable, 'org-bank', 1, { hf31Enabled: 0 }),
    )
    expect(await offered('getLoanMatchHandleOrgs')).toEqual(['org-entrusted', 'org-foreign'])
    expect(recordIn(await follow(`${LOAN}.getOne`, { id: 'l1' }))).toMatchObject({
      hf2iHandleOrg: 'org-bank',
      refValues: { hf2iHandleOrg: '示例银行天河支行' },
    })
  })
})
