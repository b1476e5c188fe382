import { project } from 'fangkit/domain'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { share } from '../tier.ts'
import { abusesOf } from './abuse.ts'
import { countProjects, engines, NEW_CASE, startServer, type TestServer } from './harness/harness.ts'
import { recordIn, refusedFields, replyOf, textIn } from './harness/replies.ts'

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const JSON_TYPE = { 'content-type': 'application/json' }

/** A case in which nearly every field is open. */
const OPEN_CASE = {
  ...NEW_CASE,
  prjPayType: 'HH2001',
  hf20BuyerType: 'HF0502',
  hf20Ctrl3: '1',
  hf20HouseAddress: '示例路8号',
  hf20HouseMarketPrice: '1000000.01',
}
/** Set by the pay type of a new case, whatever is sent for them. */
const DECIDED_BY_PAY_TYPE = new Set(['hf20PayWay', 'hf20LoanScheme', 'businessType'])

const USED = engines('memory')

describe.each(USED)('what is refused by name, with nothing stored (%s)', (engine) => {
  let server: TestServer
  let token: string
  let key: string
  /** The case and the number of cases as each test finds them. */
  let stored: Readonly<Record<string, unknown>>
  let count: number

  beforeAll(async () => {
    server = await startServer(engine)
    token = await server.signIn('manager')
    key = textIn(recordIn(await server.call('Hf20PrjBase.doSave', OPEN_CASE, { token })), 'keyValue')
  })
  beforeEach(async () => {
    stored = await load()
    count = await countProjects(server)
  })
  afterAll(() => server.close())

  const post = (body: string, headers: Readonly<Record<string, string>>) =>
    server.send('/web/Hf20PrjBase/doSave', body, { ...headers, token })
  const update = (change: Readonly<Record<string, unknown>>, json = true) =>
    server.call('Hf20PrjBase.doSave', { keyValue: key, ...change }, { token, json })
  const load = async () => recordIn(await server.call('Hf20PrjBase.getOne', { id: key }, { token }))
  async function expectUntouched() {
    expect(await load()).toEqual(stored)
    expect(await countProjects(server)).toBe(count)
  }

  describe('the abuse table: every field of the case', () => {
    const fields = Object.entries(project.fields).filter(([name]) => name !== 'keyValue')

    // A field is refused before anything reaches the store.
    const manner = [USED.indexOf(engine), USED.length] as const
    it.each(share(fields, ...manner))(
      '%s refuses whatever is not of its kind or over its limits',
      async (name, field) => {
        for (const { what, value } of abusesOf(field)) {
          const change = { [name]: value }
          const changed = await update(change)
          expect(refusedFields(changed), `${what} in a change`).toContain(name)
          if (!DECIDED_BY_PAY_TYPE.has(name)) {
            const made = await server.call('Hf20PrjBase.doSave', { ...OPEN_CASE, ...change }, { token, json: true })
            expect(refusedFields(made), `${what} in a new case`).toContain(name)
          }
          if (typeof value === 'string' && Buffer.from(value).toString() === value)
            expect(refusedFields(await update(change, false)), `${what} in a form`).toContain(name)
        }
        await expectUntouched()
      },
    )

    const owned = fields.filter(([, field]) => field.serverOwned)
    it.each(
      share(
        owned.map(([name]) => name),
        ...manner,
      ),
    )('R11 %s belongs to the server: another value is refused, the stored one may come back', async (name) => {
      const other =
        project.fields[name]?.kind === 'text' || project.fields[name]?.kind === 'account'
          ? 'P19990101-0001'
          : 946_656_000_000
      const refused = await update({ [name]: other })
      expect(refusedFields(refused)).toEqual([name])
      expect(refused.envelope.message).toContain(project.fields[name]?.label)
      expect(
        refusedFields(await server.call('Hf20PrjBase.doSave', { ...NEW_CASE, [name]: other }, { token, json: true })),
      ).toEqual([name])
      expect((await update({ [name]: stored[name] })).envelope.success).toBe(true)
      await expectUntouched()
    })
  })

  describe('names', () => {
    it.each([
      ['__proto__', '{"__proto__":{"isFinance":1}}'],
      ['constructor', '{"constructor":{"prototype":{"isFinance":1}}}'],
      ['prototype', '{"prototype":1}'],
      ['isFinance', '{"isFinance":1}'],
      ['hasOwnProperty', '{"hasOwnProperty":1}'],
      ['toString', '{"toString":"x"}'],
      ['hf20prjtype', '{"hf20prjtype":"HF0101"}'],
      ['', '{"":1}'],
      ['city', '{"city":"440300"}'],
      ['project', '{"project":"x"}'],
    ])('A07 %j is refused by name', async (name, body) => {
      const reply = await post(body, JSON_TYPE)
      expect(refusedFields(reply)).toEqual([name])
      expect(reply.envelope.message).toContain(name)
      await expectUntouched()
      expect('isFinance' in {}).toBe(false)
    })

    it.each([
      ['a[__proto__][x]=1', 'a[__proto__][x]'],
      ['__proto__=1', '__proto__'],
      ['constructor=1', 'constructor'],
      ['hf20PrjType[]=HF0101', 'hf20PrjType[]'],
    ])('A07 the form %s is refused by name', async (body, name) => {
      expect(refusedFields(await post(body, FORM))).toEqual([name])
      await expectUntouched()
    })

    it('several unknown names are all named', async () => {
      expect(refusedFields(await update({ one: 1, two: 2 }))).toEqual(['one', 'two'])
      await expectUntouched()
    })

    it('a name given twice is refused, in a form, in JSON, and in address and body together', async () => {
      const twice = 'hf20HouseAddress'
      expect(refusedFields(await post(`keyValue=${key}&${twice}=a&${twice}=b`, FORM))).toEqual([twice])
      expect(refusedFields(await post(`{"keyValue":"${key}","${twice}":"a","${twice}":"b"}`, JSON_TYPE))).toEqual([
        twice,
      ])
      const { envelope } = await server.send(`/web/Hf20PrjBase/doSave?${twice}=a`, `keyValue=${key}&${twice}=b`, {
        ...FORM,
        token,
      })
      expect([envelope.code, envelope.message]).toEqual(['INVALID', `字段重复：${twice}`])
      await expectUntouched()
    })
  })

  describe('whole bodies', () => {
    it.each([
      ['a list', '[1]'],
      ['a text', '"x"'],
      ['a number', '7'],
      ['true', 'true'],
      ['nothing that is JSON', 'keyValue=1'],
    ])('%s in place of a record is refused', async (_what, body) => {
      const { status, envelope } = await post(body, JSON_TYPE)
      expect([status, envelope.code]).toEqual([200, 'INVALID'])
      await expectUntouched()
    })

    it.each(['text/plain', 'multipart/form-data; boundary=x', 'application/json; charset=utf-16', 'text/json'])(
      'WIRE a change sent as %s is refused with 415 and stores nothing',
      async (type) => {
        const { status, envelope } = await post(`{"keyValue":"${key}","hf20HouseAddress":"by another way"}`, {
          'content-type': type,
        })
        expect([status, envelope.code]).toEqual([415, 'UNSUPPORTED_MEDIA'])
        await expectUntouched()
      },
    )

    it('R32 a body over the limit stores nothing', async () => {
      const { status } = await post(`keyValue=${key}&hf20HouseAddress=${'x'.repeat(1_100_000)}`, FORM)
      expect(status).toBe(413)
      await expectUntouched()
    })
  })

  describe('keys and references', () => {
    it.each([
      ['a made-up key', 'no-such-project'],
      ['a key that is SQL', "' or 1=1 --"],
    ])('R7 a change of %s finds nothing', async (_what, keyValue) => {
      const { status, envelope } = await server.call(
        'Hf20PrjBase.doSave',
        { keyValue, hf20HouseAddress: 'x' },
        { token },
      )
      expect([status, envelope.code]).toEqual([200, 'NOT_FOUND'])
      await expectUntouched()
    })

    it.each([
      ['a version from the future', 99],
      ['a version that is text', 'two'],
      ['a fraction', 1.5],
    ])('%s is refused by name', async (_what, version) => {
      expect(refusedFields(await update({ version, hf20HouseAddress: 'x' }))).toEqual(['version'])
      await expectUntouched()
    })

    it('labels that are not those of the record are refused', async () => {
      expect(refusedFields(await update({ refValues: { hf20HouseCity: '别的市' } }))).toEqual(['refValues'])
      expect(refusedFields(await update({ refValues: 'x' }))).toEqual(['refValues'])
      await expectUntouched()
    })

    it.each([
      ['hf20ManagerId', 'demo-customer01', 'an account without the position'],
      ['hf20ManagerId', 'demo-staff23', 'an account of another city'],
      ['hf20ServiceAcct', 'demo-sales', 'an account with another position'],
      ['hf20DivisionDetailId', 'no-such-branch', 'an organisation nobody knows'],
      ['hf20HouseCity', '110100', 'a city of another province'],
      ['hf20HouseArea', '110105', 'a district of another city'],
      ['hf20HouseProvince', '440100', 'a city in place of a province'],
      ['hf20HouseCity', '999999', 'a place that does not exist'],
      ['hf20PrjType', 'HF0501', 'a code of another dictionary'],
    ])('%s = %s is refused: %s', async (name, value) => {
      expect(refusedFields(await update({ [name]: value }))).toContain(name)
      await expectUntouched()
    })

    it('what the pay type sets cannot be sent otherwise: a change is refused, a new case takes the rule', async () => {
      expect(refusedFields(await update({ hf20LoanScheme: 'HF9905' }))).toEqual(['hf20LoanScheme'])
      expect(refusedFields(await update({ prjPayType: 'HH2001', hf20PayWay: 'HG1001' }))).toEqual(['hf20PayWay'])
      await expectUntouched()
      const made = await server.call(
        'Hf20PrjBase.doSave',
        { ...OPEN_CASE, hf20PayWay: 'HG1001', hf20LoanScheme: 'HF9905' },
        { token },
      )
      expect(recordIn(made)).toMatchObject({ hf20PayWay: 'HG1002', hf20LoanScheme: 'HF9901', businessType: 'HF0401' })
    })

    it('a value for a field that is not on screen is refused by name', async () => {
      expect(refusedFields(await update({ hf20MortgagerLateTimes: 2 }))).toEqual(['hf20MortgagerLateTimes'])
      await expectUntouched()
    })

    it('a missing required field is named with its label', async () => {
      const reply = await server.call(
        'Hf20PrjBase.doSave',
        { prjPayType: 'HH2004', hf20BuyerType: 'HF0501' },
        { token },
      )
      expect(refusedFields(reply)).toContain('hf20SellerType')
      expect(reply.envelope.message).toContain('必填')
      await expectUntouched()
    })
  })

  it('CAL-003 reading and signing out need POST: GET changes nothing', async () => {
    const reply = await replyOf(await fetch(`${server.url}/web/login/doLogout`, { headers: { token } }))
    expect(reply.status).toBe(405)
    expect((await server.call('login.getLoginStatus', {}, { token })).envelope.success).toBe(true)
  })

  it('R33 refusals speak Chinese and show no SQL, no path and no stack', async () => {
    const replies = await Promise.all([
      update({ hf20LoanerAge: "1' or 1=1" }),
      post('{', JSON_TYPE),
      server.call('Nobody.knows', {}, { token }),
      server.call('Hf20PrjBase.getOne', { id: '\'"\\' }, { token }),
    ])
    for (const { envelope } of replies) {
      expect(envelope.message).toMatch(/\p{Script=Han}/u)
      expect(JSON.stringify(envelope)).not.toMatch(/select |insert |\bat \/|node_modules|\.ts:/i)
    }
  })
})
