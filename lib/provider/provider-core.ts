import { QueryClient } from '@tanstack/react-query'
import type { Auth } from '../client/auth/auth.ts'
import { clientOver, type FangkitClient, newIdempotencyKey } from '../client/client.ts'
import { mergeTexts } from './merge-texts.ts'
import { FangkitError, isFangkitError, toFangkitError } from '../client/fangkit-error.ts'
import type { Transport } from '../client/transport/transport.ts'
import { createLiveUpdates } from './live/live-updates.ts'
import { createNoticeStore } from './notices/notice-store.ts'
import type { PortalRoot, ProviderCore, Scope } from './provider-context.ts'
import type { FangkitProviderProps } from './provider-props.ts'
import { renew } from './queries/renew.ts'

/** Milliseconds an answer stays fresh when its plan does not say. */
const FRESH = 30_000
const CACHE_TIME = 300_000
/** Milliseconds until the user is asked again, after they declined to follow the session to another city. */
const ASKED_AGAIN_AFTER = 3_000

export interface CoreParts {
  /** The props of the last render. */
  readonly props: () => FangkitProviderProps
  readonly scope: () => Scope
  readonly enterScope: (scope: Scope) => void
}

/** Creates everything of one provider that outlives its renders. Starts nothing: `connect` does that. */
export function createCore({ props, scope, enterScope }: CoreParts): ProviderCore {
  const host = createHostGuard(props)
  const notices = createNoticeStore()
  const handleError = (error: FangkitError) => {
    host.callOnError(error)
    if (error.code === 'CITY_CHANGED') void cityChanged()
  }
  const client = clientOver({
    transport: () => props().transport ?? NO_TRANSPORT,
    auth: () => props().auth ?? NO_AUTH,
    onError: handleError,
    city: () => scope().city,
  })
  const queryClient = new QueryClient()
  setCacheTime(queryClient, CACHE_TIME)
  const live = createLiveUpdates(client, queryClient, (city) => {
    if (city === scope().city) return
    if (scope().city !== null) return void cityChanged()
    // A page without a city shows that of the session.
    client.dictionaries.drop()
    void renew(queryClient)
  })
  const { connect, authChanged } = createConnection({
    client,
    queryClient,
    onSignedOut: () => emit({ type: 'signedOut', source: 'provider' }),
  })
  const emit: ProviderCore['emit'] = (event) => host.guard('onEvent', () => props().onEvent?.(event), undefined)

  let askedUntil = 0
  /** Asks one question at a time, with a pause after it: calls refused meanwhile ask nothing. */
  const cityChanged = async (): Promise<void> => {
    if (Date.now() < askedUntil) return
    askedUntil = Infinity
    const { followCity } = await import('./session/follow-city.ts')
    const { locale, messages } = props()
    await followCity({
      api: client.api,
      scope,
      setScope: core.setScope,
      confirm: core.confirm,
      report: host.report,
      texts: ({ name, texts }) => mergeTexts(core.askText, texts, locale?.messages[name], messages?.[name]),
    })
    askedUntil = Date.now() + ASKED_AGAIN_AFTER
  }

  const core: ProviderCore = {
    client,
    queryClient,
    notices,
    emit,
    report: host.report,
    crashedSlots: new Set(),
    follow(auth) {
      const end: unknown = host.guard<unknown>('subscribe', () => auth?.subscribe?.(authChanged), undefined)
      return () => {
        if (typeof end === 'function') host.guard<unknown>('subscribe', () => end(), undefined)
      }
    },
    live,
    connect() {
      const disconnect = connect()
      const hangUp = live.connect()
      return () => {
        notices.close()
        hangUp()
        disconnect()
      }
    },
    notify(notice) {
      const { notify } = props()
      if (notify) host.guard('notify', () => notify(notice), undefined)
      else notices.notify(notice)
    },
    async confirm(request) {
      const { confirm } = props()
      if (!confirm) return notices.confirm(request)
      try {
        return (await confirm(request)) === true
      } catch (error) {
        host.report(error, 'confirm')
        return false
      }
    },
    setScope(next) {
      const { city } = scope()
      if (next.city === city) return
      client.abortReads()
      void queryClient.cancelQueries()
      enterScope({ city: next.city })
      // The first city is not a change: the connection has only just opened.
      if (city !== null) live.renew()
    },
    async refresh() {
      client.dictionaries.drop()
      await renew(queryClient)
    },
    async refreshParameters() {
      client.dictionaries.drop()
      await client.api.home.doRefresh()
      await renew(queryClient)
    },
    async logout() {
      try {
        await client.api.login.doLogout()
      } catch (thrown) {
        const error = toFangkitError(thrown, 'login.doLogout')
        if (error.kind !== 'signed-out') throw error
      }
      await props().auth.signOut?.()
      client.dictionaries.drop()
      client.drafts.clear()
      queryClient.clear()
    },
    // A host callback that throws allows nothing.
    allows: (operation, subject) =>
      !props().auth?.can || host.ask('can', () => props().auth.can?.(operation, subject), isFlag, false),
    now: host.now,
    askText: (run, otherwise) =>
      host.ask('messages', run, (answer): answer is unknown => typeof answer === typeof otherwise, otherwise),
    portal: () => host.ask('portal', () => rootOf(props().portal), isRoot, null),
    assets: () => props().assets ?? {},
  }
  return core
}

/**
 * A page without TypeScript may omit a prop of the provider: the error names it instead of reporting a network failure.
 */
