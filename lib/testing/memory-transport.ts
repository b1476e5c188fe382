import * as v from 'valibot'
import { createBackend, type Backend } from '../backend/backend.ts'
import type { BackendAnswer, BackendRequest } from '../backend/dispatch.ts'
import { DEMO_PASSWORD } from './demo/accounts/demo-users.ts'
import { tablesFor } from '../backend/grid/served-lists.ts'
import { seedDemo } from './demo/seed-demo.ts'
import { seedGridRows } from '../backend/seed/seed-grid-rows.ts'
import type { Store } from '../backend/store.ts'
import type { Transport, TransportRequest } from '../client/transport/transport.ts'
import { encodeForm } from '../contract/encoding.ts'
import type { Grid } from '../domain/grid/define-grid.ts'
import type { GridRowsSeed } from '../domain/grid/grid-rows-seed.ts'
import { feedOf } from './change-feed.ts'
import { received, refusal, wired, type WireAnswer } from './memory-answer.ts'
import { isMemoryToken } from './memory-auth.ts'
import type { MemoryContents } from './memory-contents.ts'
import { saveInBetween } from './memory-conflict.ts'
import { createFileCalls } from './memory-file-calls.ts'
import { createMemoryFiles } from './memory-files.ts'
import { createMemoryForms } from './memory-forms.ts'
import { createMemoryPayments, PAID, payInMemory } from './memory-payments.ts'
import { digest, memoryPorts, memoryRequestId } from './memory-ports.ts'
import { createMemoryConnections } from './memory-live.ts'
import { createExpiry, interfere, CONNECTION_IS_CUT, type MemoryScenario } from './memory-scenario.ts'
import { contentsOfStore, createMemoryStore, fillStore } from './memory-store.ts'
import type { Ports } from '../backend/ports.ts'
import { addDemoUsers, addPickable } from './demo/demo-people.ts'
import { seedReference } from '../backend/seed/seed-reference.ts'

/** Stores the users of the demo data and the records they pick from, without any case. */
async function seedPeople(store: Store, ports: Ports): Promise<void> {
  await seedReference(store, ports)
  const passwordHash = await ports.passwords.hash(DEMO_PASSWORD)
  await store.unit({ account: 'system', now: ports.clock() }, async (unit) => {
    if (await addDemoUsers(unit, ports.ids, passwordHash)) await addPickable(unit)
  })
}

/** Options of {@link createMemoryTransport}. @public */
export interface MemoryTransportOptions {
  /** Default: `demo`. */
  readonly scenario?: MemoryScenario
  /** The current time in epoch milliseconds; the computer's clock when absent. */
  readonly now?: () => number
  /** The demo user who makes the calls of {@link createMemoryAuth}; `admin` when absent. */
  readonly user?: string
  /** A store to share between transports or to reuse; a new one when absent. It is seeded when it is empty. */
  readonly store?: Store
  /** Declared lists to serve. */
  readonly grids?: readonly Grid[]
  /** The rows these lists start with. */
  readonly gridRows?: readonly GridRowsSeed[]
  /** What another transport held, in place of seeding; for an empty store. */
  readonly contents?: MemoryContents
}

/** A {@link Transport} whose server is in the page. @public */
export interface MemoryTransport extends Transport {
  /** Switches the scenario from the next call on. The data stay: `demo` and `empty` differ only at the start. */
  setScenario(scenario: MemoryScenario): void
  /** Pays a payment code as a customer would. @returns whether the money was taken */
  pay(codeId: string): Promise<boolean>
  /** What the server holds now, for the `contents` of other transports. */
  contents(): Promise<MemoryContents>
}

const DAY = 24 * 60
const SETTINGS = { idleMinutes: 365 * DAY, sessionHours: 365 * 24, loginsPerMinute: 10_000, checkAnswers: true }

/**
 * Creates a transport that runs the real back end over data in memory, for sandboxes and tests: every call of the
 * contract is encoded, decoded, checked and answered as a server would. The back end starts with the first call.
 *
 * @public
 */
