import { QueryClient } from '@tanstack/react-query'
import { clientOver, type FangkitClient } from '../client/client.ts'
import { FangkitError, isFangkitError, toFangkitError } from '../client/fangkit-error.ts'
import { createLiveUpdates } from './live-updates.ts'
import { createNoticeStore } from './notice-store.ts'
import type { PortalRoot, ProviderCore, Scope } from './provider-context.ts'
import type { FangkitProviderProps } from './provider-props.ts'

/** How long an answer counts as fresh when its plan does not say. */
const FRESH = 30_000

export interface CoreParts {
  /** The props and the scope of the last render. */
  readonly props: () => FangkitProviderProps
  readonly scope: () => Scope
  readonly enterScope: (scope: Scope) => void
}

/** Everything of one provider that outlives its renders. Starts nothing: that is what `connect` does. */
export function createCore({ props, scope, enterScope }: CoreParts): ProviderCore {
  const host = createHostGuard(props)
  const notices = createNoticeStore()
  const client = clientOver({ transport: () => props().transport, auth: () => props().auth, onError: host.tell, city: () => scope().city })
  const queryClient = createQueryClient()
  const live = createLiveUpdates(client, queryClient)
  const { connect, authChanged } = createConnection({ client, queryClient, onSignedOut: () => emit({ type: 'signedOut', source: 'provider' }) })
  const emit: ProviderCore['emit'] = (event) => host.guard('onEvent', () => props().onEvent?.(event), undefined)

  return {
    client,
    queryClient,
    notices,
    emit,
    report: host.report,
    authChanged,
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
      // The first city is no change: the line has only just been opened.
      if (city !== null) live.renew()
    },
    async refresh() {
      client.dictionaries.drop()
      await queryClient.invalidateQueries()
    },
    async refreshParameters() {
      client.dictionaries.drop()
      await client.api.home.doRefresh()
      await queryClient.invalidateQueries()
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
    // Fails closed: a host that cannot answer allows nothing.
    allows: (operation, subject) => host.guard('can', () => props().auth.can?.(operation, subject) ?? true, false),
    now: () => props().now?.() ?? Date.now(),
    portal: () => host.guard('portal', () => rootOf(props().portal), null),
    assets: () => props().assets ?? {},
  }
}

/** Runs callbacks of the host: what they throw is reported and goes no further. */
function createHostGuard(props: CoreParts['props']) {
  const tell = (error: FangkitError) => {
    try {
      props().onError?.(error)
    } catch {
      // an error listener that fails itself has nowhere left to be reported to
    }
  }
  const report: ProviderCore['report'] = (error, op) => {
    const known = isFangkitError(error) ? error : crashOf(error, op)
    tell(known)
    return known
  }
  const guard = <T>(op: string, run: () => T, otherwise: T): T => {
    try {
      return run()
    } catch (error) {
      report(error, op)
      return otherwise
    }
  }
  return { tell, report, guard }
}

function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // The client has its own rules about trying again, and a transport need not be a network.
      queries: { retry: false, networkMode: 'always', staleTime: FRESH, refetchOnWindowFocus: false, refetchOnReconnect: true },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

interface ConnectionParts {
  readonly client: FangkitClient
  readonly queryClient: QueryClient
  readonly onSignedOut: () => void
}

/** Loads everything anew once a person is signed in again: what failed meanwhile, and what another person had loaded. */
function createConnection({ client, queryClient, onSignedOut }: ConnectionParts) {
  let wasOut = false
  const renewAll = () => {
    wasOut = false
    client.dictionaries.drop()
    queryClient.removeQueries({ type: 'inactive' })
    void queryClient.invalidateQueries()
  }
  return {
    connect() {
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
      }
    },
    authChanged() {
      client.session.restart()
      // Another token may be another person.
      client.dictionaries.drop()
      if (wasOut) renewAll()
    },
  }
}

function rootOf(portal: FangkitProviderProps['portal']): PortalRoot {
  return (typeof portal === 'function' ? portal() : portal) ?? null
}

/** Something that is no failed call: a callback of the host, or a widget that could not be drawn. */
function crashOf(error: unknown, op: string): FangkitError {
  return new FangkitError({ kind: 'server', code: 'CRASHED', message: error instanceof Error ? error.message : String(error), op, cause: error })
}
