import { beforeEach, describe, expect, it } from 'vitest'
import { type Fixture, MORNING, openFixture, rowsIn } from '../handlers/fixture.ts'
import type { UserName } from '../handlers/people.ts'

let fixture: Fixture
beforeEach(async () => {
  fixture = await openFixture()
  await fixture.addCase('g1', {
    hf20ManagerId: 'a-follow',
    hf20HouseAddress: '天河示例路',
    hf20HouseMarketPrice: 1_000_000,
    hf20LoanScheme: 'HF9901',
    prjPayType: 'HH2001',
    hf20PayWay: 'HG1002',
    hf20JobUsers: ['a-southern', 'a-service'],
  })
  fixture.clock.now += 1_000
  await fixture.addCase('g2', {
    hf20RecommendId: 'a-sales',
    hf20HouseAddress: '越秀100%路',
    hf20HouseMarketPrice: 2_000_000.5,
  })
  fixture.clock.now += 1_000
  await fixture.addCase('g3', {
    hf20ServiceAcct: 'a-service',
    hf20DivisionDetailId: 'org-bank',
    hf20HouseMarketPrice: 3_000_000,
    prjPayType: 'HH2006',
    hf20PayWay: null,
    hf20LoanScheme: 'HF9907',
  })
  fixture.clock.now += 1_000
  await fixture.addCase('g4', {}, { by: 'a-provider' })
  await fixture.addCase('s1', { hf20ManagerId: 'a-follow' }, { city: '440300' })
})
const list = async (user: UserName, body: Readonly<Record<string, unknown>> = {}) =>
  (await fixture.as(user))('Hf20PrjBase.getPageList', body)
const keys = async (user: UserName, body: Readonly<Record<string, unknown>> = {}) =>
  rowsIn(await list(user, body)).map(({ keyValue }) => keyValue)

describe('the cases a person sees', () => {
  it.each<readonly [UserName, readonly string[]]>([
    ['manager', ['g4', 'g3', 'g2', 'g1']],
    ['finance', ['g4', 'g3', 'g2', 'g1']],
    ['viewer', ['g4', 'g3', 'g2', 'g1']],
    ['follow', ['g1']],
    ['sales', ['g2']],
    ['service', ['g3', 'g1']],
    ['provider', ['g4', 'g3']],
    ['southern', ['s1']],
    ['stray', []],
    ['elsewhere', ['g4', 'g3', 'g2', 'g1']],
  ])('are, for %s, %j', async (user, expected) => {
    expect(await keys(user)).toEqual(expected)
    expect((await list(user)).total).toBe(expected.length)
  })
  it.each<readonly [UserName, readonly string[]]>([
    ['manager', ['g1', 'g2', 'g3', 'g4']],
    ['follow', ['g1']],
    ['sales', ['g2']],
    ['service', ['g1', 'g3']],
    ['provider', ['g3', 'g4']],
    ['southern', ['s1']],
    ['stray', []],
  ])('%s opens just those of the city worked in: %j', async (user, expected) => {
    const send = await fixture.as(user)
    const opened: string[] = []
    for (const id of ['g1', 'g2', 'g3', 'g4', 's1', 'nobody']) {
      const answer = await send('Hf20PrjBase.getOne', { id })
      if (answer.success) opened.push(id)
      else
        expect(answer).toEqual({
          status: 200,
          success: false,
          code: 'NOT_FOUND',
          message: '项目不存在或无权查看',
          requestId: 'r-Hf20PrjBase.getOne',
        })
    }
    expect(opened).toEqual(expected)
  })
  it('no search can widen', async () => {
    expect(await keys('follow', { hf20HouseAddress: '路', hf20HouseCity: '440300' })).toEqual([])
    expect(await keys('follow', { hf20ManagerId: 'a-sales,a-manager,a-follow' })).toEqual(['g1'])
    expect(await keys('sales', { crtTime: `0,${MORNING + 1_000_000}` })).toEqual(['g2'])
  })
})

