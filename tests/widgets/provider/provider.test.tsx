import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { useEffect, type ReactElement } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { FangkitError } from '../../../lib/client/fangkit-error.ts'
import { authUser } from '../../../lib/client/auth/auth-user.ts'
import { projectList } from '../../../lib/client/queries/query-options.ts'
import type { TransportRequest } from '../../../lib/client/transport/transport.ts'
import { createTokenAuth } from '../../../lib/client/auth/token-auth.ts'
import { passwordLogin } from '../../../lib/client/auth/password-login.ts'
import { FangkitProvider } from '../../../lib/provider/fangkit-provider.tsx'
import type { FangkitEvent } from '../../../lib/provider/provider-context.ts'
import { useCache, type Cache } from '../../../lib/provider/queries/use-cache.ts'
import { useCan } from '../../../lib/provider/session/use-can.ts'
import { useDictionaries } from '../../../lib/provider/dictionaries/use-dictionaries.ts'
import { useDictionary } from '../../../lib/provider/dictionaries/use-dictionary.ts'
import { useDivisions } from '../../../lib/provider/dictionaries/use-divisions.ts'
import { useFangkit, type Fangkit } from '../../../lib/provider/use-fangkit.ts'
import { useFkMutation } from '../../../lib/provider/queries/use-fk-mutation.ts'
import { useFkQuery } from '../../../lib/provider/queries/use-fk-query.ts'
import { createMemoryAuth } from '../../../lib/testing/memory-auth.ts'
import { createMemoryTransport } from '../../../lib/testing/memory-transport.ts'
import { inProvider, renderIn, watched } from './fixture.tsx'

afterEach(cleanup)

const LIST = 'Hf20PrjBase.getPageList'

function Total(): ReactElement {
  const { data, error } = useFkQuery(projectList({ page: 1 }))
  return <output>{error ? error.kind : data ? `${data.total} 条` : '…'}</output>
}

/** Hands what a hook returns to the test. */
function Handle<T>({ use, to }: { readonly use: () => T; readonly to: (value: T) => void }): null {
  const value = use()
  useEffect(() => to(value))
  return null
}

function Dictionary({ code }: { readonly code: string }): ReactElement {
  const { entries, loading, error } = useDictionary(code)
  return <p>{loading ? '…' : error ? error.kind : (entries[0]?.value ?? '空')}</p>
}

function TwoDictionaries(): ReactElement {
  const { labelOf, codesOf, loading } = useDictionaries(['HH20', 'HF05'])
  return <p>{loading ? '…' : `${labelOf('HF05', 'HF0501')} ${codesOf('HH20')?.has('HH2001')} ${codesOf('HF99')}`}</p>
}

function Places({ parent }: { readonly parent: string | null }): ReactElement {
  const { entries } = useDivisions(parent)
  return <p>{entries.map(({ value }) => value).join(' ')}</p>
}

function Pages({ page }: { readonly page: number | null }): ReactElement {
  const { data, isPlaceholderData } = useFkQuery(page === null ? null : projectList({ page, pageSize: 2 }), {
    keepPrevious: true,
  })
  return <output>{data ? `${page}${isPlaceholderData ? ' old' : ''}` : 'none'}</output>
}

function Offers(): ReactElement {
  const can = useCan()
  return (
    <p>
      {`detail: ${can('OPT_DETAIL')}, save: ${can('OPT_SAVE')}, delete p1: ${can('OPT_DELETE', 'p1')}, unknown: ` +
        `${can('OPT_VANISH')}`}
    </p>
  )
}

const useEmptying = () => {
  const cache = useCache()
  const { client } = useFangkit()
  return () => {
    client.dictionaries.drop()
    cache.remove(['pubSvc'])
  }
}
/** Two answers on screen, of two services, and the cache. */
function useCacheBeside() {
  useFkQuery(projectList({ page: 1 }))
  useFkQuery(authUser())
  return useCache()
}
const useTwo = () => useDictionaries(['HH20', 'HF05'])
const useFirstDictionary = () => useDictionary('HF01')

function useSaving() {
  const cache = useCache()
  return useFkMutation(
    (address: string, { api }) =>
      api.Hf20PrjBase.doSave({
        prjPayType: 'HH2001',
        hf20BuyerType: 'HF0501',
        hf20SellerType: 'HF0501',
        hf20HouseAddress: address,
      }),
    { onSuccess: () => void cache.invalidate(['Hf20PrjBase']) },
  )
}

