import type { FastifyInstance } from 'fastify'

/** Lets pages of the listed origins call. Without credentials: only the Token header says who calls. */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return
  const allowed = new Set(origins)
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers
    reply.header('vary', 'Origin')
    if (origin === undefined || !allowed.has(origin)) return
    reply.headers({ 'access-control-allow-origin': origin, 'access-control-expose-headers': 'X-Request-Id, Retry-After, Content-Disposition, X-Form-Pages, X-Form-Sheets, X-Form-Count, X-Form-Stamp, X-Form-Page-Stamps' })
    if (request.method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined) return
    return reply.code(204).headers({
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'Token, Idempotency-Key, Content-Type',
      'access-control-max-age': '600',
    }).send()
  })
}