describe('a page of cases', () => {
  it('comes newest first, with the texts of its codes and derived values', async () => {
    const [first] = rowsIn(await list('follow'))
    expect(first).toMatchObject({
      keyValue: 'g1',
      version: 1,
      businessType: 'HF0401',
      refValues: {
        hf20LoanScheme: '商业按揭',
        businessType: '购房按揭',
        hf20ManagerId: '例跟进',
        hf20PrjType: '房屋买卖',
      },
    })
  })
  it('is cut into pages without gap or repetition, with the total of all', async () => {
    const pages = [
      await list('manager', { page: 1, pageSize: 3 }),
      await list('manager', { page: 2, pageSize: 3 }),
      await list('manager', { page: 3, pageSize: 3 }),
    ]
    expect(pages.map((page) => rowsIn(page).map(({ keyValue }) => keyValue))).toEqual([['g4', 'g3', 'g2'], ['g1'], []])
    expect(pages.map(({ total }) => total)).toEqual([4, 4, 4])
  })
  it('has ten rows when nobody says otherwise', async () => {
    for (let i = 0; i < 10; i += 1) await fixture.addCase(`more${i}`)
    const page = await list('manager')
    expect([rowsIn(page).length, page.total]).toEqual([10, 14])
  })
  it.each([
    ['hf20HouseMarketPrice:asc', ['g1', 'g2', 'g3', 'g4']],
    ['hf20HouseMarketPrice:desc', ['g3', 'g2', 'g1', 'g4']],
    ['crtTime:asc', ['g1', 'g2', 'g3', 'g4']],
    ['updTime:desc', ['g4', 'g3', 'g2', 'g1']],
    ['prjNo', ['g1', 'g2', 'g3', 'g4']],
  ])('is sorted by %s, empty values last: %j', async (sort, expected) =>
    expect(await keys('manager', { sort })).toEqual(expected),
  )
  it.each<readonly [Readonly<Record<string, unknown>>, readonly string[]]>([
    [{ hf20HouseAddress: '示例' }, ['g1']],
    [{ hf20HouseAddress: '%' }, ['g2']],
    [{ hf20HouseAddress: '_' }, []],
    [{ prjNo: 'p-G' }, ['g4', 'g3', 'g2', 'g1']],
    [{ prjPayType: 'HH2001,HH2006' }, ['g3', 'g1']],
    [{ prjPayType: 'HH2001' }, ['g1']],
    [{ hf20HouseMarketPrice: '2000000,' }, ['g3', 'g2']],
    [{ hf20HouseMarketPrice: ',2000000.5' }, ['g2', 'g1']],
    [{ hf20HouseMarketPrice: '3000000' }, ['g3']],
    [{ crtTime: `${MORNING + 1_000},${MORNING + 2_000}` }, ['g3', 'g2']],
    [{ crtTime: '2026-11-21' }, ['g4', 'g3', 'g2', 'g1']],
    [{ crtTime: '2026-11-22,' }, []],
    [{ hf20ManagerId: 'a-follow', hf20HouseAddress: '天河' }, ['g1']],
    [{ hf20DivisionDetailId: 'org-bank' }, ['g3']],
    [{ hf20HouseAddress: '' }, ['g4', 'g3', 'g2', 'g1']],
  ])('is searched by %j: %j', async (search, expected) => expect(await keys('manager', search)).toEqual(expected))
  it('may be asked for with a form', async () => {
    const answer = await (await fixture.as('manager'))(
      'Hf20PrjBase.getPageList',
      { prjPayType: 'HH2001', page: 1, pageSize: 5, sort: 'updTime:desc' },
      { form: true },
    )
    expect(rowsIn(answer).map(({ keyValue }) => keyValue)).toEqual(['g1'])
  })
  it.each([
    { page: 0 },
    { pageSize: 201 },
    { sort: 'hf20BuyerId:asc' },
    { sort: 'passwordHash' },
    { hf20BuyerId: 'm1' },
    { keyValue: 'g1' },
    { nobody: 'x' },
    { crtTime: 'yesterday' },
  ])('refuses %j', async (body) => {
    expect(await list('manager', body)).toMatchObject({ success: false, code: 'INVALID' })
  })
  it('is never asked for more rows of labels than there are kinds of them', async () => {
    let asked = 0
    const counted = await openFixture({}, (store) => ({
      close: () => store.close(),
      unit: (by, work) =>
        store.unit(by, (unit) =>
          work({
            ...unit,
            list: (table, query) => {
              asked += 1
              return unit.list(table, query)
            },
          }),
        ),
    }))
    for (let i = 0; i < 50; i += 1)
      await counted.addCase(`c${i}`, { hf20ManagerId: 'a-follow', hf20DivisionDetailId: 'org-bank' })
    const manager = await counted.as('manager')
    const cost = async (pageSize: number) => {
      asked = 0
      expect(rowsIn(await manager('Hf20PrjBase.getPageList', { pageSize }))).toHaveLength(pageSize)
      return asked
    }
    expect(await cost(50)).toBe(await cost(1))
  })
})
