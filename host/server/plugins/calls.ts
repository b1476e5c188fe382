import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Backend } from 'fangkit/backend'
import { callName, contract, EXPORT_METHOD } from 'fangkit/contract'
import { encodingOf } from '../body/media-type.ts'
import type { Admission } from './admission.ts'
import { refuse, sendEnvelope } from './answer.ts'
import { callRequest, type Target } from './call-request.ts'
import { callerOf } from './caller.ts'
import { sendStream } from './exports.ts'
import type { Metrics } from './metrics.ts'
import type { RateLimit } from './rate-limit.ts'

/** After this long the caller gets the answer that the server is busy, whatever the call is doing. */
const ANSWER_WITHIN_MS = 30_000
/** Both prefixes lead to the same calls. */
const PREFIXES = ['/web', '/api'] as const

export interface CallOptions {
  readonly backend: Backend
  readonly metrics: Metrics
  readonly limit: RateLimit
  readonly admission: Admission
  /** Returns true while a call could only wait for others of its kind; it is then refused before any work. */
  readonly overloaded: (call: string) => boolean
}
interface CallRoute {
  readonly Params: Target
}

/** `POST /web/{service}/{method}`: passes a request to the back end and sends its answer as an envelope. */
export function addCalls(app: FastifyInstance, options: CallOptions): void {
  const known = new Set(options.backend.calls.map(callName))
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: FastifyRequest, bytes: Buffer) => bytes)
  for (const prefix of PREFIXES) {
    app.post<CallRoute>(
      `${prefix}/:service/:method`,
      routeOf(options, known, ({ params }) => params),
    )
    app.post<CallRoute>(`${prefix}/:service/${EXPORT_METHOD}`, exportRoute(options, known))
    app.all<{ readonly Params: { readonly '*': string } }>(`${prefix}/*`, async (request, reply) => {
      if (!known.has(request.params['*'].replace('/', '.'))) return refuse(reply, 'UNKNOWN_CALL')
      return refuse(reply.header('allow', 'POST'), 'UNKNOWN_CALL', { status: 405, message: '这个接口只接受POST请求' })
    })
  }
  // Other file routes have their own addresses; this one is an ordinary call. @source CAL-040
  const { service, method } = contract.file.removeDocument
  app.post<CallRoute>(
    `/${service}/${method}`,
    routeOf(options, known, () => ({ service, method })),
  )
}

type CallRequest = FastifyRequest<CallRoute>

function routeOf(options: CallOptions, known: ReadonlySet<string>, targetOf: (request: CallRequest) => Target) {
  return {
    handlerTimeout: ANSWER_WITHIN_MS,
    onRequest: async (request: CallRequest, reply: FastifyReply) =>
      refuseEarly(request, reply, options, callName(targetOf(request))),
    onResponse: async (request: CallRequest, reply: FastifyReply) => {
      const name = callName(targetOf(request))
      options.metrics.observe(known.has(name) ? name : 'unknown', request.answeredCode, reply.elapsedTime / 1_000)
    },
    handler: (request: CallRequest, reply: FastifyReply) =>
      options.admission.run(
        () => carryOut(request, reply, options.backend, targetOf(request)),
        (retryAfter) => refuseBusy(reply, retryAfter),
      ),
  }
}

/** Registers exports without a time limit: an export takes as long as its reader. */
function exportRoute(options: CallOptions, known: ReadonlySet<string>) {
  const target = ({ params: { service } }: CallRequest): Target => ({ service, method: EXPORT_METHOD })
  const { handlerTimeout: _unlimited, ...route } = routeOf(options, known, target)
  return {
    ...route,
    handler: (request: CallRequest, reply: FastifyReply) =>
      sendStream(request, reply, options.backend, target(request)),
  }
}

/** Refuses what the headers alone show to be wrong, before the body is read. */
function refuseEarly(
  request: FastifyRequest,
  reply: FastifyReply,
  { limit, overloaded, admission }: CallOptions,
  name: string,
): FastifyReply | undefined {
  const wait = limit.count(callerOf(request)) ?? (overloaded(name) ? 5 : null)
  if (wait !== null) return refuse(reply.header('retry-after', String(wait)), 'RATE_LIMITED')
  const later = admission.refused()
  if (later !== null) return refuseBusy(reply, later)
  const types = contentTypesOf(request)
  if (types.length > 1 || types.some((type) => encodingOf(type) === null)) return refuse(reply, 'UNSUPPORTED_MEDIA')
  return undefined
}

function refuseBusy(reply: FastifyReply, retryAfter: number): FastifyReply {
  return refuse(reply.header('retry-after', String(retryAfter)), 'UNAVAILABLE', {
    message: '现在办理的人较多，请稍后再试',
  })
}

/** Returns every Content-Type header as sent; the parsed headers would contain only the first. */
function contentTypesOf({ raw: { rawHeaders } }: FastifyRequest): readonly string[] {
  return rawHeaders.filter((_text, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'content-type')
}

async function carryOut(
  request: CallRequest,
  reply: FastifyReply,
  backend: Backend,
  target: Target,
): Promise<FastifyReply> {
  const asked = callRequest(request, reply, target)
  if (!asked) return reply
  const { status, envelope } = await backend.dispatch(asked)
  if (status === 429) reply.header('retry-after', '60')
  return sendEnvelope(reply, status, envelope)
}
