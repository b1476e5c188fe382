import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createClient } from '../../../lib/client/client.ts'
import { dictionary, projectList, projectRecord, type QueryPlan } from '../../../lib/client/queries/query-options.ts'
import type { TransportRequest } from '../../../lib/client/transport/transport.ts'
import type { Envelope } from '../../../lib/contract/envelope.ts'
import { createLiveUpdates } from '../../../lib/provider/live/live-updates.ts'
import { queryOf } from '../../../lib/provider/queries/query-of.ts'
import { fakeConnections } from '../client/fake-connection.ts'
import { fakeTransport, ok, projectAnswer } from '../client/fake-transport.ts'

/** Longer than a page waits before it opens its line. */
const CONNECT_DELAY_MS = 400
/**
 * Longer than a page waits for the word of the server how far back it reaches, and than lists wait before they load
 * again.
 */
const LISTS_WITHIN_MS = 4_100
/** As long as lists wait before they load again; a line that does not open for some times this is given up. */
const BETWEEN_MS = 3_100
/** Longer than the first pause before a broken line is opened again. */
const AGAIN_WITHIN_MS = 4_000
const CITY = { city: '440100' }

/** What can happen. The server reads before it answers, and says what changed after it changed. */
type Step = 'read' | 'answer' | 'change' | 'hear' | 'open' | 'break' | 'open again' | 'hide' | 'show'

/** What is on screen, what the server answers for it, and what it says of a change. */
interface Shown {
  readonly plan: QueryPlan<unknown>
  readonly answer: (value: number) => Envelope
  readonly valueIn: (data: unknown) => unknown
  readonly news: string
}
const read = (data: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>(
    (inner, name) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, name) : undefined),
    data,
  )
const SHOWN: Readonly<Record<string, Shown>> = {
  list: {
    plan: projectList({ page: 1 }),
    answer: (value) => ok([], { total: value }),
    valueIn: (data) => read(data, 'total'),
    news: '{"topic":"Hf20PrjBase","id":"p1"}',
  },
  record: {
    plan: projectRecord('p1'),
    answer: (value) => ok(projectAnswer({ version: value })),
    valueIn: (data) => read(data, 'version'),
    news: '{"topic":"Hf20PrjBase","id":"p1"}',
  },
  dictionary: {
    plan: dictionary('HF19'),
    answer: (value) => ok([{ key: 'a', value: String(value), sortOrder: 1 }]),
    valueIn: (data) => Number(read(data, 0, 'value')),
    news: '{"code":"HF19"}',
  },
}

/** Every interleaving of the steps that keeps the order within each chain. */
function ordersOf(chains: readonly (readonly Step[])[]): readonly (readonly Step[])[] {
  const left = chains.filter(({ length }) => length > 0)
  if (left.length === 0) return [[]]
  return left.flatMap((chain) =>
    ordersOf(left.map((other) => (other === chain ? other.slice(1) : other))).map((rest) => [
      chain[0] ?? 'read',
      ...rest,
    ]),
  )
}

/** A page as a person looks at it, or does not. */
function fakeDocument() {
  const listeners = new Set<() => void>()
  const page = {
    visibilityState: 'visible',
    addEventListener: (_name: string, listener: () => void) => void listeners.add(listener),
    removeEventListener: (_name: string, listener: () => void) => void listeners.delete(listener),
  }
  const show = (state: 'visible' | 'hidden') => {
    page.visibilityState = state
    for (const listener of [...listeners]) {
      listeners.delete(listener)
      listener()
    }
  }
  vi.stubGlobal('document', page)
  return show
}

