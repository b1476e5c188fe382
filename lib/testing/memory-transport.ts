import * as v from 'valibot'
import { createBackend, type Backend } from '../backend/backend.ts'
import type { BackendAnswer, BackendRequest } from '../backend/dispatch.ts'
import { DEMO_PASSWORD } from '../backend/seed/demo-users.ts'
import { seedDemo } from '../backend/seed/seed-demo.ts'
import type { Store } from '../backend/store.ts'
import { tables } from '../backend/tables.ts'
import { answerError } from '../client/answer-error.ts'
import { FangkitError } from '../client/fangkit-error.ts'
import type { Transport, TransportRequest } from '../client/transport.ts'
import { encodeForm } from '../contract/encoding.ts'
import { envelopeSchema, type Envelope } from '../contract/envelope.ts'
import { isMemoryToken } from './memory-auth.ts'
import { memoryPorts, memoryRequestId } from './memory-ports.ts'
import { interfere, type MemoryScenario } from './memory-scenario.ts'
import { seedPeople } from './memory-seed.ts'
import { createMemoryStore } from './memory-store.ts'

/** @public */
export interface MemoryTransportOptions {
  /** `demo` when absent. */
  readonly scenario?: MemoryScenario
  /** Epoch milliseconds; the computer's clock when absent. */
  readonly now?: () => number
  /** The demo user calls of {@link createMemoryAuth} are made by; `admin` when absent. */
  readonly user?: string
  /** A store to share or to keep; a new one when absent. It is seeded when it is empty. */
  readonly store?: Store
}

/** A {@link Transport} whose server is in the page. @public */
export interface MemoryTransport extends Transport {
  /** Shows another scenario from the next call on. The data stay: `demo` and `empty` differ only at the start. */
  setScenario(scenario: MemoryScenario): void
}

const DAY = 24 * 60
const SETTINGS = { idleMinutes: 365 * DAY, sessionHours: 365 * 24, loginsPerMinute: 10_000, checkAnswers: true }

/**
 * The real business over data in memory, for sandboxes and tests: every call of the contract is encoded, decoded,
 * checked and answered as a server would. Starts with the first call.
 *
 * @public
 */
export function createMemoryTransport({ scenario: first = 'demo', now = Date.now, user = 'admin', store = createMemoryStore({ tables }) }: MemoryTransportOptions = {}): MemoryTransport {
  const ports = memoryPorts(now)
  let scenario = first
  let backend: Promise<Backend> | null = null
  let ownToken: Promise<string> | null = null

  const open = async (): Promise<Backend> => {
    if (first === 'empty') await seedPeople(store, ports)
    else await seedDemo(store, ports)
    return createBackend({ store, ports, settings: SETTINGS })
  }
  const dispatch = async (request: Pick<BackendRequest, 'service' | 'method' | 'body' | 'token'> & Partial<BackendRequest>): Promise<BackendAnswer> => {
    backend ??= open()
    return (await backend).dispatch({ address: 'memory', requestId: memoryRequestId(), ...request })
  }
  const signIn = async (): Promise<string> => {
    const { envelope } = await dispatch({ service: 'login', method: 'doLogin', body: { encoding: 'json', value: { userName: user, password: DEMO_PASSWORD } }, token: null })
    const parsed = v.safeParse(v.object({ token: v.string() }), envelope.data)
    if (!parsed.success) throw new Error(`createMemoryTransport: nobody can sign in as ${user}: ${envelope.message ?? ''}`)
    return parsed.output.token
  }
  const tokenOf = async (token: string | null | undefined): Promise<string | null> => {
    if (!isMemoryToken(token)) return token ?? null
    ownToken ??= signIn()
    return ownToken
  }

  return {
    setScenario(next) {
      scenario = next
    },
    async call(request) {
      const { service, method, query, idempotencyKey, signal = new AbortController().signal } = request
      const op = `${service}.${method}`
      const instead = await interfere(scenario, request, signal)
      const answer =
        instead ??
        (await dispatch({
          service,
          method,
          body: bodyOf(request),
          token: await tokenOf(request.token),
          idempotencyKey: idempotencyKey ?? null,
          ...(query && { query: encodeForm(query) }),
        }))
      return received(op, answer)
    },
    // The contract has no file calls: answered as a server answers an address it does not have.
    upload: () => Promise.reject(answerError({ op: 'upload', status: 404, envelope: { success: false, code: 'UNKNOWN_CALL' } })),
    download: () => Promise.reject(answerError({ op: 'download', status: 404, envelope: { success: false, code: 'UNKNOWN_CALL' } })),
  }
}

/** The body as it would travel: form text, or JSON. */
function bodyOf({ body, encoding }: TransportRequest): BackendRequest['body'] {
  return encoding === 'form' ? { encoding, text: encodeForm(body) } : { encoding, value: JSON.parse(JSON.stringify(body)) }
}

/** The answer as it would arrive, through JSON. */
function received(op: string, { status, envelope }: BackendAnswer): Envelope {
  const parsed = v.safeParse(envelopeSchema, JSON.parse(JSON.stringify(envelope)))
  if (!parsed.success) throw new FangkitError({ kind: 'contract', code: 'CONTRACT', message: 'the back end answered no envelope', op })
  if (status !== 200) throw answerError({ op, status, envelope: parsed.output })
  return parsed.output
}
