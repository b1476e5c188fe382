import { afterEach, expect, it, vi } from 'vitest'
import { authUser } from '../../../lib/client/auth/auth-user.ts'
import type { Auth, SessionUser } from '../../../lib/client/auth/auth.ts'
import { createClient } from '../../../lib/client/client.ts'
import type { FangkitError } from '../../../lib/client/fangkit-error.ts'
import { createMemoryAuth } from '../../../lib/testing/memory-auth.ts'
import { createMemoryTransport } from '../../../lib/testing/memory-transport.ts'

afterEach(() => {
  vi.useRealTimers()
})

const CLERK: SessionUser = {
  userName: 'clerk',
  userId: 'u-7',
  acctId: 'a-7',
  roleIds: ['ROLE_FINANCE'],
  privileges: ['OPT_SAVE'],
}

const transport = createMemoryTransport({ user: 'manager' })

function asked(getUser: Auth['getUser']) {
  const reported: FangkitError[] = []
  const calls: string[] = []
  const client = createClient({
    transport: {
      ...transport,
      call: (request) => {
        calls.push(`${request.service}.${request.method}`)
        return transport.call(request)
      },
    },
    auth: { ...createMemoryAuth(), ...(getUser && { getUser }) },
    onError: (error) => reported.push(error),
  })
  return { reported, calls, load: (signal = new AbortController().signal) => authUser().load(client, { signal }) }
}

it('SDK-015 whom the host names is signed in, and the back end is not asked who that is', async () => {
  const { calls, load } = asked(() => CLERK)
  expect(await load()).toMatchObject({
    userName: 'clerk',
    acctId: 'a-7',
    roleIds: ['ROLE_FINANCE'],
    privileges: ['OPT_SAVE'],
    isFinance: true,
    isManager: false,
    isProviderEmployee: false,
    mayCreateProject: false,
  })
  expect(calls).toEqual([])
})

it.each([
  ['gives no function', undefined],
  ['names nobody', (): null => null],
  ['names nobody in the end', async (): Promise<null> => null],
] as const)('where the host %s, the back end says who is signed in', async (_, getUser) => {
  const { reported, load } = asked(getUser)
  expect(await load()).toMatchObject({ isManager: true })
  expect(reported).toEqual([])
})

it.each([
  [
    'throws',
    () => {
      throw new Error('a bug')
    },
  ],
  ['rejects', () => Promise.reject(new Error('a bug'))],
  ['answers junk', () => Object(42)],
  ['leaves out the rights', () => Object({ ...CLERK, privileges: undefined })],
] as const)('a host that %s is told, and the back end says who is signed in', async (_, getUser) => {
  const { reported, load } = asked(getUser)
  expect(await load()).toMatchObject({ isManager: true })
  expect(reported.map(({ op }) => op)).toEqual(['getUser'])
})

it('a host that takes too long is told, and the back end says who is signed in', async () => {
  vi.useFakeTimers()
  const { reported, load } = asked(() => new Promise<never>(() => undefined))
  const user = load()
  await vi.advanceTimersByTimeAsync(10_000)
  vi.useRealTimers()
  expect(await user).toMatchObject({ isManager: true })
  expect(reported.map(({ op, kind }) => `${op} ${kind}`)).toEqual(['getUser timeout'])
})

it('the person who stops asking hears nothing, nor does the host', async () => {
  const { reported, calls, load } = asked(() => new Promise<never>(() => undefined))
  const controller = new AbortController()
  const user = load(controller.signal)
  controller.abort()
  await expect(user).rejects.toMatchObject({ kind: 'aborted' })
  expect([reported, calls]).toEqual([[], []])
})

it('OPN-066 roles of finance and managers are known by the ids a back end gives them', async () => {
  const roleIds = { finance: ['caiwu', 'caiwu-shenhe'], manager: 'jingli' } as const
  const load = async (named: readonly string[], more: Pick<Auth, 'roleIds'> = { roleIds }) => {
    const auth: Auth = { ...createMemoryAuth(), getUser: () => ({ ...CLERK, roleIds: named }), ...more }
    const { signal } = new AbortController()
    return authUser().load(createClient({ transport, auth }), { signal })
  }
  expect(await load(['caiwu', 'other'])).toMatchObject({
    isFinance: true,
    isManager: false,
    roleIds: ['ROLE_FINANCE', 'other'],
  })
  expect(await load(['caiwu-shenhe'])).toMatchObject({ isFinance: true, roleIds: ['ROLE_FINANCE_REVIEWER'] })
  expect(await load(['jingli'])).toMatchObject({
    isManager: true,
    mayCreateProject: true,
    roles: [{ ss13RoleId: 'jingli' }],
  })
  expect(await load(['jingli'], {})).toMatchObject({ isManager: false, isFinance: false })
})
