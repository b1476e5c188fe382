import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/**
 * Returns the key for rate limits: the session, wherever it calls from, or the address of a caller without a session.
 */
export function callerOf(request: FastifyRequest): string {
  const token = headerOf(request, 'token')
  return token === null ? `address:${request.ip}` : createHash('sha256').update(token).digest('base64')
}

/** Returns a header as one text; null when it is absent or empty. */
export function headerOf(request: FastifyRequest, name: string): string | null {
  const header = request.headers[name]
  const text = Array.isArray(header) ? header.join(', ') : header
  return text === undefined || text === '' ? null : text
}