describe('the provider', () => {
  it('renders no element of its own', () => {
    const { container } = renderIn(<i>x</i>)
    expect(container.innerHTML).toBe('<i>x</i>')
  })
  it('E16 reloads nothing when the host hands in new objects and functions', async () => {
    const transport = watched()
    const page = (count: number) =>
      inProvider(<Total />, {
        transport: { ...transport, call: (request) => transport.call(request) },
        auth: { ...createMemoryAuth() },
        messages: { common: { saved: '好' } },
        appearance: { scheme: 'light' },
        scope: { city: '440100' },
        onError: () => void count,
      })
    const { rerender } = render(page(0))
    await screen.findByText('0 条')
    for (let count = 1; count <= 5; count++) rerender(page(count))
    expect(screen.getByText('0 条')).toBeVisible()
    expect(transport.count(LIST)).toBe(1)
  })
  it('reloads the answers that any of the services named is part of, or those below the key of a plan', async () => {
    const transport = watched()
    let cache: Cache | undefined
    renderIn(
      <Handle
        use={useCacheBeside}
        to={(value) => {
          cache = value
        }}
      />,
      { transport },
    )
    const STATUS = 'login.getLoginStatus'
    const sent = () => [transport.count(LIST), transport.count(STATUS)]
    await waitFor(() => expect([cache?.get(projectList({ page: 1 })), cache?.get(authUser())]).not.toContain(undefined))
    const [lists = 0, statuses = 0] = sent()
    await act(async () => cache?.invalidate(['Hf20PrjBase', 'login']))
    expect(sent()).toEqual([lists + 1, statuses + 1])
    await act(async () => cache?.invalidate(projectList({ page: 1 })))
    await act(async () => cache?.invalidate({ key: ['Hf20PrjBase', 'doSave'] }))
    expect(sent()).toEqual([lists + 2, statuses + 1])
    await act(async () => cache?.invalidate({ key: [] }))
    expect(sent()).toEqual([lists + 3, statuses + 2])
    const load = vi.fn(async () => 'combined')
    const combined = { key: ['Prj', 'overview', {}, ['Hf20PrjBase', 'login']], load, staleTime: Infinity }
    for (const services of [['Hf23PrjMember'], ['login']]) {
      await cache?.fetch(combined)
      await act(async () => cache?.invalidate(services))
    }
    await cache?.fetch(combined)
    expect(load).toHaveBeenCalledTimes(2)
  })
  it('calls the callbacks of the last render', async () => {
    const [first, second] = [vi.fn(), vi.fn()]
    let fangkit: Fangkit | undefined
    const page = (onError: (error: FangkitError) => void) =>
      inProvider(
        <Handle
          use={useFangkit}
          to={(value) => {
            fangkit = value
          }}
        />,
        { onError, transport, auth },
      )
    const transport = watched()
    const auth = createMemoryAuth()
    const { rerender } = render(page(first))
    rerender(page(second))
    await expect(fangkit?.api.Hf20PrjBase.getOne({ id: 'nothing' })).rejects.toMatchObject({ kind: 'not-found' })
    expect(first).not.toHaveBeenCalled()
    expect(second).toHaveBeenCalledTimes(1)
  })
  it('SDK-019 shares nothing with another provider on the page', async () => {
    const [here, there] = [watched(createMemoryTransport({ scenario: 'empty' })), watched(createMemoryTransport())]
    render(
      <>
        {inProvider(<Total />, { transport: here })}
        {inProvider(<Total />, { transport: there })}
      </>,
    )
    await screen.findByText('0 条')
    await screen.findByText(/^[1-9]\d* 条$/)
    expect([here.count(LIST), there.count(LIST)]).toEqual([1, 1])
  })
  it('keeps out of the host’s own query client', async () => {
    const host = new QueryClient()
    render(<QueryClientProvider client={host}>{inProvider(<Total />)}</QueryClientProvider>)
    await screen.findByText('0 条')
    expect(host.getQueryCache().getAll()).toEqual([])
  })
  it('says what is missing when there is none', () => {
    const silence = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(() => render(<Total />)).toThrow('<FangkitProvider> is missing above this widget')
    silence.mockRestore()
  })
})

