import axios, { isAxiosError, type AxiosInstance, type AxiosRequestConfig, type AxiosResponse } from 'axios'
import * as v from 'valibot'
import { encodeForm } from '../../contract/encoding.ts'
import { envelopeSchema, type Envelope } from '../../contract/envelope.ts'
import { joinSignals } from '../abort.ts'
import { ACCOUNT_IMAGE_PATH } from '../queries/account-image.ts'
import { answerError } from '../answer-error.ts'
import {
  abortedError,
  contractError,
  FangkitError,
  networkError,
  timeoutError,
  toFangkitError,
} from '../fangkit-error.ts'
import { ownProperties } from './own-properties.ts'
import type { Transport, WireRecord } from './transport.ts'
import { openWebSocketConnection, socketUrl, type SocketOptions } from './web-socket-connection.ts'

/** How the back end is reached over HTTP. @public */
export interface HttpTransportOptions {
  /** Origin and optional prefix, without `/web`: `https://cases.example`. Empty for the page's own origin. */
  readonly baseUrl: string
  /** Path under which the services live. @source OPN-018 */
  readonly base?: '/web' | '/api'
  /** Total time limit of a call in milliseconds; 30,000 when absent. @source CAL-007 */
  readonly timeout?: number
  /** Total time limit of a file in milliseconds; 300,000 when absent. */
  readonly uploadTimeout?: number
  /** Your own instance, with its interceptors and adapter. */
  readonly axios?: AxiosInstance
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
  readonly config?: AxiosRequestConfig
}

/** Creates a transport over HTTP. It sends no cookies, follows no redirects and stops after a total time. @public */
export function createHttpTransport({
  baseUrl,
  base = '/web',
  timeout = 30_000,
  uploadTimeout = 300_000,
  axios: own,
  buildUrl,
  socket = {},
}: HttpTransportOptions): Transport {
  // Unlike XMLHttpRequest, fetch can refuse redirects and omit cookies. A host's own instance keeps its adapter.
  const instance = own ?? axios.create({ adapter: 'fetch' })
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
  const send = (sent: Sent) => exchange(instance, baseUrl, sent)

  return {
    timeout,
    place: baseUrl === '' && typeof location !== 'undefined' ? location.origin : baseUrl,
    urlOf: (path) => `${baseUrl.replace(/\/$/, '')}/${addressOf(path).replace(/^\//, '')}`,
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
      // Only XMLHttpRequest reports upload progress in every browser.
      const config: AxiosRequestConfig = onProgress
        ? {
            ...(!own && { adapter: ['xhr', 'fetch'] }),
            onUploadProgress: ({ loaded, total }) => onProgress({ sent: loaded, total: total ?? null }),
          }
        : {}
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
        config,
      })
      return envelopeOf('upload', response)
    },
    async download(request) {
      const { path, method = 'GET', query, body, onProgress, onHeaders, signal, token, city } = ownProperties(request)
      const post =
        method === 'POST'
          ? { data: encodeForm(body ?? {}), contentType: 'application/x-www-form-urlencoded;charset=UTF-8' }
          : {}
      const config: AxiosRequestConfig = onProgress
        ? { onDownloadProgress: ({ loaded, total }) => onProgress({ received: loaded, total: total ?? null }) }
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
        config,
        ...post,
      })
      const file = await blobOf(response)
      onHeaders?.((name) => headerOf(response.headers, name))
      return file
    },
  }
}

async function exchange(instance: AxiosInstance, baseUrl: string, sent: Sent): Promise<AxiosResponse<unknown>> {
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
    config,
  } = ownProperties(sent)
  const clock = new AbortController()
  const { signal, release } = joinSignals(sent.signal, clock.signal)
  // The library's own timer covers the whole exchange. Those of adapters restart with every byte or stop at the
  // headers.
  const timer = setTimeout(() => clock.abort(), timeout)
  try {
    const search = query ? encodeForm(query) : ''
    const response = await instance.request<unknown>({
      ...config,
      baseURL: baseUrl === '' ? '/' : baseUrl,
      url: search === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${search}`,
      method,
      data,
      signal,
      timeout: 0,
      allowAbsoluteUrls: false,
      maxRedirects: 0,
      withCredentials: false,
      withXSRFToken: false,
      responseType: accept,
      validateStatus: () => true,
      transformRequest: [(body: unknown) => body],
      transformResponse: [(body: unknown) => body],
      headers: {
        Accept: accept === 'text' ? 'application/json' : '*/*',
        ...(contentType && { 'Content-Type': contentType }),
        ...(token && { Token: token }),
        ...(city && { City: city }),
        ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
      },
    })
    refuseRedirect(op, baseUrl, response)
    return response
  } catch (error) {
    throw failureOf(error, { op, timedOut: clock.signal.aborted, aborted: sent.signal?.aborted === true })
  } finally {
    clearTimeout(timer)
    release()
  }
}

function failureOf(
  error: unknown,
  { op, timedOut, aborted }: { readonly op: string; readonly timedOut: boolean; readonly aborted: boolean },
): FangkitError {
  if (aborted) return abortedError(op)
  if (timedOut) return timeoutError(op)
  if (!isAxiosError(error)) return toFangkitError(error, op)
  // An AxiosError contains the request with its token, which must not reach the error log of a host.
  const cause = new Error(`${error.code ?? 'ERR'}: ${error.message}`)
  return error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT' ? timeoutError(op, cause) : networkError(op, cause)
}

/** Refuses redirects, because the token must not reach another origin. */
function refuseRedirect(op: string, baseUrl: string, { status, request }: AxiosResponse<unknown>): void {
  const finalUrl: unknown =
    typeof request === 'object' && request !== null ? Reflect.get(request, 'responseURL') : undefined
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
function envelopeOf(op: string, { status, data, headers }: AxiosResponse<unknown>): Envelope {
  const envelope = parseEnvelope(data)
  if (status !== 200) throw answerError({ op, status, envelope, retryAfter: headerOf(headers, 'retry-after') })
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
async function blobOf({ status, data, headers }: AxiosResponse<unknown>): Promise<Blob> {
  if (!(data instanceof Blob)) throw contractError('download', 'answered something that is no file')
  if (status === 200 && !(headerOf(headers, 'content-type') ?? data.type).includes('application/json')) return data
  const envelope = parseEnvelope(await data.text())
  if (status === 200 && (!envelope || envelope.success)) return data
  throw answerError({ op: 'download', status, envelope, retryAfter: headerOf(headers, 'retry-after') })
}

function headerOf(headers: AxiosResponse['headers'], name: string): string | null {
  const value: unknown = headers[name]
  return typeof value === 'string' ? value : null
}
