import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Backend, type FormAddress, formHeaders } from 'fangkit/backend'
import { callName, formFileCalls } from 'fangkit/contract'
import { encodingOf } from '../body/media-type.ts'
import { contentDisposition } from '../files/content-disposition.ts'
import { refuse, sendEnvelope } from '../plugins/answer.ts'
import { callRequest } from '../plugins/call-request.ts'
import { callerOf } from '../plugins/caller.ts'
import type { Metrics } from '../plugins/metrics.ts'
import type { RateLimit } from '../plugins/rate-limit.ts'

export interface FormRouteOptions {
  readonly backend: Pick<Backend, 'forms'>
  readonly limit: RateLimit
  readonly metrics: Metrics
}

/** A drawing has its own limit of 20 s, but other drawings may be queued before it. */
const ANSWER_WITHIN_MS = 60_000
/** A form runs no scripts and loads nothing, whatever it contains. */
const POLICY = "default-src 'none'; sandbox"
const ADDRESSES = ['word', 'fund', 'merged', 'sample', 'contract'] as const satisfies readonly FormAddress[]

/**
 * `POST /form/word`, `/form/fund` and `/form/merged` answer application forms as PDF, `/form/sample` an unfilled
 * template, `/form/contract` the sale contract of a case. Refusals are envelopes.
 * @source APP-012, APP-016, APP-017
 */
export function addForms(app: FastifyInstance, options: FormRouteOptions): void {
  for (const address of ADDRESSES) {
    const name = callName(formFileCalls[address])
    app.post(`/form/${address}`, {
      handlerTimeout: ANSWER_WITHIN_MS,
      onRequest: async (request, reply) => refuseEarly(request, reply, options.limit),
      onResponse: async (request, reply) =>
        options.metrics.observe(name, request.answeredCode, reply.elapsedTime / 1_000),
      handler: (request, reply) => send(request, reply, options.backend, address),
    })
  }
}

function refuseEarly(request: FastifyRequest, reply: FastifyReply, limit: RateLimit): FastifyReply | undefined {
  const wait = limit.count(callerOf(request))
  if (wait !== null) return refuse(reply.header('retry-after', String(wait)), 'RATE_LIMITED')
  const type = request.headers['content-type']
  return type !== undefined && encodingOf(type) === null ? refuse(reply, 'UNSUPPORTED_MEDIA') : undefined
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { forms }: Pick<Backend, 'forms'>,
  address: FormAddress,
): Promise<FastifyReply> {
  const asked = callRequest(request, reply, formFileCalls[address])
  if (!asked) return reply
  const answer = await forms.open(address, asked)
  if (!answer.ok) return sendEnvelope(reply, answer.status, answer.envelope)
  const { fileName, bytes } = answer.file
  request.answeredCode = 'OK'
  return reply
    .headers({
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
      'content-disposition': contentDisposition('attachment', fileName),
      ...formHeaders(answer.file),
    })
    .type('application/pdf')
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}
