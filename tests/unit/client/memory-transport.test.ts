import { describe, expect, it, vi } from 'vitest'
import { createClient, newIdempotencyKey } from '../../../lib/client/client.ts'
import { passwordLogin } from '../../../lib/client/auth/password-login.ts'
import { createTokenAuth } from '../../../lib/client/auth/token-auth.ts'
import { authUser } from '../../../lib/client/auth/auth-user.ts'
import { accounts } from '../../../lib/client/queries/account-plans.ts'
import {
  dictionary,
  divisions,
  fieldMetaRows,
  projectDraft,
  projectList,
  projectRecord,
  type QueryPlan,
} from '../../../lib/client/queries/query-options.ts'
import { projectCalls } from '../../../lib/contract/case/project-calls.ts'
import { LOAN_SCHEME, PARTY_TYPE, PAY_TYPE } from '../../../lib/domain/codes.ts'
import { demoStore } from '../../demo-store.ts'
import { createMemoryAuth } from '../../../lib/testing/memory-auth.ts'
import { createMemoryStore } from '../../../lib/testing/memory-store.ts'
import { createMemoryTransport, type MemoryTransportOptions } from '../../../lib/testing/memory-transport.ts'

/** What the field metadata of a new installation requires of a case. */
const REQUIRED = {
  prjPayType: PAY_TYPE.commercial,
  hf20BuyerType: PARTY_TYPE.individual,
  hf20SellerType: PARTY_TYPE.individual,
}
const signal = new AbortController().signal
/** For what only reads, whatever the server then answers. */
const store = demoStore()
const open = (options: MemoryTransportOptions = {}) => {
  const transport = createMemoryTransport(options)
  const client = createClient({ transport, auth: createMemoryAuth() })
  return { transport, client, load: <T>(plan: QueryPlan<T>) => plan.load(client, { signal }) }
}

describe('the memory transport', () => {
  it('holds a case from log-in to the list, also for a second browser', async () => {
    const store = createMemoryStore()
    const transport = createMemoryTransport({ store, scenario: 'empty' })
    const auth = createTokenAuth({ storage: 'memory', login: passwordLogin(transport) })
    const client = createClient({ transport, auth })
    const load = <T>(plan: QueryPlan<T>) => plan.load(client, { signal })

    await expect(load(projectList({ page: 1 }))).rejects.toMatchObject({ kind: 'signed-out' })
    await expect(auth.signIn({ userName: 'admin', password: 'wrong' })).rejects.toMatchObject({ code: 'LOGIN_FAILED' })
    await auth.signIn({ userName: 'admin', password: 'fangkit' })
    expect((await load(projectList({ page: 1 }))).total).toBe(0)

    const draft = await load(projectDraft())
    const { data: saved } = await client.call(
      projectCalls.doSave,
      {
        ...draft,
        ...REQUIRED,
        hf20HouseAddress: '示例路 1 号 & 2 座',
        hf20HouseMarketPrice: 4_860_000.5,
        hf20Ctrl3: 1,
        hf20HelpactivityBegin: '2026-02-01',
      },
      { idempotencyKey: newIdempotencyKey() },
    )
    expect(saved).toMatchObject({
      hf20HouseAddress: '示例路 1 号 & 2 座',
      hf20HouseMarketPrice: 4_860_000.5,
      hf20LoanScheme: LOAN_SCHEME.commercial,
      version: 1,
    })

    const other = open({ store, scenario: 'empty' })
    const { rows, total } = await other.load(projectList({ search: { hf20HouseAddress: { contains: '示例路' } } }))
    expect([total, rows[0]?.keyValue, rows[0]?.prjNo]).toEqual([1, saved.keyValue, saved.prjNo])
    expect((await other.load(projectRecord(saved.keyValue ?? ''))).hf20HelpactivityBegin).toBe('2026-02-01')
  })
  it('is signed in from the start as the person it is made for', async () => {
    expect(await open().load(authUser())).toMatchObject({
      isManager: true,
      mayCreateProject: true,
      isProviderEmployee: false,
    })
    const sales = await open({ store, user: 'sales' }).load(authUser())
    expect(sales).toMatchObject({ acctId: 'demo-sales', isManager: false, mayCreateProject: false })
    expect(await open({ store, user: 'provider' }).load(authUser())).toMatchObject({
      isProviderEmployee: true,
      mayCreateProject: true,
    })
  })
  it('answers what screens ask for', async () => {
    const { load } = open({ store })
    const list = await load(projectList({ page: 1, pageSize: 5, sort: 'updTime:desc' }))
    expect(list.rows).toHaveLength(5)
    expect(list.total).toBeGreaterThan(5)
    expect((await load(dictionary('HF01'))).map(({ key }) => key)).toContain('HF0101')
    expect((await load(divisions(''))).map(({ value }) => value)).toContain('广东省')
    expect((await load(divisions('440000'))).map(({ value }) => value)).toContain('广州市')
    expect((await load(accounts({ keyword: '示例' }))).rows.length).toBeGreaterThan(0)
    expect((await load(fieldMetaRows(null, 1))).length).toBeGreaterThan(0)
  })
  it('creates once under the same key', async () => {
    const { client, load } = open({ scenario: 'empty' })
    const draft = await load(projectDraft())
    const key = newIdempotencyKey()
    const save = () =>
      client.api.Hf20PrjBase.doSave({ ...draft, ...REQUIRED, hf20HouseAddress: '示例路 2 号' }, { idempotencyKey: key })
    const [first, second] = [await save(), await save()]
    expect(second.data.keyValue).toBe(first.data.keyValue)
    expect((await load(projectList({}))).total).toBe(1)
  })
  it('refuses what a server refuses, by name', async () => {
    const { client } = open({ store })
    await expect(client.api.Hf20PrjBase.doSave({ hf20MaxHelper: 'many', nonsense: 1 })).rejects.toMatchObject({
      kind: 'invalid',
      issues: [{ field: 'nonsense' }],
    })
    await expect(client.upload({ path: 'file/upload', file: new Blob(['x']) })).rejects.toMatchObject({
      kind: 'invalid',
    })
  })
})

