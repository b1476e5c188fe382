import type { FastifyInstance } from 'fastify'
import { refuse } from './answer.ts'

/**
 * Refuses requests whose body takes too long. The limit of the server itself is the same for all requests and long
 * enough for files; calls get a shorter one.
 * @param isLong addresses under the longer limit
 */
export function limitBodies(app: FastifyInstance, withinMs: number, isLong: (path: string) => boolean): void {
  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request
    if (raw.complete || isLong(request.url)) return
    const timer = setTimeout(() => {
      if (raw.complete || reply.sent) return
      refuse(reply.header('connection', 'close'), 'INVALID', { status: 408, message: '请求内容没有按时传完' })
      raw.socket.destroySoon()
    }, withinMs)
    timer.unref()
    for (const end of ['end', 'close'] as const) raw.once(end, () => clearTimeout(timer))
  })
}
