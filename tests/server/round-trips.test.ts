import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { startServer, type TestServer } from './harness/harness.ts'
import { rowsIn } from './harness/replies.ts'

/**
 * How often a call goes to the database at most. Each way there costs more of the processor than what it finds, so
 * lookups that do not depend on each other are asked for together.
 */
const MOST: readonly (readonly [call: string, trips: number])[] = [
  ['login.getLoginStatus', 1],
  ['Hf20PrjBase.getOpts', 1],
  ['pubSvc.getDictVals', 2],
  ['Hf20PrjBase.getPageList', 4],
  ['Hf20PrjBase.doCreate', 3],
  ['ProjectChargeCfg.getChargeCfgList', 4],
  ['Hf2jPrjMemberRelation.getRelationMemberList', 4],
]

let server: TestServer
let token: string
let inputs: Readonly<Record<string, object>>
const texts: string[] = []

beforeAll(async () => {
  server = await startServer('postgres')
  token = await server.signIn('manager')
  const [project] = rowsIn(await server.call('Hf20PrjBase.getPageList', {}, { token }))
  const id = project?.['keyValue']
  inputs = {
    'pubSvc.getDictVals': { Code: 'HF01' },
    'Hf20PrjBase.doCreate': { id },
    'ProjectChargeCfg.getChargeCfgList': { prjId: id },
    'Hf2jPrjMemberRelation.getRelationMemberList': { hf2jPrjId: id, hf2jMemberType: '0' },
  }
  const query = pg.Client.prototype.query
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    const [statement] = args
    const text = typeof statement === 'object' && statement !== null ? Reflect.get(statement, 'text') : statement
    texts.push(String(text).trim().replace(/\s+/g, ' '))
    // why: the overloads of the driver take what they are given
    return Reflect.apply(query, this, args) as never
  })
})
afterEach(() => {
  texts.length = 0
})
afterAll(async () => {
  vi.restoreAllMocks()
  await server?.close()
})

it.each(MOST)('%s asks the database %i times at most, without a transaction', async (call, most) => {
  const { envelope } = await server.call(call, { ...inputs[call] }, { token })
  expect(envelope).toMatchObject({ success: true })
  expect(texts.filter((text) => /^(start|begin|commit)/.test(text))).toEqual([])
  expect(texts.length, texts.map((text) => text.slice(0, 120)).join('\n')).toBeLessThanOrEqual(most)
})

it('a saved case asks the database 15 times at most: what is locked or written is not read again', async () => {
  const id = inputs['Hf20PrjBase.doCreate']
  const [input] = Object.values(id ?? {})
  const save = (address: string) =>
    server.call('Hf20PrjBase.doSave', { keyValue: input, hf20HouseAddress: address }, { token })
  await save('示例路7号')
  texts.length = 0
  const { envelope } = await save('示例路8号')
  expect(envelope).toMatchObject({ success: true })
  expect(texts.filter((text) => text.startsWith('insert into audit_trail'))).toHaveLength(1)
  expect(texts.length, texts.map((text) => text.slice(0, 120)).join('\n')).toBeLessThanOrEqual(15)
})
