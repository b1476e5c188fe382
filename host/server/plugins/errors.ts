import type { FastifyError, FastifyInstance } from 'fastify'
import type { WireErrorCode } from 'fangkit/contract'
import { describeError } from '../ports/report.ts'
import { isOutOfSpace, StoreUnavailableError } from '../store/failure.ts'
import { refuse } from './answer.ts'

/** Refusals of the framework, as wire error codes. */
const KNOWN: Readonly<Record<string, WireErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA',
  FST_ERR_CTP_EMPTY_TYPE: 'UNSUPPORTED_MEDIA',
  FST_ERR_CTP_INVALID_TYPE: 'UNSUPPORTED_MEDIA',
  FST_ERR_HANDLER_TIMEOUT: 'UNAVAILABLE',
}

/** Answers every failure with an envelope and a stable code; the internal cause is only logged. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const known = Object.hasOwn(KNOWN, error.code) ? KNOWN[error.code] : undefined
    if (known) return refuse(reply, known)
    if (isOutOfSpace(error)) {
      request.log.error({ error: describeError(error) }, 'the disk is full')
      return refuse(reply, 'UNAVAILABLE', { message: new StoreUnavailableError('full').message })
    }
    const status = error.statusCode ?? 500
    if (status >= 400 && status < 500) return refuse(reply, 'INVALID', { status, message: '请求不正确' })
    request.log.error({ error: describeError(error) }, 'request failed')
    return refuse(reply, 'INTERNAL')
  })
}
