import * as v from 'valibot'
import { encodeForm } from '../../contract/encoding.ts'
import { envelopeSchema, type Envelope } from '../../contract/envelope.ts'
import { joinSignals } from '../abort.ts'
import { ACCOUNT_IMAGE_PATH } from '../queries/account-image.ts'
import { answerError } from '../answer-error.ts'
import { abortedError, contractError, FangkitError, timeoutError } from '../fangkit-error.ts'
import { ownProperties } from './own-properties.ts'
import type { DownloadRequest, Transport, UploadProgress, WireRecord } from './transport.ts'
import { openWebSocketConnection, socketUrl, type SocketOptions } from './web-socket-connection.ts'

/** How the back end is reached over HTTP. @public */
export interface FetchTransportOptions {
  /** Origin and optional prefix, without `/web`: `https://cases.example`. Empty for the page's own origin. */
  readonly baseUrl: string
  /** Path of the services. @source OPN-018 */
  readonly base?: '/web' | '/api'
  /** Total time limit of a call in milliseconds; 30,000 when absent. @source CAL-007 */
  readonly timeout?: number
  /** Total time limit of a file in milliseconds; 300,000 when absent. */
  readonly uploadTimeout?: number
  /**
   * Returns the path of a call below `baseUrl`, for back ends with other addresses: `/rpc/${service}.${method}`. Never
   * a whole address. Also used for calls that return a file: exports and pictures of accounts.
   */
  readonly buildUrl?: (target: { readonly service: string; readonly method: string }) => string
  /** Settings of the live connection. @source CAL-064, OPN-079 */
  readonly socket?: SocketOptions
}

interface Sent {
  readonly op: string
  readonly path: string
  readonly method?: 'GET' | 'POST'
  readonly query?: WireRecord | undefined
  readonly data?: string | FormData
  readonly contentType?: string
  readonly accept: 'text' | 'blob'
  readonly token?: string | null | undefined
  readonly city?: string | null | undefined
  readonly idempotencyKey?: string | undefined
  readonly signal?: AbortSignal | undefined
  readonly timeout: number
  readonly onSent?: ((progress: UploadProgress) => void) | undefined
  readonly onReceived?: DownloadRequest['onProgress']
}

/** One request, as it goes over the wire. */
export interface HttpRequest {
  readonly baseUrl: string
  /** Below `baseUrl`, with its query; never a whole address, whatever it looks like. */
  readonly path: string
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly data: string | FormData | undefined
  readonly accept: 'text' | 'blob'
  readonly signal: AbortSignal
  /** Told how much has been sent. */
  readonly onSent: Sent['onSent']
  /** Told how much has been received. */
  readonly onReceived: Sent['onReceived']
}

/** What came back, whatever its status. */
export interface HttpAnswer {
  /** 0 for a redirect that was not followed. */
  readonly status: number
  /** A text, or a Blob where a file was asked for. */
  readonly data: unknown
  /** Where the answer came from, when that is known. */
  readonly finalUrl: unknown
  header(name: string): string | null
}

/** How requests are sent. */
export interface HttpExchange {
  /** Sends no cookies and follows no redirect, as far as it can detect one. */
  send(request: HttpRequest): Promise<HttpAnswer>
  /** What a failure of `send` that no signal caused means; without the request, whose token must not reach a log. */
  failureOf(error: unknown, op: string): FangkitError
}

/** A path below the base address, whatever it looks like. */
export const urlBelow = (baseUrl: string, path: string): string =>
  `${baseUrl.replace(/\/$/, '')}/${path.replace(/^\/+/, '')}`