describe('the city', () => {
  it('changes what is shown, ends reads in flight and tells the host once', async () => {
    const events: FangkitEvent[] = []
    const answers = watched()
    const transport = {
      ...answers,
      call: (request: TransportRequest) =>
        request.method === 'getOne' ? new Promise<never>(() => undefined) : answers.call({ ...request, city: null }),
    }
    let fangkit: Fangkit | undefined
    renderIn(
      <>
        <Total />
        <Handle
          use={useFangkit}
          to={(value) => {
            fangkit = value
          }}
        />
      </>,
      { transport, scope: { city: '440100' }, onEvent: (event) => events.push(event) },
    )
    await screen.findByText('0 条')
    const reading = fangkit?.api.Hf20PrjBase.getOne({ id: 'x' }).catch((error: FangkitError) => error.kind)
    act(() => fangkit?.setScope({ city: '440300' }))
    expect(await reading).toBe('aborted')
    await screen.findByText('0 条')
    await waitFor(() => expect(answers.count(LIST)).toBe(2))
    expect(fangkit?.scope).toEqual({ city: '440300' })
    expect(events).toEqual([{ type: 'scopeChanged', source: 'provider', city: '440300' }])
    act(() => fangkit?.setScope({ city: '440300' }))
    expect(events).toHaveLength(1)
  })
  it('follows the prop', async () => {
    const answers = watched()
    const transport = { ...answers, call: (request: TransportRequest) => answers.call({ ...request, city: null }) }
    const auth = createMemoryAuth()
    const page = (city: string) => inProvider(<Total />, { transport, auth, scope: { city } })
    const { rerender } = render(page('440100'))
    await screen.findByText('0 条')
    rerender(page('440300'))
    await waitFor(() => expect(transport.count(LIST)).toBe(2))
    rerender(page('440100'))
    await screen.findByText('0 条')
    expect(transport.count(LIST)).toBe(2)
  })
})

describe('the session', () => {
  it('that ends is told once, and everything loads again after a new log-in', async () => {
    const transport = watched()
    const onSignedOut = vi.fn()
    const events: FangkitEvent[] = []
    const auth = createTokenAuth({ storage: 'memory', login: passwordLogin(transport), onSignedOut })
    renderIn(
      <>
        <Total />
        <Dictionary code="HF01" />
      </>,
      { transport, auth, onEvent: (event) => events.push(event) },
    )
    await screen.findByText('signed-out')
    expect(onSignedOut).toHaveBeenCalledTimes(1)
    expect(events).toEqual([{ type: 'signedOut', source: 'provider' }])
    await act(() => auth.signIn({ userName: 'admin', password: 'fangkit' }))
    await screen.findByText('0 条')
    await screen.findByText('房屋买卖')
  })
  it('SHL-010 ends on the server and forgets what was loaded; a refused log-out leaves everything', async () => {
    const transport = watched()
    const auth = createTokenAuth({ storage: 'memory', login: passwordLogin(transport) })
    await auth.signIn({ userName: 'admin', password: 'fangkit' })
    let fangkit: Fangkit | undefined
    let cache: Cache | undefined
    renderIn(
      <>
        <Handle
          use={useFangkit}
          to={(value) => {
            fangkit = value
          }}
        />
        <Handle
          use={useCache}
          to={(value) => {
            cache = value
          }}
        />
      </>,
      { transport, auth },
    )
    const plan = projectList({})
    await cache?.fetch(plan)
    transport.setScenario('broken')
    await expect(fangkit?.logout()).rejects.toMatchObject({ kind: 'server' })
    expect(auth.currentToken()).not.toBeNull()
    transport.setScenario('demo')
    const token = auth.currentToken()?.token
    await act(async () => fangkit?.logout())
    expect(auth.currentToken()).toBeNull()
    expect(cache?.get(plan)).toBeUndefined()
    auth.setToken({ token: token ?? '', expiresAt: null })
    await expect(fangkit?.api.Hf20PrjBase.getPageList({})).rejects.toMatchObject({ kind: 'signed-out' })
  })
})

