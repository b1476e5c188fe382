import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { StoreUnavailableError } from '../store/failure.ts'
import type { Metrics } from './metrics.ts'

/** A slower answer counts as not ready. */
const READY_WITHIN_MS = 3_000

interface Health {
  /** Asks the database and the disk; returns false or rejects when one of them is not available. */
  readonly ready: () => Promise<boolean>
  readonly metrics: Metrics
}

/**
 * Adds `/healthz` (200 while serving), `/readyz` (200 while the database answers and the disk has space) and `/metrics`
 * for Prometheus.
 */
export function addHealth(app: FastifyInstance, { ready, metrics }: Health): void {
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const status = await answeredInTime(ready)
    return reply
      .code(status === 'ready' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status })
  })
  app.get('/metrics', async (_request, reply) =>
    reply.header('cache-control', 'no-store').type('text/plain; version=0.0.4; charset=utf-8').send(metrics.text()),
  )
}

async function answeredInTime(ask: () => Promise<boolean>): Promise<'ready' | 'database unavailable' | 'disk full'> {
  const late = new AbortController()
  try {
    return (await Promise.race([ask(), setTimeout(READY_WITHIN_MS, false, { signal: late.signal })]))
      ? 'ready'
      : 'database unavailable'
  } catch (error) {
    return error instanceof StoreUnavailableError && error.reason === 'full' ? 'disk full' : 'database unavailable'
  } finally {
    late.abort()
  }
}