describe('the scenarios of the memory transport:', () => {
  const list = (options: MemoryTransportOptions) => open({ store, ...options }).load(projectList({}))

  it('empty has people and dictionaries but no case', async () => {
    const { load } = open({ scenario: 'empty' })
    expect((await load(projectList({}))).total).toBe(0)
    expect((await load(authUser())).isManager).toBe(true)
    expect((await load(dictionary('HH20'))).length).toBeGreaterThan(0)
  })
  it('expired calls off the tokens in use: one refresh, one replay, and the user notices nothing', async () => {
    for (const first of ['demo', 'expired'] as const) {
      const transport = createMemoryTransport({ store, scenario: first })
      const auth = createMemoryAuth()
      const asked: string[] = []
      const client = createClient({
        transport,
        auth: {
          ...auth,
          getToken: (request) => {
            asked.push(request.reason)
            return auth.getToken(request)
          },
        },
      })
      const load = () => projectList({}).load(client, { signal })
      if (first === 'demo') await load()
      transport.setScenario('expired')
      const before = asked.length
      expect((await Promise.all([load(), load(), load()])).every(({ total }) => total > 0)).toBe(true)
      expect(asked.slice(before).filter((reason) => reason === 'signed-out')).toHaveLength(1)
      await load()
      expect(asked.slice(before).filter((reason) => reason === 'signed-out')).toHaveLength(1)
    }
  })
  it('signed-out is the end of a session, and over with the next scenario', async () => {
    const { transport, load } = open({ store, scenario: 'signed-out' })
    await expect(load(projectList({}))).rejects.toMatchObject({ kind: 'signed-out' })
    transport.setScenario('demo')
    expect((await load(projectList({}))).total).toBeGreaterThan(0)
  })
  it('conflict lets a second person save first, once; saving again over the newer version goes through', async () => {
    const { transport, client, load } = open()
    const { keyValue, version } = await load(projectRecord('demo-project-01'))
    transport.setScenario('conflict')
    const save = (record: object) => client.api.Hf20PrjBase.doSave({ keyValue, ...record })
    const refused = await save({ version, hf20HouseAddress: '示例路 7 号' }).then(
      () => null,
      (error: unknown) => error,
    )
    expect(refused).toMatchObject({
      kind: 'conflict',
      conflict: { fields: ['hf20HouseAddress'], record: { hf20HouseAddress: '另一人填写', version: version + 1 } },
    })
    const { data } = await save({ version: version + 1, hf20HouseAddress: '示例路 7 号' })
    expect(data.hf20HouseAddress).toBe('示例路 7 号')
  })
  it('wrong-shape, html-page and cut-off break the contract; none of them is taken for data', async () => {
    for (const scenario of ['wrong-shape', 'html-page', 'cut-off'] as const) {
      await expect(list({ scenario }), scenario).rejects.toMatchObject({
        kind: 'contract',
        userMessage: '请求出错!',
        retryable: false,
      })
    }
  })
  it('unavailable says when to come back', async () => {
    const { transport } = open({ scenario: 'unavailable' })
    await expect(
      transport.call({ service: 'Hf20PrjBase', method: 'getPageList', body: {}, encoding: 'form' }),
    ).rejects.toMatchObject({ kind: 'server', code: 'UNAVAILABLE', retryAfter: 1_000, retryable: true })
  })
  it('forbidden is no permission, but no end of the session', async () => {
    await expect(list({ scenario: 'forbidden' })).rejects.toMatchObject({
      kind: 'forbidden',
      userMessage: '没有操作权限',
    })
  })
  it('offline, broken and slow are what they say', async () => {
    vi.useFakeTimers()
    try {
      const outcomes = (['offline', 'broken', 'slow'] as const).map((scenario) =>
        list({ scenario }).then(
          ({ total }) => (total > 0 ? 'ready' : 'empty'),
          (error: unknown) => Reflect.get(Object(error), 'kind'),
        ),
      )
      const all = Promise.all(outcomes)
      while ((await Promise.race([all.then(() => 'done'), vi.advanceTimersByTimeAsync(500)])) !== 'done');
      expect(await all).toEqual(['network', 'server', 'ready'])
    } finally {
      vi.useRealTimers()
    }
  })
})
