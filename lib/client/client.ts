import * as v from 'valibot'
import { callName, type Answer, type Call } from '../contract/call.ts'
import { envelopeSchema, type Envelope } from '../contract/envelope.ts'
import { bounded } from './abort.ts'
import { answerError } from './answer-error.ts'
import { createApi, type Api } from './api.ts'
import type { Auth } from './auth/auth.ts'
import type { Send } from './call-options.ts'
import { createDictionaryCache, type DictionaryCache } from './dictionary/dictionary-cache.ts'
import { createDictionaryStorage } from './dictionary/dictionary-storage.ts'
import { createDrafts, type Drafts } from './storage/drafts.ts'
import { contractError, toFangkitError, type FangkitError } from './fangkit-error.ts'
import { createInFlight } from './in-flight.ts'
import { createLateLiveSocket } from './live/late-live-socket.ts'
import type { LiveSocket } from './live/live-socket.ts'
import { mayResend, withRetry } from './retry.ts'
import { ownProperties } from './transport/own-properties.ts'
import { createSession, type Session } from './auth/session.ts'
import { signedBy } from './auth/signed.ts'
import type { DownloadRequest, Transport, UploadRequest, WireRecord } from './transport/transport.ts'
import { webStorage } from './storage/web-storage.ts'

/** A connection to one back end: calls, session, dictionaries, drafts and live updates. @public */
export interface FangkitClient {
  /** Every call of the contract: `api.Hf20PrjBase.doSave(record, { idempotencyKey })`. */
  readonly api: Api
  /** Makes a call imported from the contract, as library code does. @throws FangkitError */
  readonly call: Send
  /** Uploads a file. @throws FangkitError */
  upload(request: Omit<UploadRequest, 'token' | 'city'>): Promise<Envelope>
  /** Downloads a file. @throws FangkitError */
  download(request: Omit<DownloadRequest, 'token' | 'city'>): Promise<Blob>
  /**
   * Address of a path for elements that fetch by themselves, such as images. Null when the transport offers no
   * addresses; download the file instead.
   */
  urlOf(path: string): string | null
  /**
   * Asks the host's auth a question and treats it like a call: it ends with the reads, and failures are reported.
   *
   * @throws FangkitError
   */
  ask<T>(op: string, signal: AbortSignal, question: (auth: Auth, signal: AbortSignal) => Promise<T>): Promise<T>
  /** Coded values with their texts, per city. */
  readonly dictionaries: DictionaryCache
  /** Unsaved input of forms. */
  readonly drafts: Drafts
  /** The connection on which the server reports changes; {@link FangkitProvider} opens and closes it. */
  readonly live: LiveSocket
  /** The token, requested and renewed for all calls together. */
  readonly session: Session
  /** Ends reads in flight, for example when the city changes. Writes continue, because their outcome matters. */
  abortReads(): void
  /** Ends all calls and connections. The client is not usable afterwards. */
  dispose(): void
}

/** Options of {@link createClient}. @public */
export interface ClientOptions {
  /** Sends the calls and receives the answers. */
  readonly transport: Transport
  /** Provides the token of each call, and a new one when it has expired. */
  readonly auth: Auth
  /** Receives every failure except aborted calls and the end of a session. */
  readonly onError?: (error: FangkitError) => void
}

/** The parts of a client. They may be replaced at any time, because the client reads them at call time. */
export interface ClientParts {
  readonly transport: () => Transport
  readonly auth: () => Auth
  readonly onError?: (error: FangkitError) => void
  /** City the calls are bound to; all calls share one place when absent. */
  readonly city?: () => string | null
}

/** Creates a client: typed calls over a transport, with session, retries and validated answers. @public */
export function createClient({ transport, auth, onError }: ClientOptions): FangkitClient {
  const client = clientOver({ transport: () => transport, auth: () => auth, ...(onError && { onError }) })
  const unsubscribe = auth.subscribe?.(() => client.session.restart())
  return {
    ...client,
    dispose() {
      unsubscribe?.()
      client.dispose()
    },
  }
}

