import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countProjects, engines, NEW_CASE, startServer, type TestServer } from './harness/harness.ts'
import { recordIn, rowsIn, textIn } from './harness/replies.ts'

const DAY = 86_400_000
/** A mortgage of an owned house has no buyer. */
const MORTGAGE = { prjPayType: 'HH2006', hf20SellerType: 'HF0501', hf20ManagerId: 'demo-manager' } as const

describe.each(engines('postgres'))('one case, from browser to database (%s)', (engine) => {
  let server: TestServer
  let token: string
  beforeAll(async () => {
    server = await startServer(engine)
    token = await server.signIn('manager')
  })
  afterAll(() => server.close())

  const save = (record: Readonly<Record<string, unknown>>, json = false) =>
    server.call('Hf20PrjBase.doSave', record, { token, json })
  /** Saves a record; a new one gets what every case needs. */
  const saved = async (record: Readonly<Record<string, unknown>>, json = false) =>
    recordIn(await save(record['keyValue'] ? record : { ...NEW_CASE, ...record }, json))
  const load = async (id: string) => recordIn(await server.call('Hf20PrjBase.doCreate', { id }, { token }))

  it.each([
    ['a form', false],
    ['JSON', true],
  ])('OPN-074 signs in by %s and says when the session ends', async (_what, json) => {
    const answer = recordIn(await server.call('login.doLogin', { userName: 'admin', password: 'fangkit' }, { json }))
    expect(textIn(answer, 'token')).toMatch(/^[\w-]{43}$/)
    expect(Number(answer['expiresAt']) - Date.now()).toBeGreaterThan(11 * 3_600_000)
  })

  it('CAL-056 says who is signed in', async () => {
    expect(recordIn(await server.call('login.getLoginStatus', {}, { token }))).toMatchObject({
      userName: '徐演示',
      acctId: 'demo-manager',
      isFinance: 0,
    })
    const roles = rowsIn(await server.call('login.getUserRole', {}, { token }))
    expect(roles.map(({ ss13RoleId }) => ss13RoleId)).toEqual(['ROLE_MANAGER'])
  })

  it('CAL-008 is a blank record with defaults after doCreate, stored nowhere', async () => {
    const before = await countProjects(server)
    const blank = recordIn(await server.call('Hf20PrjBase.doCreate', {}, { token }))
    expect(blank).toMatchObject({
      keyValue: null,
      version: 0,
      hf20PrjType: 'HF0101',
      hf20HouseProvince: '440000',
      hf20HouseCity: '440100',
      hf20HouseAddress: null,
    })
    expect(await countProjects(server)).toBe(before)
  })

  it('BAS-044 is answered with key, number and version 1 when created, and loads as it was saved', async () => {
    const made = await saved({
      prjPayType: 'HH2004',
      hf20HouseAddress: '示例路1号示例花园1栋101房',
      hf20LoanerAge: null,
    })
    expect(made).toMatchObject({ version: 1, hf20HouseAddress: '示例路1号示例花园1栋101房', crtUsr: 'demo-manager' })
    expect(textIn(made, 'prjNo')).toMatch(/^P\d{8}-\d{4,}$/)
    expect(await load(textIn(made, 'keyValue'))).toEqual(made)
    expect(recordIn(await server.call('Hf20PrjBase.getOne', { id: made['keyValue'] }, { token }))).toEqual(made)
  })

  it('may be sent back as it was answered', async () => {
    const made = await saved({
      prjPayType: 'HH2001',
      hf20BuyerType: 'HF0501',
      hf20SellerType: 'HF0501',
      hf20HelpactivityBegin: null,
    })
    expect(await saved(made, true)).toEqual(made)
    expect(await saved({ ...made, hf20LoanerAge: 41 }, true)).toMatchObject({
      version: 2,
      hf20LoanerAge: 41,
      prjNo: made['prjNo'],
    })
  })

  it('keeps absent fields as they are stored, and empty ones are cleared', async () => {
    const made = await saved({
      hf20HouseAddress: '示例大道2号',
      hf20LoanerAge: '35',
      prjPayType: 'HH2001',
      hf20Ctrl1: '1',
    })
    const stored = await saved({ keyValue: made['keyValue'], hf20LoanerAge: '36' })
    expect(stored).toMatchObject({
      hf20HouseAddress: '示例大道2号',
      hf20LoanerAge: 36,
      hf20Ctrl1: 1,
      hf20PayWay: 'HG1002',
      version: 2,
    })
    expect(await saved({ keyValue: made['keyValue'], hf20HouseAddress: '' })).toMatchObject({
      hf20HouseAddress: null,
      hf20LoanerAge: 36,
      version: 3,
    })
  })

  it.each([
    ['BAS-007', 'HH2001', 'HG1002', 'HF9901'],
    ['BAS-008', 'HH2002', 'HG1002', 'HF9902'],
    ['BAS-009', 'HH2003', 'HG1002', 'HF9903'],
    ['BAS-010', 'HH2004', 'HG1001', null],
    ['BAS-011', 'HH2005', 'HG1003', null],
    ['BAS-012', 'HH2006', null, 'HF9907'],
  ])(
    '%s the server itself sets pay way and scheme for pay type %s: %s, %s',
    async (_rule, prjPayType, hf20PayWay, hf20LoanScheme) => {
      const made = recordIn(await save(prjPayType === 'HH2006' ? MORTGAGE : { ...NEW_CASE, prjPayType }))
      expect(made).toMatchObject({ prjPayType, hf20PayWay, hf20LoanScheme })
      expect(await load(textIn(made, 'keyValue'))).toMatchObject({ prjPayType, hf20PayWay, hf20LoanScheme })
    },
  )

  it('BAS-010 loses its scheme on going from a loan to one payment', async () => {
    const made = await saved({ prjPayType: 'HH2001' })
    expect(await saved({ keyValue: made['keyValue'], prjPayType: 'HH2004' })).toMatchObject({
      hf20PayWay: 'HG1001',
      hf20LoanScheme: null,
    })
  })

  it('BAS-013 relates two individuals without a relation by HF1903, and keeps a chosen relation', async () => {
    expect(await saved({ hf20BuyerType: 'HF0501', hf20SellerType: 'HF0501' })).toMatchObject({
      hf20RelationType: 'HF1903',
    })
    expect(
      await saved({ hf20BuyerType: 'HF0501', hf20SellerType: 'HF0501', hf20RelationType: 'HF1901' }),
    ).toMatchObject({ hf20RelationType: 'HF1901' })
    expect(await saved({ hf20BuyerType: 'HF0501', hf20SellerType: 'HF0502' })).toMatchObject({ hf20RelationType: null })
  })

  it('BAS-038 has its business type from the scheme', async () => {
    expect(recordIn(await save(MORTGAGE))).toMatchObject({ businessType: 'HF0402' })
    expect(await saved({ prjPayType: null, hf20LoanScheme: 'HF9905' })).toMatchObject({ businessType: 'HF0404' })
  })

  it.each([
    ['4860000.01', 4_860_000.01],
    ['0.07', 0.07],
    ['0', 0],
    ['1234567.89', 1_234_567.89],
    ['9999999999999.99', 9_999_999_999_999.99],
    ['0.1', 0.1],
    ['8.29', 8.29],
  ])('BAS-026 keeps a market price of %s yuan to the fen, as decimal text and as a number', async (text, value) => {
    const asText = await saved({ hf20HouseMarketPrice: text })
    const asNumber = await saved({ hf20HouseMarketPrice: value }, true)
    expect([asText['hf20HouseMarketPrice'], asNumber['hf20HouseMarketPrice']]).toEqual([value, value])
    expect((await load(textIn(asText, 'keyValue')))['hf20HouseMarketPrice']).toBe(value)
  })

  it('has dates in milliseconds of midnight in Shanghai, summer time of old included', async () => {
    const begin = Date.UTC(2026, 4, 31, 16)
    const made = await saved({
      hf20Ctrl3: '1',
      hf20HelpactivityBegin: begin,
      hf20HelpactivityEnd: begin + 30 * DAY,
      hf20MaxHelper: '5',
    })
    expect(made).toMatchObject({ hf20HelpactivityBegin: begin, hf20HelpactivityEnd: begin + 30 * DAY })
    const summer = Date.UTC(1988, 4, 31, 15)
    expect(await saved({ hf20Ctrl3: '1', hf20HelpactivityBegin: summer })).toMatchObject({
      hf20HelpactivityBegin: summer,
    })
  })

  it.each([
    '𠮷野家',
    '👨‍👩‍👧 示例路',
    'مثال',
    'é',
    "'; drop table hf20_prj_base; --",
    '<img src=x onerror=alert(1)>',
    '{"a":1}',
    '100%_\\',
  ])('stores text as it came: %s', async (text) => {
    const made = await saved({ hf20HouseAddress: text })
    expect((await load(textIn(made, 'keyValue')))['hf20HouseAddress']).toBe(text)
  })

  it('carries the texts of codes, accounts and places in refValues', async () => {
    const made = await saved({ prjPayType: 'HH2001', hf20HouseArea: '440106', hf20ServiceAcct: 'demo-service' })
    expect(made['refValues']).toMatchObject({
      hf20HouseProvince: '广东省',
      hf20HouseCity: '广州市',
      hf20HouseArea: '天河区',
      hf20ServiceAcct: '高样本',
      crtUsr: '徐演示',
    })
  })

  describe('in the list', () => {
    it('GRD-002 finds the case by part of its address and by its number', async () => {
      const made = await saved({ hf20HouseAddress: '独一无二路77号' })
      const find = async (search: Readonly<Record<string, unknown>>) =>
        rowsIn(await server.call('Hf20PrjBase.getPageList', search, { token })).map(({ keyValue }) => keyValue)
      expect(await find({ hf20HouseAddress: '一无二路7' })).toEqual([made['keyValue']])
      expect(await find({ prjNo: made['prjNo'] })).toEqual([made['keyValue']])
      expect(await find({ hf20HouseAddress: '一%二' })).toEqual([])
      expect(await find({ hf20HouseAddress: '独_无' })).toEqual([])
    })

    it('pages without gaps or repeats, ten rows at a time, and says how many there are', async () => {
      const page = (number: number) =>
        server.call('Hf20PrjBase.getPageList', { page: number, sort: 'prjNo:asc' }, { token })
      const first = await page(1)
      const { total } = first.envelope
      const pages = [first]
      for (let number = 2; (number - 1) * 10 < Number(total); number += 1) pages.push(await page(number))
      const keys = pages.flatMap((reply) => rowsIn(reply).map(({ keyValue }) => keyValue))
      expect([rowsIn(first).length, keys.length, new Set(keys).size]).toEqual([10, total, total])
      expect(rowsIn(await page(100_000))).toEqual([])
    })

    it('sorts by price both ways with empty values last', async () => {
      const prices = async (direction: string) => {
        const rows = rowsIn(
          await server.call(
            'Hf20PrjBase.getPageList',
            { sort: `hf20HouseMarketPrice:${direction}`, pageSize: 200 },
            { token },
          ),
        )
        return rows.map(({ hf20HouseMarketPrice: price }) => (typeof price === 'number' ? price : null))
      }
      const up = await prices('asc')
      const filled = up.filter((price) => price !== null)
      expect(filled).toEqual([...filled].sort((a, b) => a - b))
      expect(up.slice(filled.length).every((price) => price === null)).toBe(true)
      expect((await prices('desc')).filter((price) => price !== null)).toEqual([...filled].reverse())
    })

    it('filters by several codes at once, by a range of prices and by a range of days', async () => {
      const list = async (search: Readonly<Record<string, unknown>>) =>
        rowsIn(await server.call('Hf20PrjBase.getPageList', { ...search, pageSize: 200 }, { token }))
      const schemes = await list({ hf20LoanScheme: 'HF9901,HF9907' })
      expect(new Set(schemes.map(({ hf20LoanScheme }) => hf20LoanScheme))).toEqual(new Set(['HF9901', 'HF9907']))
      const prices = await list({ hf20HouseMarketPrice: '2000000,3000000' })
      expect(prices.length).toBeGreaterThan(0)
      expect(
        prices.every(({ hf20HouseMarketPrice: price }) => Number(price) >= 2_000_000 && Number(price) <= 3_000_000),
      ).toBe(true)
      expect(await list({ updTime: `${Date.now() + DAY},` })).toEqual([])
    })

    it.each([
      ['a sort by a field that is not kept for sorting', { sort: 'hf20LoanerAge:asc' }, 'sort'],
      ['a sort by a password', { sort: 'passwordHash' }, 'sort'],
      ['a sort that is SQL', { sort: 'prjNo;drop table x:asc' }, 'sort'],
      ['page 0', { page: 0 }, 'page'],
      ['page -1', { page: -1 }, 'page'],
      ['pages of a million', { pageSize: 1_000_000 }, 'pageSize'],
      ['a search field nobody declared', { nobody: '1' }, 'nobody'],
      ['a price that is text', { hf20HouseMarketPrice: 'abc' }, 'hf20HouseMarketPrice'],
    ])('A20 refuses %s', async (_what, input, field) => {
      const { envelope } = await server.call('Hf20PrjBase.getPageList', input, { token })
      expect([envelope.code, envelope.data]).toMatchObject(['INVALID', { issues: [{ field }] }])
    })
  })

  it('CAL-021 is filled in from dictionaries by code, several codes grouped, divisions by parent', async () => {
    const schemes = rowsIn(await server.call('pubSvc.getDictVals', { Code: 'HF99' }, { token }))
    expect(schemes.map(({ key }) => key)).toContain('HF9907')
    const grouped = recordIn(await server.call('pubSvc.getDictVals', { Code: 'HF99,HG10' }, { token }))
    expect(Object.keys(grouped).sort()).toEqual(['HF99', 'HG10'])
    const cities = rowsIn(
      await server.call('pubSvc.getDictVals', { Code: 'SS46_ADMDIVISION_LIST', LimitVal: '440000' }, { token }),
    )
    expect(cities.map(({ key }) => key)).toContain('440100')
  })

  it('CAL-019 picks accounts with masked phones and only of the position asked for', async () => {
    const rows = rowsIn(
      await server.call('Br01AcctBase.getPageList', { S_ACCT_PLAT_ROLE: 'HX5903', pageSize: 200 }, { token }),
    )
    expect(rows.map(({ keyValue }) => keyValue)).toContain('demo-service')
    expect(rows.map(({ keyValue }) => keyValue)).not.toContain('demo-sales')
    for (const { br01Phone } of rows) expect(String(br01Phone)).toMatch(/^\d{3}\*{6}\d{2}$/)
  })
})