/** One page before a server whose answers and openings come when the order says so, and at once after it. */
async function play(
  order: readonly Step[],
  { plan, answer, valueIn, news }: Shown,
  pause: number,
  covers: number | null,
): Promise<{ readonly shown: unknown; readonly stored: number; readonly calls: number }> {
  let stored = 1
  let atOnce = false
  let unheard = false
  const waiting: { request: TransportRequest; value: number | null; deliver: (envelope: Envelope) => void }[] = []
  const transport = fakeTransport((request) =>
    atOnce ? answer(stored) : new Promise<Envelope>((deliver) => void waiting.push({ request, value: null, deliver })),
  )
  const server = fakeConnections()
  const client = createClient({
    transport: { ...transport, connect: server.connect },
    auth: { getToken: () => ({ token: 't1', expiresAt: null }) },
  })
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        networkMode: 'always',
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        gcTime: Infinity,
      },
    },
  })
  const hangUp = createLiveUpdates(client, queryClient).connect()
  const observer = new QueryObserver(queryClient, queryOf(plan, client, CITY))
  const look = observer.subscribe(() => undefined)
  const show = fakeDocument()
  await vi.advanceTimersByTimeAsync(CONNECT_DELAY_MS)
  const open = () => {
    const line = server.last()
    line.answering = true
    line.open()
    isOpen = true
    if (covers === null) return
    line.say(JSON.stringify({ covers }))
    if (changedAt > Date.now() - covers) line.say(news)
  }
  let isOpen = false
  let changedAt = 0
  const steps: Readonly<Record<Step, () => void>> = {
    read: () => {
      for (const call of waiting) call.value ??= stored
    },
    answer: () => {
      for (const { value, deliver } of waiting.splice(0)) deliver(answer(value ?? stored))
    },
    change: () => {
      stored += 1
      unheard = isOpen
      changedAt = Date.now()
    },
    hear: () => {
      if (unheard && isOpen) server.last().say(news)
    },
    open,
    break: () => {
      isOpen = false
      server.last().end(1_006)
    },
    'open again': open,
    hide: () => show('hidden'),
    show: () => show('visible'),
  }
  for (const step of order) {
    steps[step]()
    await vi.advanceTimersByTimeAsync(step === 'break' ? AGAIN_WITHIN_MS : pause)
  }
  atOnce = true
  for (const { value, deliver } of waiting.splice(0)) deliver(answer(value ?? stored))
  await vi.advanceTimersByTimeAsync(LISTS_WITHIN_MS)
  const shown = valueIn(observer.getCurrentResult().data)
  look()
  hangUp()
  client.dispose()
  queryClient.clear()
  return { shown, stored, calls: transport.sent.length }
}

/** The orders after which the page shows something else than the server has, and those that ask without end. */
async function wrongOrders(
  chains: readonly (readonly Step[])[],
  kind: Shown,
  pause: number,
  covers: number | null = null,
): Promise<readonly string[]> {
  const wrong: string[] = []
  const orders = ordersOf(chains)
  for (const order of orders) {
    const { shown, stored, calls } = await play(order, kind, pause, covers)
    if (shown !== stored || calls > MOST_CALLS)
      wrong.push(`${order.join(', ')}: shows ${String(shown)} of ${stored} after ${calls} calls`)
  }
  return wrong
}
/** The first, and one more for each opening, for each thing said and for what these found on its way. */
const MOST_CALLS = 6
const ANSWERED: readonly Step[] = ['read', 'answer']
const CHANGED: readonly Step[] = ['change', 'hear']

// Loaded with the first dictionary and the line; modules do not come by a clock that a test moves.
beforeAll(() =>
  Promise.all([
    import('../../../lib/client/dictionary/dictionary-values.ts'),
    import('../../../lib/client/live/live-socket.ts'),
    import('../../../lib/provider/live/news-handler.ts'),
  ]),
)
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe.each(Object.keys(SHOWN))('SHL-016 no change is lost on screen: a %s', (name) => {
  const kind = SHOWN[name]
  if (!kind) throw new Error('no such kind')
  describe.each([0, BETWEEN_MS])('with %d ms between what happens', (pause) => {
    it('whenever the first answer and the opening of the line come', async () => {
      expect(ordersOf([ANSWERED, CHANGED, ['open']])).toHaveLength(30)
      expect(await wrongOrders([ANSWERED, CHANGED, ['open']], kind, pause)).toEqual([])
    })
    it('SHL-014 whenever the line breaks and opens again', async () => {
      expect(await wrongOrders([ANSWERED, CHANGED, ['open', 'break', 'open again']], kind, pause)).toEqual([])
    })
  })
  it('whenever the page is hidden and looked at again', async () => {
    expect(await wrongOrders([ANSWERED, CHANGED, ['open'], ['hide', 'show']], kind, 0)).toEqual([])
  })
  describe.each([60_000, 2_000])('by a server that reaches %d ms back', (covers) => {
    it.each([0, BETWEEN_MS])('with %d ms between what happens', async (pause) => {
      expect(await wrongOrders([ANSWERED, CHANGED, ['open']], kind, pause, covers)).toEqual([])
      expect(await wrongOrders([ANSWERED, CHANGED, ['open', 'break', 'open again']], kind, pause, covers)).toEqual([])
    })
  })
  it('and is asked for once when nothing changed and the server says that it missed nothing', async () => {
    expect(await play(['read', 'answer', 'open'], kind, 0, 60_000)).toMatchObject({ stored: 1, shown: 1, calls: 1 })
    expect(await play(['open', 'read', 'answer'], kind, 0, 60_000)).toMatchObject({ stored: 1, shown: 1, calls: 1 })
  })
})