export function createMemoryTransport({
  scenario: first = 'demo',
  now = Date.now,
  user = 'admin',
  grids = [],
  gridRows = [],
  contents,
  store = createMemoryStore({ tables: tablesFor(grids) }),
}: MemoryTransportOptions = {}): MemoryTransport {
  const files = createMemoryFiles(now, digest)
  const feed = feedOf(store)
  const payments = createMemoryPayments(files)
  const ports = {
    ...memoryPorts(now, files),
    payments,
    forms: createMemoryForms(),
    ...(feed && { notify: feed.publish }),
  }
  let scenario = first
  let backend: Promise<Backend> | null = null
  let ownToken: Promise<string> | null = null

  const open = async (): Promise<Backend> => {
    if (contents) {
      files.fill(contents.files)
      // Another transport over the same store may have been first.
      fillStore(store, contents)
    } else if (first === 'empty') await seedPeople(store, ports)
    else await seedDemo(store, ports)
    await seedGridRows(store, ports, gridRows, { demo: first !== 'empty', grids })
    const made = createBackend({ store, ports, grids, settings: SETTINGS })
    feed?.subscribe(
      (changes) =>
        void made.live
          .deliver(changes)
          .catch((cause: unknown) =>
            ports.report({ level: 'warn', message: 'changes could not be told', requestId: '', cause }),
          ),
    )
    return made
  }
  const opened = (): Promise<Backend> => {
    backend ??= open()
    return backend
  }
  const dispatch = async (
    request: Pick<BackendRequest, 'service' | 'method' | 'body' | 'token'> & Partial<BackendRequest>,
  ): Promise<BackendAnswer> =>
    (await opened()).dispatch({ address: 'memory', requestId: memoryRequestId(), ...request })
  const signIn = async (userName: string): Promise<string> => {
    const { envelope } = await dispatch({
      service: 'login',
      method: 'doLogin',
      body: { encoding: 'json', value: { userName, password: DEMO_PASSWORD } },
      token: null,
    })
    const parsed = v.safeParse(v.object({ token: v.string() }), envelope.data)
    if (!parsed.success)
      throw new Error(`createMemoryTransport: nobody can sign in as ${userName}: ${envelope.message ?? ''}`)
    return parsed.output.token
  }
  const tokenOf = async (token: string | null | undefined): Promise<string | null> => {
    if (!isMemoryToken(token)) return token ?? null
    ownToken ??= signIn(user)
    return ownToken
  }
  const expiry = createExpiry()
  if (first === 'expired') expiry.callOff()
  /** Simulates what may happen to a call before it reaches the back end. */
  const meet = async (
    target: { readonly service: string; readonly method: string },
    token: string | null | undefined,
    signal: AbortSignal,
  ): Promise<WireAnswer | null> =>
    (await interfere(scenario, target, signal)) ?? (expiry.refuses(token) ? refusal('SIGNED_OUT') : null)
  /** Lets a second user save first, once. */
  const beOvertaken = async (request: TransportRequest): Promise<void> => {
    if (scenario !== 'conflict' || request.method !== 'doSave') return
    if (await saveInBetween(dispatch, await signIn(user === 'admin' ? 'manager' : 'admin'), request)) scenario = 'demo'
  }
  const connections = createMemoryConnections({
    live: async () => (await opened()).live,
    tokenOf,
    scenario: () => scenario,
  })

  return {
    setScenario(next) {
      scenario = next
      if (next === 'expired') expiry.callOff()
      if (CONNECTION_IS_CUT.includes(next)) connections.cut()
    },
    connect: connections.connect,
    // Nothing can get lost on the way, and the first call loads the whole back end.
    timeout: Infinity,
    pay: async (codeId) =>
      payInMemory({
        payments,
        code: await (await opened()).pay.open(codeId),
        at: now(),
        deliver: (value) => dispatch({ ...PAID, body: { encoding: 'json', value }, token: null }),
      }),
    async call(request) {
      const { service, method, query, idempotencyKey, city = null, signal = new AbortController().signal } = request
      const op = `${service}.${method}`
      const instead = await meet(request, request.token, signal)
      if (instead) return received(op, instead)
      await beOvertaken(request)
      const body = bodyOf(request)
      return received(
        op,
        wired(
          await dispatch({
            service,
            method,
            body,
            token: await tokenOf(request.token),
            city,
            idempotencyKey: idempotencyKey ?? null,
            ...(query && { query: encodeForm(query) }),
          }),
        ),
      )
    },
    contents: async () => {
      await opened()
      return { ...contentsOfStore(store), files: files.contents() }
    },
    ...createFileCalls({ meet, dispatch, tokenOf, files, opened }),
  }
}

/** The body as it would be sent: form text, or JSON. */
function bodyOf({ body, list, encoding }: TransportRequest): BackendRequest['body'] {
  return encoding === 'form' && list === undefined
    ? { encoding, text: encodeForm(body) }
    : { encoding: 'json', value: JSON.parse(JSON.stringify(list ?? body)) }
}
