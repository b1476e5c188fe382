import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Backend, Clock, OpenPayCode, SandboxPayments } from 'fangkit/backend'
import { contract } from 'fangkit/contract'
import { toFen } from 'fangkit/domain'
import { callerOf } from '../plugins/caller.ts'
import type { RateLimit } from '../plugins/rate-limit.ts'
import { messagePage, payPage } from './pay-page.ts'
import { STYLE, STYLE_ADDRESS } from './pay-style.ts'

export interface PayOptions {
  readonly backend: Pick<Backend, 'dispatch' | 'pay'>
  readonly payments: SandboxPayments
  readonly limit: RateLimit
  readonly clock: Clock
  readonly newId: () => string
}
interface PayRoute {
  readonly Params: { readonly codeId: string }
}

/** The form has no fields, so its body is almost empty. */
const BODY_LIMIT = 1024
const ANSWER_WITHIN_MS = 30_000
/** No scripts, no resources except the style sheet, and the form can only be sent to this server. */
const POLICY = "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"
const HEADERS = {
  'content-security-policy': POLICY,
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
} as const

/**
 * `GET /pay/{codeId}` shows a code to the payer; `POST` pays it as the sandbox does, with a signed notice. Runs in its
 * own scope.
 */
export function addPayPages(scope: FastifyInstance, options: PayOptions): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer', bodyLimit: BODY_LIMIT },
    async () => null,
  )
  const route = {
    handlerTimeout: ANSWER_WITHIN_MS,
    onRequest: (request: FastifyRequest, reply: FastifyReply) => refuseTooMany(request, reply, options.limit),
  }
  scope.get(STYLE_ADDRESS, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('text/css; charset=utf-8').send(STYLE),
  )
  scope.get<PayRoute>('/pay/:codeId', route, async ({ params }, reply) => {
    const code = await options.backend.pay.open(params.codeId)
    return code ? sendPage(reply, 200, payPage(code)) : unknownCode(reply)
  })
  scope.post<PayRoute>('/pay/:codeId', route, async (request, reply) => {
    const code = await options.backend.pay.open(request.params.codeId)
    if (!code) return unknownCode(reply)
    const reached = code.state !== 'live' || (await pay(request, code, options))
    return sendPage(
      reply,
      reached ? 200 : 503,
      payPage((await options.backend.pay.open(code.codeId)) ?? code, !reached),
    )
  })
}

async function refuseTooMany(
  request: FastifyRequest,
  reply: FastifyReply,
  limit: RateLimit,
): Promise<FastifyReply | undefined> {
  const wait = limit.count(callerOf(request))
  return wait === null
    ? undefined
    : sendPage(
        reply.header('retry-after', String(wait)),
        429,
        messagePage('请稍后再试', '操作过于频繁，请稍后刷新本页。'),
      )
}

/** Sends the back end the notice of a payment service. @returns false when the back end could not accept it */
async function pay(
  { id, ip }: FastifyRequest,
  { codeId, amount }: OpenPayCode,
  { backend, payments, clock, newId }: PayOptions,
): Promise<boolean> {
  const value = await payments.notice({ codeId, amount: toFen(amount), transaction: `SB${newId()}`, at: clock() })
  const { service, method } = contract.payment.notify
  const { status } = await backend.dispatch({
    service,
    method,
    body: { encoding: 'json', value },
    token: null,
    address: ip,
    requestId: id,
  })
  return status === 200
}

function unknownCode(reply: FastifyReply): FastifyReply {
  return sendPage(reply, 404, messagePage('没有这个收款码', '请核对付款地址，或向工作人员索取新的收款码。'))
}

function sendPage(reply: FastifyReply, status: number, html: string): FastifyReply {
  return reply.code(status).headers(HEADERS).type('text/html; charset=utf-8').send(html)
}