/** A transport over HTTP. It stops after a total time, and refuses redirects. */
export function createTransportOver(
  exchange: HttpExchange,
  { baseUrl, base = '/web', timeout = 30_000, uploadTimeout = 300_000, buildUrl, socket = {} }: FetchTransportOptions,
): Transport {
  const pathOf =
    buildUrl ?? (({ service, method }) => `${base}/${encodeURIComponent(service)}/${encodeURIComponent(method)}`)
  /**
   * Address of a file. Files have their own paths and pictures of accounts are always below `/web`; calls that return a
   * file use the address of calls.
   */
  const addressOf = (path: string) =>
    !buildUrl && path.replace(/^\/+/, '').startsWith(ACCOUNT_IMAGE_PATH)
      ? path
      : path.replace(/^\/*web\/([^/?]+)\/([^/?]+)/, (_path, service: string, method: string) =>
          pathOf({ service, method }),
        )
  const send = (sent: Sent) => sendOver(exchange, baseUrl, sent)

  return {
    timeout,
    place: baseUrl === '' && typeof location !== 'undefined' ? location.origin : baseUrl,
    urlOf: (path) => urlBelow(baseUrl, addressOf(path)),
    connect: (request) =>
      openWebSocketConnection(
        socket.url ?? socketUrl(baseUrl, request.path.replace(/^web(?=\/)/, base.slice(1))),
        socket,
        request,
      ),
    async call(request) {
      const { service, method, query, body, list, encoding, signal, idempotencyKey, token, city } =
        ownProperties(request)
      const op = `${service}.${method}`
      const json = encoding === 'json' || list !== undefined
      const data = json ? JSON.stringify(list ?? body) : encodeForm(body)
      const contentType = json ? 'application/json' : 'application/x-www-form-urlencoded;charset=UTF-8'
      const response = await send({
        op,
        path: pathOf({ service, method }),
        query,
        data,
        contentType,
        accept: 'text',
        token,
        city,
        idempotencyKey,
        signal,
        timeout,
      })
      return envelopeOf(op, response)
    },
    async upload(request) {
      const {
        path,
        file,
        fileName,
        fileField = 'files',
        fields = {},
        query,
        onProgress,
        signal,
        idempotencyKey,
        token,
        city,
      } = ownProperties(request)
      const data = new FormData()
      for (const [name, value] of new URLSearchParams(encodeForm(fields))) data.append(name, value)
      data.append(fileField, file, fileName ?? (file instanceof File ? file.name : 'file'))
      const response = await send({
        op: 'upload',
        path,
        query,
        data,
        accept: 'text',
        token,
        city,
        idempotencyKey,
        signal,
        timeout: uploadTimeout,
        onSent: onProgress,
      })
      return envelopeOf('upload', response)
    },
    async download(request) {
      const { path, method = 'GET', query, body, onProgress, onHeaders, signal, token, city } = ownProperties(request)
      const post =
        method === 'POST'
          ? { data: encodeForm(body ?? {}), contentType: 'application/x-www-form-urlencoded;charset=UTF-8' }
          : {}
      const response = await send({
        op: 'download',
        path: addressOf(path),
        method,
        query,
        accept: 'blob',
        token,
        city,
        signal,
        timeout: uploadTimeout,
        onReceived: onProgress,
        ...post,
      })
      const file = await blobOf(response)
      onHeaders?.((name) => response.header(name))
      return file
    },
  }
}

async function sendOver(exchange: HttpExchange, baseUrl: string, sent: Sent): Promise<HttpAnswer> {
  const {
    op,
    path,
    method = 'POST',
    query,
    data,
    contentType,
    accept,
    token,
    city,
    idempotencyKey,
    timeout,
    onSent,
    onReceived,
  } = ownProperties(sent)
  const clock = new AbortController()
  const { signal, release } = joinSignals(sent.signal, clock.signal)
  // One timer covers the whole exchange. Those of adapters restart with every byte or stop at the headers.
  const timer = setTimeout(() => clock.abort(), timeout)
  try {
    const search = query ? encodeForm(query) : ''
    const answer = await exchange.send({
      baseUrl,
      path: search === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${search}`,
      method,
      data,
      accept,
      signal,
      onSent,
      onReceived,
      headers: {
        Accept: accept === 'text' ? 'application/json' : '*/*',
        ...(contentType && { 'Content-Type': contentType }),
        ...(token && { Token: token }),
        ...(city && { City: city }),
        ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
      },
    })
    refuseRedirect(op, baseUrl, answer)
    return answer
  } catch (error) {
    if (sent.signal?.aborted) throw abortedError(op)
    if (clock.signal.aborted) throw timeoutError(op)
    throw error instanceof FangkitError ? error : exchange.failureOf(error, op)
  } finally {
    clearTimeout(timer)
    release()
  }
}

/** Refuses redirects, because the token must not reach another origin. */
function refuseRedirect(op: string, baseUrl: string, { status, finalUrl }: HttpAnswer): void {
  const page = typeof location === 'undefined' ? undefined : location.href
  const moved =
    typeof finalUrl === 'string' &&
    finalUrl !== '' &&
    originOf(finalUrl, page) !== originOf(baseUrl === '' ? '/' : baseUrl, page)
  if (!moved && status !== 0 && (status < 300 || status >= 400)) return
  throw new FangkitError({ kind: 'server', code: 'REDIRECTED', message: 'the answer was a redirect', op })
}

function originOf(url: string, page: string | undefined): string | null {
  try {
    return new URL(url, page).origin
  } catch {
    return null
  }
}

/** @throws FangkitError for every status but 200, and for a 200 that is no envelope */
function envelopeOf(op: string, { status, data, header }: HttpAnswer): Envelope {
  const envelope = parseEnvelope(data)
  if (status !== 200) throw answerError({ op, status, envelope, retryAfter: header('retry-after') })
  if (!envelope) throw contractError(op, 'answered something that is no envelope')
  return envelope
}

function parseEnvelope(data: unknown): Envelope | null {
  try {
    const parsed = v.safeParse(envelopeSchema, typeof data === 'string' ? JSON.parse(data) : data)
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}

/** When a file request fails, the server returns an envelope instead of the file. */
async function blobOf({ status, data, header }: HttpAnswer): Promise<Blob> {
  if (!(data instanceof Blob)) throw contractError('download', 'answered something that is no file')
  if (status === 200 && !(header('content-type') ?? data.type).includes('application/json')) return data
  const envelope = parseEnvelope(await data.text())
  if (status === 200 && (!envelope || envelope.success)) return data
  throw answerError({ op: 'download', status, envelope, retryAfter: header('retry-after') })
}
