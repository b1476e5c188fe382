import type { FastifyInstance } from 'fastify'
import { describeError } from '../ports/report.ts'
import type { Origins } from './origins.ts'

/** An origin as browsers send it. `null`, which pages without an origin send, does not match. */
const ORIGIN = /^https?:\/\/[^/?#\s]{1,255}$/

/** Lets pages of admitted origins call, without credentials: only the Token header identifies the caller. */
export function allowOrigins(app: FastifyInstance, origins: Origins): void {
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers
    reply.header('vary', 'Origin')
    if (origin === undefined || !ORIGIN.test(origin) || !(await admitted(origin))) return
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-expose-headers':
        'X-Request-Id, Retry-After, Content-Disposition, X-Form-Pages, X-Form-Sheets, X-Form-Count, ' +
        'X-Form-Stamp, X-Form-Page-Stamps',
    })
    if (request.method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined) return
    return reply
      .code(204)
      .headers({
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers': 'Token, City, Idempotency-Key, Content-Type',
        'access-control-max-age': '600',
      })
      .send()
  })

  /** Returns whether an origin is admitted. While the database does not answer, only the listed origins are. */
  async function admitted(origin: string): Promise<boolean> {
    try {
      return await origins.admits(origin)
    } catch (error) {
      app.log.warn({ error: describeError(error) }, 'the origins of partners could not be read')
      return false
    }
  }
}
