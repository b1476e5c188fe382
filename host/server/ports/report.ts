import type { Ports } from 'fangkit/backend'
import { hideNumbers } from 'fangkit/domain'

/** The part of a logger that reports need. */
export interface ReportLog {
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

/** Writes reports of the business to the log, without data that database errors may quote. */
export function reportTo(log: ReportLog): Ports['report'] {
  return ({ level, message, requestId, cause }) =>
    log[level]({ requestId, ...(cause !== undefined && { error: describeError(cause) }) }, message)
}

const CODES = ['code', 'constraint', 'table', 'column', 'routine'] as const

/**
 * Returns an error as it may be logged. Database messages quote values (`Key (phone)=(…) already exists`), so only
 * codes and names are logged for errors with an SQLSTATE; for others also the message.
 */
export function describeError(error: unknown): Readonly<Record<string, unknown>> {
  if (!(error instanceof Error)) return { name: typeof error }
  const named = Object.fromEntries(
    CODES.flatMap((name) => {
      const value: unknown = Reflect.get(error, name)
      return typeof value === 'string' ? [[name, value.slice(0, 100)]] : []
    }),
  )
  const fromDatabase = typeof named['code'] === 'string' && /^[0-9A-Z]{5}$/.test(named['code'])
  return {
    name: error.name,
    ...named,
    ...(!fromDatabase && { message: hideNumbers(error.message.slice(0, 500)) }),
    at: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 8)
      .map((line) => line.trim()),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  }
}
