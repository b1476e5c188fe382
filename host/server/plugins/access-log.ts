import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { LogController } from 'fastify'
import type { Config } from '../config.ts'

const PROBES: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics'])

/** Where log lines go; standard output when not given. */
export interface LogTarget {
  write(line: string): void
}

/**
 * The log knows methods, paths, statuses, times and request ids. Bodies, query strings, tokens and
 * addresses never enter it, whatever is handed to it.
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
    // The framework's own lines about a request would carry its address and its query.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
  }
}

/** One line per answered request. */
export function logAccess(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    // Probes ask every few seconds and would bury the rest.
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

/** The path without its query; what looks like an address of ours only. */
export function pathOf(url: string): string {
  const path = url.split(/[?#;]/, 1)[0] ?? ''
  return path.slice(0, 200).replace(/[^\w./@~+-]/g, '_')
}
