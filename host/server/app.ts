import fastify, { type FastifyInstance } from 'fastify'
import type { Backend, Clock, SandboxPayments } from 'fangkit/backend'
import type { Config } from './config.ts'
import type { DiskFiles } from './files/disk-files.ts'
import { addForms } from './pdf/form-routes.ts'
import { addPayPages } from './payments/pay-routes.ts'
import { addAccountImage } from './plugins/account-image.ts'
import { type Admission, createAdmission } from './plugins/admission.ts'
import { logAccess, logOptions, type LogTarget } from './plugins/access-log.ts'
import { addCalls } from './plugins/calls.ts'
import { answerClientError } from './plugins/client-errors.ts'
import { allowOrigins } from './plugins/cors.ts'
import { addDocuments } from './plugins/documents.ts'
import { answerErrors } from './plugins/errors.ts'
import { addHealth } from './plugins/health.ts'
import { addLive, type LiveTimes } from './plugins/live.ts'
import { closeIdleConnections } from './plugins/idle-connections.ts'
import { createMetrics } from './plugins/metrics.ts'
import { originsOf } from './plugins/origins.ts'
import { addPortal, type Portal } from './plugins/portal.ts'
import { createRateLimit } from './plugins/rate-limit.ts'
import { addSecurityHeaders } from './plugins/security-headers.ts'
import { limitBodies } from './plugins/slow-bodies.ts'
import { addUploads } from './plugins/uploads.ts'
import { createTurns } from './ports/turns.ts'
import { refuse } from './plugins/answer.ts'

const BODY_LIMIT = 1024 * 1024
const HEADER_LIMIT = 16 * 1024
const REQUEST_WITHIN_MS = 30_000
/** The same limit for a request that uploads files. */
const UPLOAD_WITHIN_MS = 330_000
/** Pictures that are redrawn at the same time. */
const DRAWING_AT_ONCE = 2
const HEADERS_WITHIN_MS = 10_000
const KEEP_ALIVE_MS = 65_000
/** How often the two time limits above are checked. */
const CHECK_EVERY_MS = 5_000
const CALLS_PER_MINUTE = 3_000

export interface AppOptions {
  readonly backend: Backend
  readonly config: Pick<Config, 'origins' | 'trustedProxies' | 'logLevel'> & Partial<Pick<Config, 'publicOrigins'>>
  /** Returns whether the database answers. */
  readonly ready: () => Promise<boolean>
  /** Creates request ids. */
  readonly newId: () => string
  readonly clock?: Clock
  readonly portal?: Portal
  readonly callsPerMinute?: number
  /** Returns true while a call could only wait for others of its kind. */
  readonly overloaded?: (call: string) => boolean
  readonly admission?: Admission
  readonly logTarget?: LogTarget
  /** Where documents are stored; without it there are no addresses for files. */
  readonly disk?: DiskFiles
  /** The payment service; without it there are no pay pages. */
  readonly payments?: SandboxPayments | null
  /** Time limits of live connections, where they differ from the defaults. */
  readonly liveTimes?: LiveTimes
}

/**
 * Creates the HTTP side of the server, not yet listening. It contains no business rules: calls are passed to the back
 * end unchanged.
 */
export function createApp({
  backend,
  config,
  ready,
  newId,
  clock = Date.now,
  portal,
  callsPerMinute = CALLS_PER_MINUTE,
  overloaded = () => false,
  admission = createAdmission(),
  logTarget,
  liveTimes,
  disk,
  payments = null,
}: AppOptions): FastifyInstance {
  const metrics = createMetrics()
  const app = fastify({
    ...logOptions(config.logLevel, logTarget),
    bodyLimit: BODY_LIMIT,
    requestTimeout: UPLOAD_WITHIN_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    http: {
      maxHeaderSize: HEADER_LIMIT,
      headersTimeout: HEADERS_WITHIN_MS,
      connectionsCheckingInterval: CHECK_EVERY_MS,
    },
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    genReqId: newId,
    // Requests that arrive while the server stops are still answered, not refused.
    return503OnClosing: false,
    frameworkErrors: (_error, _request, reply) => refuse(reply, 'INVALID', { status: 400, message: '请求地址不正确' }),
    clientErrorHandler: answerClientError,
    routerOptions: { maxParamLength: 200 },
  })
  app.decorateRequest('answeredCode', '')
  const connections = closeIdleConnections(app)
  addSecurityHeaders(app)
  const origins = originsOf(config.origins, backend.partners)
  allowOrigins(app, origins)
  logAccess(app)
  limitBodies(app, REQUEST_WITHIN_MS, (url) => /^\/file\/upload/.test(url))
  answerErrors(app)
  addHealth(app, { ready, metrics })
  const limit = createRateLimit(callsPerMinute, clock)
  addAccountImage(app, { backend, disk })
  addCalls(app, { backend, metrics, limit, admission, overloaded })
  addForms(app, { backend, metrics, limit })
  addLive(app, {
    live: backend.live,
    origins,
    publicOrigins: config.publicOrigins ?? [],
    clock,
    taken: connections.leave,
    ...(liveTimes && { times: liveTimes }),
  })
  if (disk) {
    const drawing = createTurns(DRAWING_AT_ONCE)
    // In its own scope, so that no other route reads multipart bodies.
    app.register((scope) => addUploads(scope, { backend, disk, drawing, metrics, limit }))
    addDocuments(app, { backend, disk, drawing })
  }
  if (payments) app.register(async (scope) => addPayPages(scope, { backend, payments, limit, clock, newId }))
  addPortal(app, portal)
  return app
}