/** @see createClient */
export function clientOver(parts: ClientParts): FangkitClient {
  const { transport, auth, onError, city = () => null } = ownProperties(parts)
  const session = createSession({ auth, report: (error) => onError?.(toFangkitError(error, 'onSignedOut')) })
  const { guarded, readsEnded, abortReads, abortAll } = createInFlight(onError)
  const signed = signedBy(session)
  const live = createLateLiveSocket({
    offered: () => transport().connect !== undefined,
    load: async () => {
      const { createLiveSocket } = await import('./live/live-socket.ts')
      return createLiveSocket({
        transport,
        token: (signal) => session.token(LIVE, signal),
        renew: (rejected, signal) =>
          session.renew(rejected, answerError({ op: LIVE, status: 403, envelope: null }), signal),
      })
    },
  })

  /** Adds the city of the page to each request. */
  const bound = () => {
    const here = city()
    return here === null ? {} : { city: here }
  }
  const call: Send = (asked, input, rawOptions = {}) => {
    const [requested, options] = [ownProperties(asked), ownProperties(rawOptions)]
    const op = callName(requested)
    // Also for callers without a key: a create that is sent again after a lost connection takes effect once.
    const idempotencyKey = requested.effect === 'create' && (options.idempotencyKey || newIdempotencyKey())
    const send = async (signal: AbortSignal, token: string | null): Promise<Envelope> => {
      const { query } = options
      const { body, list, beside } = ownProperties(sentOf(requested, requested.input.encode(input)))
      const { timeout = requested.effect === 'read' ? READS_WITHIN : WRITES_WITHIN } = transport()
      const answer = await bounded(
        async (inTime) =>
          transport().call({
            service: requested.service,
            method: requested.method,
            body,
            encoding: options.encoding ?? (requested.encoding === 'json' ? 'json' : 'form'),
            signal: inTime,
            token,
            ...bound(),
            ...(list && { list }),
            ...((query ?? beside) && { query: { ...beside, ...query } }),
            ...(idempotencyKey && { idempotencyKey }),
          }),
        signal,
        op,
        timeout,
      )
      return successOf(op, answer)
    }
    return guarded(op, options.signal, requested.effect === 'read', (signal) =>
      withRetry(() => (op === LOGIN ? send(signal, null) : signed(op, signal, (token) => send(signal, token))), {
        op,
        signal,
        may: (error) => mayResend(requested.effect, error),
      }).then((envelope) => answerOf(requested, envelope)),
    )
  }

  return {
    api: createApi(call, readsEnded),
    call,
    upload: (request) =>
      guarded('upload', request.signal, false, (signal) =>
        signed('upload', signal, async (token) =>
          successOf('upload', await transport().upload({ ...placed(request), signal, token, ...bound() })),
        ),
      ),
    download: (request) =>
      guarded('download', request.signal, true, (signal) =>
        signed('download', signal, async (token) =>
          fileOf(await transport().download({ ...placed(request), signal, token, ...bound() })),
        ),
      ),
    ask: (op, own, question) => guarded(op, own, true, (signal) => question(auth(), signal)),
    urlOf: (path) => transport().urlOf?.(below(path)) ?? null,
    dictionaries: createDictionaryCache({
      send: call,
      city,
      storage: createDictionaryStorage({
        storage: webStorage('session'),
        now: Date.now,
        place: () => placeOf(transport(), city()),
      }),
    }),
    drafts: createDrafts({ storage: webStorage('local'), now: Date.now, place: () => transport().place ?? null }),
    live,
    session,
    abortReads,
    dispose() {
      live.stop()
      abortAll()
      session.dispose()
    },
  }
}

/** The log-in needs no session. Recognised by name, because the contract is loaded on demand. */
const LOGIN = 'login.doLogin'
/**
 * Time limits for a transport that sets none, in milliseconds. A write gets longer, because after a time-out its
 * outcome is unknown.
 */
const READS_WITHIN = 10_000
const WRITES_WITHIN = 30_000
/** Name of the live connection in errors. */
const LIVE = 'socket.dict'

/** The name under which answers are stored: each server and city has its own. */
function placeOf({ place }: Transport, city: string | null): string | null {
  return place === undefined ? null : `${place} ${city ?? ''}`
}

/** A record is the body. A list replaces the body, and the other fields move to the query string. */
function sentOf(
  { list: name }: Pick<Call, 'list'>,
  wire: WireRecord,
): { readonly body: WireRecord; readonly list?: readonly WireRecord[]; readonly beside?: WireRecord } {
  if (name === undefined) return { body: wire }
  const { [name]: rows, ...beside } = wire
  // adapter: the call says that this property is its list
  return { body: {}, list: rows as readonly WireRecord[], beside }
}

/** Removes leading slashes, so that every transport receives paths in one form. */
const below = (path: string): string => path.replace(/^\/+/, '')

/** Moves the query in the path of a file request to `query`. */
function placed<T extends Pick<DownloadRequest, 'path' | 'query'>>(request: T): T {
  const [path = '', asked] = below(request.path).split(/\?(.*)/s)
  return { ...request, path, query: { ...Object.fromEntries(new URLSearchParams(asked)), ...request.query } }
}

/**
 * Checks a downloaded file. An error envelope is not a file, even if the transport accepted it.
 *
 * @throws FangkitError
 */
async function fileOf(file: Blob): Promise<Blob> {
  const answer: unknown =
    /^application\/json/.test(file.type) &&
    (await file
      .text()
      .then(JSON.parse)
      .catch(() => null))
  const { success, output } = v.safeParse(envelopeSchema, answer)
  if (success && !output.success) successOf('download', output)
  return file
}

/** Returns the envelope of a success. Checks the answers of replaced transports like any other. @throws FangkitError */
function successOf(op: string, answer: unknown): Envelope {
  const parsed = v.safeParse(envelopeSchema, answer)
  if (!parsed.success) throw contractError(op, `not an envelope: ${parsed.issues[0].message}`)
  if (!parsed.output.success) throw answerError({ op, status: 200, envelope: parsed.output })
  return parsed.output
}

/** Checks the data of an answer. @throws FangkitError CONTRACT when the data are not what the contract promises */
function answerOf<I, O>(call: Call<I, O>, { data, total, message, requestId }: Envelope): Answer<O> {
  // In JavaScript an array is an object, so it would pass a schema whose fields are all optional.
  const parsed = v.safeParse(
    Array.isArray(data) && /(object|record)$/.test(call.output.type) ? v.never() : call.output,
    data,
  )
  if (!parsed.success)
    throw contractError(
      callName(call),
      `answered what the contract does not allow: ${parsed.issues[0].message}`,
      requestId ?? null,
    )
  return { data: parsed.output, ...(typeof total === 'number' && { total }), ...(message && { message }) }
}

/**
 * Creates a key for something a user is about to create. Create it when the form opens, reuse it for retries, renew it
 * after success.
 *
 * @public
 */
export function newIdempotencyKey(): string {
  const bytes = globalThis.crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
