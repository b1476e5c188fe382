import { networkError } from '../fangkit-error.ts'
import {
  createTransportOver,
  type FetchTransportOptions,
  type HttpAnswer,
  type HttpExchange,
  type HttpRequest,
  urlBelow,
} from './http-transport.ts'
import type { Transport } from './transport.ts'

/**
 * Creates a transport over HTTP by what browsers have, without a package. It sends no cookies, follows no redirects and
 * stops after a total time.
 *
 * @public
 */
export function createFetchTransport(options: FetchTransportOptions): Transport {
  return createTransportOver(EXCHANGE, options)
}

const EXCHANGE: HttpExchange = {
  // Only XMLHttpRequest reports upload progress in every browser.
  send: (request) =>
    request.onSent && typeof XMLHttpRequest !== 'undefined' ? sendByXhr(request) : sendByFetch(request),
  failureOf: (error, op) => networkError(op, new Error(error instanceof Error ? error.message : String(error))),
}

async function sendByFetch(request: HttpRequest): Promise<HttpAnswer> {
  const { method, data, accept, signal, onReceived } = request
  // Without a prototype, so that nothing written onto Object.prototype is taken for a setting.
  const settings: RequestInit = Object.assign(Object.create(null), {
    method,
    headers: headersOf(request),
    body: data,
    signal,
    credentials: 'omit',
    redirect: 'manual',
  })
  const response = await fetch(urlBelow(request.baseUrl, request.path), settings)
  const read = onReceived ? watched(response, onReceived) : response
  return {
    status: response.type === 'opaqueredirect' ? 0 : response.status,
    data: accept === 'blob' ? await read.blob() : await read.text(),
    finalUrl: response.url,
    header: (name) => response.headers.get(name),
  }
}

function headersOf({ headers }: HttpRequest): Headers {
  const sent = new Headers()
  for (const [name, value] of Object.entries(headers)) sent.set(name, value)
  return sent
}

/** The same answer, telling how much of it has been received. */
function watched(response: Response, onReceived: NonNullable<HttpRequest['onReceived']>): Response {
  const total = Number(response.headers.get('content-length') ?? Number.NaN)
  let received = 0
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      received += chunk.byteLength
      onReceived({ received, total: Number.isFinite(total) ? total : null })
      controller.enqueue(chunk)
    },
  })
  return new Response(response.body?.pipeThrough(counting) ?? null, { headers: response.headers })
}

function sendByXhr(request: HttpRequest): Promise<HttpAnswer> {
  const { method, headers, data, accept, signal, onSent } = request
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    xhr.open(method, urlBelow(request.baseUrl, request.path))
    xhr.responseType = accept
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value)
    xhr.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) =>
      onSent?.({ sent: loaded, total: lengthComputable ? total : null }),
    )
    const abort = (): void => xhr.abort()
    signal.addEventListener('abort', abort)
    xhr.addEventListener('loadend', () => signal.removeEventListener('abort', abort))
    xhr.addEventListener('load', () =>
      resolve({
        status: xhr.status,
        data: xhr.response,
        finalUrl: xhr.responseURL,
        header: (name) => xhr.getResponseHeader(name),
      }),
    )
    for (const failure of ['error', 'abort', 'timeout'] as const)
      xhr.addEventListener(failure, () => reject(new Error(`the request ended with ${failure}`)))
    if (signal.aborted) reject(new Error('the request ended before it was sent'))
    else xhr.send(data ?? null)
  })
}
