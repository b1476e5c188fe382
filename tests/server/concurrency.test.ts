import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countProjects, engines, NEW_CASE, startServer, type TestServer } from './harness/harness.ts'
import { recordIn, refusedFields, textIn } from './harness/replies.ts'

const AT_ONCE = 20
const many = <T>(make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, index) => make(index)))

describe.each(engines('embedded', 'postgres'))('several people at once (%s)', (engine) => {
  let server: TestServer
  let token: string
  let other: string
  beforeAll(async () => {
    server = await startServer(engine)
    token = await server.signIn('manager')
    other = await server.signIn('admin')
  })
  afterAll(() => server.close())

  const save = (
    record: Readonly<Record<string, unknown>>,
    options: { readonly token?: string; readonly key?: string } = {},
  ) => server.call('Hf20PrjBase.doSave', record, { token, json: true, ...options })
  const create = async (more: Readonly<Record<string, unknown>> = {}) => recordIn(await save({ ...NEW_CASE, ...more }))
  const load = async (id: unknown) => recordIn(await server.call('Hf20PrjBase.getOne', { id }, { token }))

  it('R13 hear CONFLICT for a stale save of a field others changed, with the newer record, who and when', async () => {
    const { keyValue, version } = await create({ hf20HouseAddress: '示例路1号' })
    const newer = recordIn(
      await save({ keyValue, version, hf20HouseAddress: '示例路2号', hf20HouseMarketPrice: 1.01 }, { token: other }),
    )
    const { status, envelope } = await save({ keyValue, version, hf20HouseAddress: '示例路3号', hf20Ctrl1: 1 })
    expect([status, envelope.success, envelope.code]).toEqual([200, false, 'CONFLICT'])
    expect(envelope.data).toEqual({ fields: ['hf20HouseAddress'], record: newer, by: '周示例', at: newer['updTime'] })
    expect(await load(keyValue)).toEqual(newer)
  })

  it('R13 have a stale save of other fields merged', async () => {
    const { keyValue, version } = await create({ hf20HouseAddress: '示例路1号' })
    await save({ keyValue, version, hf20HouseAddress: '示例路2号' }, { token: other })
    expect(recordIn(await save({ keyValue, version, hf20HouseMarketPrice: 2_000_000 }))).toMatchObject({
      version: 3,
      hf20HouseAddress: '示例路2号',
      hf20HouseMarketPrice: 2_000_000,
    })
  })

  it('R13 conflict, by a whole stale record sent back, only in what its sender changed or would undo', async () => {
    const first = await create({ hf20HouseAddress: '示例路1号' })
    await save({ keyValue: first['keyValue'], hf20HouseAddress: '示例路2号' }, { token: other })
    const { crtTime: _made, updTime: _changed, updUsr: _by, ...whole } = first
    const { envelope } = await save({ ...whole, hf20HouseMarketPrice: 5 })
    expect(envelope).toMatchObject({ code: 'CONFLICT', data: { fields: ['hf20HouseAddress'] } })
  })

  it('C01 have exactly one of twenty saves of one field on one version counted', async () => {
    const { keyValue, version } = await create()
    const codes = (await many((index) => save({ keyValue, version, hf20HouseAddress: `示例路${index}号` }))).map(
      ({ envelope }) => (envelope.success ? 'done' : envelope.code),
    )
    expect(codes.toSorted()).toEqual([...Array.from({ length: AT_ONCE - 1 }, () => 'CONFLICT'), 'done'])
    expect((await load(keyValue))['version']).toBe(2)
  })

  it('C02 have all saves of different fields on one version kept', async () => {
    const { keyValue, version } = await create({ hf20Ctrl3: 1, prjPayType: 'HH2001' })
    const changes = {
      hf20HouseAddress: '示例路9号',
      hf20HouseMarketPrice: 9,
      hf20LoanerAge: 39,
      hf20MonthAhead: 12,
      hf20MaxHelper: 3,
      hf20RecommendId: 'demo-sales',
      hf20ServiceAcct: 'demo-service',
      hf20ReturnWay: 'HX0301',
    }
    const replies = await Promise.all(
      Object.entries(changes).map(([name, value]) => save({ keyValue, version, [name]: value })),
    )
    expect(replies.map(({ envelope }) => envelope.success)).toEqual(replies.map(() => true))
    expect(await load(keyValue)).toMatchObject({ ...changes, version: 1 + replies.length })
  })

  it('get twenty keys and twenty numbers for twenty cases opened at once', async () => {
    const records = await many(() => create())
    expect([
      new Set(records.map(({ keyValue }) => keyValue)).size,
      new Set(records.map(({ prjNo }) => prjNo)).size,
    ]).toEqual([AT_ONCE, AT_ONCE])
  })

  describe('R20 with an Idempotency-Key:', () => {
    it('the same key and content answer the first result and open one case', async () => {
      const before = await countProjects(server)
      const record = { ...NEW_CASE, hf20HouseAddress: '示例路20号' }
      const first = await save(record, { key: 'once' })
      const again = await save({ hf20HouseAddress: '示例路20号', ...NEW_CASE }, { key: 'once' })
      const asForm = await server.call('Hf20PrjBase.doSave', record, { token, key: 'once' })
      expect(recordIn(again)).toEqual(recordIn(first))
      expect(recordIn(asForm)).toEqual(recordIn(first))
      expect(await countProjects(server)).toBe(before + 1)
    })

    it('the same key with other content is refused and stores nothing', async () => {
      await save({ ...NEW_CASE }, { key: 'reused' })
      const before = await countProjects(server)
      const { status, envelope } = await save({ ...NEW_CASE, hf20HouseMarketPrice: 1 }, { key: 'reused' })
      expect([status, envelope.code, await countProjects(server)]).toEqual([200, 'KEY_REUSED', before])
    })

    it('a key belongs to the person: somebody else may use the same one', async () => {
      const before = await countProjects(server)
      await save({ ...NEW_CASE }, { key: 'shared' })
      await save({ ...NEW_CASE }, { key: 'shared', token: other })
      expect(await countProjects(server)).toBe(before + 2)
    })

    it('a refused call leaves its key free', async () => {
      expect(refusedFields(await save({ ...NEW_CASE, hf20HouseMarketPrice: -1 }, { key: 'mended' }))).toEqual([
        'hf20HouseMarketPrice',
      ])
      expect((await save({ ...NEW_CASE, hf20HouseMarketPrice: 1 }, { key: 'mended' })).envelope.success).toBe(true)
    })

    it('C14 of twenty twins sent at once one case comes out, the same for all', async () => {
      const before = await countProjects(server)
      const keys = (await many(() => save({ ...NEW_CASE }, { key: 'twins' }))).map((reply) =>
        textIn(recordIn(reply), 'keyValue'),
      )
      expect([new Set(keys).size, await countProjects(server)]).toEqual([1, before + 1])
    })

    it('a key of more than 255 characters is refused by name', async () => {
      expect(refusedFields(await save({ ...NEW_CASE }, { key: 'k'.repeat(256) }))).toEqual(['Idempotency-Key'])
    })
  })
})
