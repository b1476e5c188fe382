import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Metrics } from './metrics.ts'

/** Slower than this counts as not there. */
const READY_WITHIN_MS = 3_000

interface Health {
  /** Asks the database; false or a rejection when it cannot be reached. */
  readonly ready: () => Promise<boolean>
  readonly metrics: Metrics
}

/** `/healthz` while serving, `/readyz` while the database can be reached, `/metrics` for Prometheus. */
export function addHealth(app: FastifyInstance, { ready, metrics }: Health): void {
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const reachable = await answeredInTime(ready)
    return reply.code(reachable ? 200 : 503).header('cache-control', 'no-store').send({ status: reachable ? 'ready' : 'database unavailable' })
  })
  app.get('/metrics', async (_request, reply) => reply.header('cache-control', 'no-store').type('text/plain; version=0.0.4; charset=utf-8').send(metrics.text()))
}

async function answeredInTime(ask: () => Promise<boolean>): Promise<boolean> {
  const late = new AbortController()
  try {
    return await Promise.race([ask(), setTimeout(READY_WITHIN_MS, false, { signal: late.signal })])
  } catch {
    return false
  } finally {
    late.abort()
  }
}
