import type { FastifyReply, FastifyRequest } from 'fastify'
import type { BackendRequest } from 'fangkit/backend'
import { formIssue } from '../body/form-text.ts'
import { encodingOf } from '../body/media-type.ts'
import { readBody } from '../body/read-body.ts'
import { refuse } from './answer.ts'
import { headerOf } from './caller.ts'

/** Service and method of the call. */
export interface Target {
  readonly service: string
  readonly method: string
}

/** Returns the request as the back end expects it; null when it was refused here. */
export function callRequest(request: FastifyRequest, reply: FastifyReply, target: Target): BackendRequest | null {
  const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
  const type = request.headers['content-type']
  if (type === undefined && bytes.length > 0) {
    refuse(reply, 'UNSUPPORTED_MEDIA')
    return null
  }
  const query = request.url.split('?').slice(1).join('?')
  const read = readBody(bytes, (type === undefined ? null : encodingOf(type)) ?? 'form')
  const wrong = formIssue(query) ?? (read.ok ? null : read.issue)
  if (wrong || !read.ok) {
    refuse(reply, 'INVALID', wrong ? { message: wrong.message, issues: [wrong] } : {})
    return null
  }
  return {
    ...target,
    query,
    body: read.body,
    token: headerOf(request, 'token'),
    city: headerOf(request, 'city'),
    origin: headerOf(request, 'origin'),
    idempotencyKey: headerOf(request, 'idempotency-key'),
    address: request.ip,
    client: headerOf(request, 'user-agent'),
    requestId: request.id,
  }
}
