import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countProjects, engines, NEW_CASE, projectsIn, startServer, type TestServer } from './harness/harness.ts'
import { recordIn, rowsIn, textIn, type Reply } from './harness/replies.ts'

const PEOPLE = ['admin', 'manager', 'finance', 'finance2', 'follow', 'sales', 'service', 'provider', 'viewer'] as const
type Person = (typeof PEOPLE)[number]

describe.each(engines('embedded'))('the rights of a person (%s)', (engine) => {
  let server: TestServer
  let tokens: ReadonlyMap<string, string>
  /** Nobody but the manager takes part in this one. */
  let managersOwn: string
  beforeAll(async () => {
    server = await startServer(engine)
    tokens = new Map(await Promise.all(PEOPLE.map(async (person) => [person, await server.signIn(person)] as const)))
    managersOwn = await create({ hf20ManagerId: 'demo-manager' })
  })
  afterAll(() => server.close())

  const as = (person: Person, name: string, input: Readonly<Record<string, unknown>>): Promise<Reply> =>
    server.call(name, input, { token: tokens.get(person) ?? null, json: true })
  const create = async (more: Readonly<Record<string, unknown>>) =>
    textIn(recordIn(await as('manager', 'Hf20PrjBase.doSave', { ...NEW_CASE, ...more })), 'keyValue')
  const outcome = ({ status, envelope }: Reply) => [status, envelope.success ? 'done' : envelope.code]
  /** All of an answer that does not differ from request to request. */
  const gist = ({ status, envelope: { requestId: _requestId, ...rest } }: Reply) => ({ status, ...rest })

  it.each<[Person, string]>([
    ['admin', 'done'],
    ['manager', 'done'],
    ['provider', 'done'],
    ['finance', 'NO_PERMISSION'],
    ['finance2', 'NO_PERMISSION'],
    ['follow', 'NO_PERMISSION'],
    ['sales', 'NO_PERMISSION'],
    ['service', 'NO_PERMISSION'],
    ['viewer', 'NO_PERMISSION'],
  ])('PRJ-038 decide who opens a case, such as %s: %s', async (person, expected) => {
    const before = await countProjects(server)
    const reply = await as(person, 'Hf20PrjBase.doSave', { ...NEW_CASE, hf20ManagerId: 'demo-follow' })
    expect(outcome(reply)).toEqual([200, expected])
    expect(await countProjects(server)).toBe(before + (expected === 'done' ? 1 : 0))
  })

  it.each<[Person, string, string]>([
    ['admin', 'done', 'done'],
    ['manager', 'done', 'done'],
    ['finance', 'done', 'NO_PERMISSION'],
    ['finance2', 'done', 'NO_PERMISSION'],
    ['viewer', 'done', 'NO_PERMISSION'],
    ['follow', 'NOT_FOUND', 'NOT_FOUND'],
    ['sales', 'NOT_FOUND', 'NOT_FOUND'],
    ['service', 'NOT_FOUND', 'NOT_FOUND'],
    ['provider', 'NOT_FOUND', 'NOT_FOUND'],
  ])('R7 in a case of the city without taking part are, of %s: read %s, save %s', async (person, read, save) => {
    expect(outcome(await as(person, 'Hf20PrjBase.getOne', { id: managersOwn }))).toEqual([200, read])
    expect(outcome(await as(person, 'Hf20PrjBase.doCreate', { id: managersOwn }))).toEqual([200, read])
    const before = recordIn(await as('manager', 'Hf20PrjBase.getOne', { id: managersOwn }))
    const { version: _version, ...values } = before
    expect(outcome(await as(person, 'Hf20PrjBase.doSave', { ...values, hf20HouseAddress: `${person}路1号` }))).toEqual([
      200,
      save,
    ])
    const after = recordIn(await as('manager', 'Hf20PrjBase.getOne', { id: managersOwn }))
    expect(after['hf20HouseAddress']).toBe(save === 'done' ? `${person}路1号` : before['hf20HouseAddress'])
  })

  it.each<[Person, string]>([
    ['follow', 'hf20ManagerId'],
    ['sales', 'hf20RecommendId'],
    ['service', 'hf20ServiceAcct'],
  ])('R7 begin as soon as %s is named in %s, to see and change the case, and end with that', async (person, field) => {
    const key = await create({ hf20HouseAddress: '示例路3号' })
    expect(outcome(await as(person, 'Hf20PrjBase.getOne', { id: key }))).toEqual([200, 'NOT_FOUND'])
    await as('manager', 'Hf20PrjBase.doSave', { keyValue: key, [field]: `demo-${person}` })
    expect(
      recordIn(await as(person, 'Hf20PrjBase.doSave', { keyValue: key, hf20HouseAddress: '示例路4号' })),
    ).toMatchObject({ hf20HouseAddress: '示例路4号', updUsr: `demo-${person}` })
    await as('manager', 'Hf20PrjBase.doSave', {
      keyValue: key,
      [field]: field === 'hf20ManagerId' ? 'demo-manager' : null,
    })
    expect(outcome(await as(person, 'Hf20PrjBase.doSave', { keyValue: key, hf20HouseAddress: '示例路5号' }))).toEqual([
      200,
      'NOT_FOUND',
    ])
  })

  it('R7 make a case of another city look exactly like one that does not exist', async () => {
    const [elsewhere = ''] = await projectsIn(server, '440300')
    expect(elsewhere).not.toBe('')
    for (const person of ['finance', 'viewer', 'follow'] as const) {
      for (const [call, input] of [
        ['Hf20PrjBase.getOne', 'id'],
        ['Hf20PrjBase.doCreate', 'id'],
        ['Prj.checkStatus', 'prjId'],
        ['Hf02TempFld.loadrieldMeta', 'prjId'],
      ] as const) {
        const more = call === 'Hf02TempFld.loadrieldMeta' ? { tableId: 1 } : {}
        const theirs = await as(person, call, { ...more, [input]: elsewhere })
        expect(gist(theirs)).toEqual(gist(await as(person, call, { ...more, [input]: 'made-up-key' })))
        expect(theirs.envelope.code).toBe('NOT_FOUND')
      }
    }
    const save = (keyValue: string) => as('follow', 'Hf20PrjBase.doSave', { keyValue, hf20HouseAddress: 'x' })
    expect(gist(await save(elsewhere))).toEqual(gist(await save('made-up-key')))
  })

  it('R8 limit lists and totals to what the person may see', async () => {
    const here = new Set(await projectsIn(server, '440100'))
    for (const person of PEOPLE) {
      const reply = await as(person, 'Hf20PrjBase.getPageList', { pageSize: 200 })
      const rows = rowsIn(reply)
      expect(rows.length).toBe(reply.envelope.total)
      expect(rows.every(({ keyValue }) => here.has(String(keyValue)))).toBe(true)
      const mine = (row: Readonly<Record<string, unknown>>) =>
        ['hf20ManagerId', 'hf20RecommendId', 'hf20ServiceAcct', 'crtUsr'].some(
          (field) => row[field] === `demo-${person}`,
        )
      if (person === 'follow' || person === 'sales' || person === 'service')
        expect(rows.length > 0 && rows.every(mine)).toBe(true)
    }
    const total = async (person: Person) => (await as(person, 'Hf20PrjBase.getPageList', {})).envelope.total
    expect(await total('viewer')).toBe(here.size)
    expect(await total('sales')).toBeLessThan(here.size)
  })

  it('R8 keep a search from what the person may not see', async () => {
    const secret = textIn(recordIn(await as('manager', 'Hf20PrjBase.getOne', { id: managersOwn })), 'prjNo')
    expect((await as('sales', 'Hf20PrjBase.getPageList', { prjNo: secret })).envelope).toMatchObject({
      data: [],
      total: 0,
    })
    expect((await as('viewer', 'Hf20PrjBase.getPageList', { prjNo: secret })).envelope.total).toBe(1)
  })

  it('R6 are not what a caller says about themselves: that is refused by name', async () => {
    for (const claim of ['isFinance', 'isManager', 'canEdit', 'disableEdit', 'optValue', 'roles']) {
      expect((await as('viewer', 'Hf20PrjBase.getPageList', { [claim]: 1 })).envelope).toMatchObject({
        code: 'INVALID',
        data: { issues: [{ field: claim }] },
      })
    }
  })

  it('PRJ-042 close a finished case to those who work on it, not to the manager', async () => {
    const key = await create({ hf20RecommendId: 'demo-sales', hf20DemandStep: 'HX0507' })
    const change = (person: Person) =>
      as(person, 'Hf20PrjBase.doSave', { keyValue: key, hf20HouseAddress: `${person}路6号` })
    const refused = await change('sales')
    expect(refused.envelope.code).toBe('STATUS')
    expect((await as('sales', 'Prj.checkStatus', { prjId: key })).envelope).toMatchObject({
      code: 'STATUS',
      message: refused.envelope.message,
    })
    expect(recordIn(await change('manager'))['hf20HouseAddress']).toBe('manager路6号')
  })

  it('CAL-050 are told to the screen as the operations of the person', async () => {
    const operations = async (person: Person) => (await as(person, 'Hf20PrjBase.getOpts', {})).envelope.data
    expect(await operations('viewer')).toEqual(['OPT_SEARCH', 'OPT_DETAIL'])
    expect(await operations('manager')).toContain('OPT_ADD')
    expect(await operations('sales')).not.toContain('OPT_ADD')
  })
})