describe('dictionaries', () => {
  it('OPN-115 wanted by many fields at once travel in one call, and stay', async () => {
    const transport = watched()
    const { rerender } = renderIn(
      <>
        <Dictionary code="HF01" />
        <Dictionary code="HF01" />
        <Dictionary code="HF99" />
        <TwoDictionaries />
      </>,
      { transport, auth: createMemoryAuth() },
    )
    await screen.findByText('个人 true null')
    expect(transport.sent.map(({ body }) => body['Code'])).toEqual(['HF01,HF99,HH20,HF05'])
    rerender(inProvider(<Dictionary code="HF99" />, { transport }))
    expect(transport.count('pubSvc.getDictVals')).toBe(1)
  })
  it('several at once answer as one thing, which stays the same until one of them changes', async () => {
    const transport = watched()
    const views = new Set<ReturnType<typeof useTwo>>()
    let refresh: (() => Promise<void>) | undefined
    const page = (
      <>
        <Handle use={useTwo} to={(view) => void views.add(view)} />
        <Handle
          use={useFangkit}
          to={(fangkit) => {
            refresh = fangkit.refresh
          }}
        />
        <TwoDictionaries />
      </>
    )
    const auth = createMemoryAuth()
    const { rerender } = render(inProvider(page, { transport, auth }))
    await screen.findByText('个人 true null')
    const loaded = [...views].at(-1)
    expect([...views][0]).toMatchObject({ loading: true, error: null })
    expect(loaded).toMatchObject({ loading: false, error: null })
    rerender(inProvider(page, { transport, auth }))
    expect([...views].at(-1)).toBe(loaded)
    transport.setScenario('forbidden')
    await act(async () => refresh?.())
    await waitFor(() => expect([...views].at(-1)?.error?.kind).toBe('forbidden'))
    expect([...views].at(-1)?.labelOf('HF05', 'HF0501')).toBe('个人')
  })
  it('several at once are asked for anew by whoever is drawn after the cache was emptied', async () => {
    const transport = watched()
    const auth = createMemoryAuth()
    let empty: (() => void) | undefined
    const draw = (more: string) =>
      inProvider(
        <>
          <TwoDictionaries />
          <p>{more}</p>
          <Handle
            use={useEmptying}
            to={(run) => {
              empty = run
            }}
          />
        </>,
        { transport, auth },
      )
    const { rerender } = render(draw('一'))
    await screen.findByText('个人 true null')
    const before = transport.count('pubSvc.getDictVals')
    act(() => empty?.())
    rerender(draw('二'))
    await waitFor(() => expect(transport.count('pubSvc.getDictVals')).toBeGreaterThan(before))
  })
  it('failed are asked for again on demand', async () => {
    const transport = watched(createMemoryTransport({ scenario: 'forbidden' }))
    let reload: (() => void) | undefined
    renderIn(
      <>
        <Dictionary code="HF01" />
        <Handle
          use={useFirstDictionary}
          to={(view) => {
            reload = view.reload
          }}
        />
      </>,
      { transport },
    )
    await screen.findByText('forbidden')
    transport.setScenario('demo')
    act(() => reload?.())
    await screen.findByText('房屋买卖')
  })
  it('of divisions come by their parent, and nothing comes before there is one', async () => {
    const transport = watched()
    renderIn(
      <>
        <Places parent="" />
        <Places parent="440100" />
        <Places parent={null} />
      </>,
      { transport },
    )
    await screen.findByText(/广东省/)
    await screen.findByText(/天河区/)
    expect(transport.sent.map(({ body }) => body['LimitVal'])).toEqual(['', '440100'])
  })
})

describe('data', () => {
  it('are sent once when changed, and what that touches loads again', async () => {
    const transport = watched()
    let save: (() => void) | undefined
    renderIn(
      <>
        <Total />
        <Handle
          use={useSaving}
          to={({ mutate }) => {
            save = () => mutate('示例路 1 号')
          }}
        />
      </>,
      { transport },
    )
    await screen.findByText('0 条')
    act(() => save?.())
    await screen.findByText('1 条')
    expect(transport.count('Hf20PrjBase.doSave')).toBe(1)
  })
  it('are not loaded without a plan, and the last answer stays while paging', async () => {
    const transport = watched(createMemoryTransport())
    const auth = createMemoryAuth()
    const { rerender } = render(inProvider(<Pages page={null} />, { transport, auth }))
    await screen.findByText('none')
    expect(transport.sent).toEqual([])
    rerender(inProvider(<Pages page={1} />, { transport, auth }))
    await screen.findByText('1')
    rerender(inProvider(<Pages page={2} />, { transport, auth }))
    await screen.findByText('2 old')
    await screen.findByText('2')
  })
  it('ROL-006 offer an operation to those who hold the privilege and only if the host agrees', async () => {
    const can = vi.fn((operation: string) => {
      if (operation === 'OPT_DELETE') throw new Error('host')
      return true
    })
    const errorListener = vi.fn()
    renderIn(<Offers />, { auth: { ...createMemoryAuth(), can }, onError: errorListener })
    expect(screen.getByText('detail: false, save: false, delete p1: false, unknown: false')).toBeVisible()
    await screen.findByText('detail: true, save: true, delete p1: false, unknown: false')
    expect(can).toHaveBeenCalledWith('OPT_DELETE', 'p1')
    expect(errorListener).toHaveBeenCalled()
  })
  it('ROL-006 offer no operation without its privilege', async () => {
    renderIn(<Offers />, { transport: watched(createMemoryTransport({ user: 'viewer' })) })
    await screen.findByText('detail: true, save: false, delete p1: false, unknown: false')
  })
  it('load without StrictMode too', async () => {
    render(
      <FangkitProvider transport={watched()} auth={createMemoryAuth()}>
        <Total />
      </FangkitProvider>,
    )
    await screen.findByText('0 条')
  })
})
