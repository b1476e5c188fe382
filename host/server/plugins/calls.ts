import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Backend } from 'fangkit/backend'
import { allCalls, callName } from 'fangkit/contract'
import { formComplaint } from '../body/form-text.ts'
import { encodingOf } from '../body/media-type.ts'
import { readBody } from '../body/read-body.ts'
import { refuse, sendEnvelope } from './answer.ts'
import type { Metrics } from './metrics.ts'
import type { RateLimit } from './rate-limit.ts'

/** After this long the caller hears that the server is busy, whatever the call is doing. */
const ANSWER_WITHIN_MS = 30_000
/** Both addresses lead to the same calls. */
const PREFIXES = ['/web', '/api'] as const

export interface CallOptions {
  readonly backend: Backend
  readonly metrics: Metrics
  readonly limit: RateLimit
  /** True while a call could only wait for others of its kind; it is refused before any work. */
  readonly overloaded: (call: string) => boolean
}
interface CallRoute {
  readonly Params: { readonly service: string; readonly method: string }
}

/** `POST /web/{service}/{method}`: turns a request into a call of the back end and its answer into an envelope. */
export function addCalls(app: FastifyInstance, options: CallOptions): void {
  const known = new Set(allCalls().map(callName))
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: FastifyRequest, bytes: Buffer) => bytes)
  for (const prefix of PREFIXES) {
    app.post<CallRoute>(`${prefix}/:service/:method`, {
      handlerTimeout: ANSWER_WITHIN_MS,
      onRequest: async (request, reply) => refuseEarly(request, reply, options, callName(request.params)),
      onResponse: async (request, reply) => {
        const name = callName(request.params)
        options.metrics.observe(known.has(name) ? name : 'unknown', request.answeredCode, reply.elapsedTime / 1_000)
      },
      handler: (request, reply) => carryOut(request, reply, options.backend),
    })
    app.all<{ readonly Params: { readonly '*': string } }>(`${prefix}/*`, async (request, reply) => {
      if (!known.has(request.params['*'].replace('/', '.'))) return refuse(reply, 'UNKNOWN_CALL')
      return refuse(reply.header('allow', 'POST'), 'UNKNOWN_CALL', { status: 405, message: '这个接口只接受POST请求' })
    })
  }
}

/** What can be refused by the headers alone is refused before the body is read. */
function refuseEarly(request: FastifyRequest, reply: FastifyReply, { limit, overloaded }: CallOptions, name: string): FastifyReply | undefined {
  const wait = limit.count(callerOf(request)) ?? (overloaded(name) ? 5 : null)
  if (wait !== null) return refuse(reply.header('retry-after', String(wait)), 'RATE_LIMITED')
  const types = contentTypesOf(request)
  if (types.length > 1 || types.some((type) => encodingOf(type) === null)) return refuse(reply, 'UNSUPPORTED_MEDIA')
  return undefined
}

/** Every Content-Type as sent; the parsed headers would keep the first one only. */
function contentTypesOf({ raw: { rawHeaders } }: FastifyRequest): readonly string[] {
  return rawHeaders.filter((_text, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'content-type')
}

/** A session is limited as such, wherever it calls from; strangers share the limit of their address. */
function callerOf(request: FastifyRequest): string {
  const token = tokenOf(request)
  return token === null ? `address:${request.ip}` : createHash('sha256').update(token).digest('base64')
}

async function carryOut(request: FastifyRequest<CallRoute>, reply: FastifyReply, backend: Backend): Promise<FastifyReply> {
  const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
  const type = request.headers['content-type']
  if (type === undefined && bytes.length > 0) return refuse(reply, 'UNSUPPORTED_MEDIA')
  const query = request.url.split('?').slice(1).join('?')
  const wrong = formComplaint(query)
  if (wrong) return refuse(reply, 'INVALID', { message: wrong.message, issues: [wrong] })
  const read = readBody(bytes, (type === undefined ? null : encodingOf(type)) ?? 'form')
  if (!read.ok) return refuse(reply, 'INVALID', { message: read.complaint.message, issues: [read.complaint] })
  const { status, envelope } = await backend.dispatch({
    ...request.params,
    query,
    body: read.body,
    token: tokenOf(request),
    idempotencyKey: single(request.headers['idempotency-key']),
    address: request.ip,
    requestId: request.id,
  })
  if (status === 429) reply.header('retry-after', '60')
  return sendEnvelope(reply, status, envelope)
}

/** Only this header says who calls; cookies never do. */
function tokenOf(request: FastifyRequest): string | null {
  return single(request.headers['token'])
}

function single(header: string | string[] | undefined): string | null {
  const text = Array.isArray(header) ? header.join(', ') : header
  return text === undefined || text === '' ? null : text
}
