import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { LogController } from 'fastify'
import type { Config } from '../config.ts'

const PROBES: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics'])

/** Where log entries are written; standard output by default. */
export interface LogTarget {
  write(line: string): void
}

/**
 * Options of the logger. It logs methods, paths, statuses, times and request ids. Bodies, query strings, tokens and
 * addresses never enter the log, whatever is passed to it.
 */
export function logOptions(
  level: Config['logLevel'],
  target?: LogTarget,
): Pick<FastifyServerOptions, 'logger' | 'logController'> {
  return {
    logger: {
      level,
      base: null,
      ...(target && { stream: target }),
      serializers: {
        req: () => ({}),
        res: () => ({}),
        err: ({ name, code }) => ({ type: name, message: '', stack: '', code }),
      },
    },
    // The request log of the framework would contain the address and the query.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
  }
}

/** Writes one entry for each answered request. */
export function logAccess(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    // Health probes arrive every few seconds and would hide the other entries.
    const level = PROBES.has(request.url) ? 'debug' : 'info'
    request.log[level](
      {
        method: request.method,
        path: pathOf(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    )
  })
}

/** Returns the path without its query, and only if it looks like one of our addresses. */
export function pathOf(url: string): string {
  const path = url.split(/[?#;]/, 1)[0] ?? ''
  return path.slice(0, 200).replace(/[^\w./@~+-]/g, '_')
}