const lacking = (name: string) => (): Promise<never> =>
  Promise.reject(
    new FangkitError({
      kind: 'contract',
      code: 'CONTRACT',
      message: `<FangkitProvider> lacks ${name}`,
      userMessage: `页面没有接好：FangkitProvider 缺少 ${name}`,
      op: name,
    }),
  )
const NO_TRANSPORT: Transport = {
  call: lacking('transport'),
  upload: lacking('transport'),
  download: lacking('transport'),
}
const NO_AUTH: Auth = { getToken: lacking('auth') }

/** Runs callbacks of the host. Reports what they throw and does not pass it on. */
function createHostGuard(props: CoreParts['props']) {
  const callOnError = (error: FangkitError) => {
    try {
      const answer: unknown = props().onError?.(error)
      if (answer instanceof Promise) answer.catch(() => undefined)
    } catch {
      // an error listener that throws cannot be reported anywhere
    }
  }
  const report: ProviderCore['report'] = (error, op) => {
    const known = isFangkitError(error) ? error : crashOf(error, op)
    callOnError(known)
    return known
  }
  const guard = <T>(op: string, run: () => T, otherwise: T): T => {
    try {
      const answer = run()
      if (answer instanceof Promise) answer.catch((error: unknown) => report(error, op))
      return answer
    } catch (error) {
      report(error, op)
      return otherwise
    }
  }
  const failed = new Set<string>()
  /** For callbacks that are called often, also during a render: reports an error once, and never during the render. */
  const ask = <T>(op: string, run: () => unknown, understood: (answer: unknown) => answer is T, otherwise: T): T => {
    try {
      const answer = run()
      if (understood(answer)) return answer
      // A promise is not a valid answer, so its rejection is ignored.
      if (answer instanceof Promise) answer.catch(() => undefined)
      throw new TypeError(`${op} gave no answer of use`)
    } catch (error) {
      if (!failed.has(op)) queueMicrotask(() => report(error, op))
      failed.add(op)
      return otherwise
    }
  }
  const now = (): number => {
    const clock = props().now
    // The clock is read often, so after an error it is not called again.
    return clock === undefined || failed.has('now') ? Date.now() : ask('now', clock, isTime, Date.now())
  }
  return { callOnError, report, guard, ask, now }
}

const isFlag = (answer: unknown): answer is boolean => typeof answer === 'boolean'
const isTime = (answer: unknown): answer is number => typeof answer === 'number' && !Number.isNaN(answer)
const isRoot = (answer: unknown): answer is PortalRoot =>
  answer === null || (typeof answer === 'object' && 'getRootNode' in answer)

/**
 * Sets the cache time.
 *
 * @param gcTime how long unused data stay in the cache, in milliseconds; `Infinity` needs no timer
 */
function setCacheTime(queryClient: QueryClient, gcTime: number): void {
  queryClient.setDefaultOptions({
    // The client retries by its own rules, and a transport may work without a network.
    queries: {
      retry: false,
      networkMode: 'always',
      staleTime: FRESH,
      refetchOnWindowFocus: false,
      refetchOnReconnect: true,
      gcTime,
    },
    // Nothing reads a finished mutation. One that ends after its widget unmounts must leave no timer.
    mutations: { retry: false, networkMode: 'always', gcTime: 0 },
  })
}

interface ConnectionParts {
  readonly client: FangkitClient
  readonly queryClient: QueryClient
  readonly onSignedOut: () => void
}

/** Reloads everything when a user signs in again: calls that failed meanwhile, and data of another user. */
function createConnection({ client, queryClient, onSignedOut }: ConnectionParts) {
  let wasOut = false
  let connections = 0
  const renewAll = () => {
    wasOut = false
    client.dictionaries.drop()
    queryClient.removeQueries({ type: 'inactive' })
    void renew(queryClient)
  }
  return {
    connect() {
      if (connections === 0) setCacheTime(queryClient, CACHE_TIME)
      connections += 1
      queryClient.mount()
      const unwatch = client.session.subscribe((state) => {
        if (state === 'signed-out') {
          wasOut = true
          onSignedOut()
        } else if (state === 'signed-in' && wasOut) renewAll()
      })
      return () => {
        unwatch()
        queryClient.unmount()
        connections -= 1
        // Cached data hold timers, and pending calls would start one at their end. Delayed, because strict mode
        // disconnects and reconnects at once.
        queueMicrotask(() => {
          if (connections > 0) return
          setCacheTime(queryClient, Infinity)
          for (const query of queryClient.getQueryCache().getAll())
            query.setOptions({ ...query.options, gcTime: Infinity })
          queryClient.clear()
        })
      }
    },
    authChanged() {
      client.session.restart()
      // Another token may belong to another user.
      client.dictionaries.drop()
      if (wasOut) renewAll()
    },
  }
}

const rootOf = (portal: FangkitProviderProps['portal']): unknown =>
  (typeof portal === 'function' ? portal() : portal) ?? null

/**
 * Makes the error for something other than a failed call: a callback of the host, or a widget that failed to render. It
 * gets a trace id of its own, which connects what the user sees with what the host receives.
 */
function crashOf(error: unknown, op: string): FangkitError {
  return new FangkitError({
    kind: 'server',
    code: 'CRASHED',
    message: error instanceof Error ? error.message : String(error),
    op,
    traceId: newIdempotencyKey(),
    cause: error,
  })
}
