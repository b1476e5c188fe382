import type { FastifyInstance } from 'fastify'
import { describeError } from '../ports/report.ts'
import type { Origins } from './origins.ts'

/** What a browser sends as the origin of a page; `null`, which pages without one send, is none. */
const ORIGIN = /^https?:\/\/[^/?#\s]{1,255}$/

/** Lets pages of admitted origins call. Without credentials: only the Token header says who calls. */
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

  /** While the database does not answer, only the listed ones are known. */
  async function admitted(origin: string): Promise<boolean> {
    try {
      return await origins.admits(origin)
    } catch (error) {
      app.log.warn({ error: describeError(error) }, 'the origins of partners could not be read')
      return false
    }
  }
}
