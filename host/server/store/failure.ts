import { DuplicateError } from 'fangkit/backend'

/** Why the database is unavailable: not reachable, too busy, or out of space. */
export type Unavailability = 'connection' | 'busy' | 'full'

const MESSAGE: Readonly<Record<Unavailability, string>> = {
  connection: '数据库暂时无法连接，请稍后重试',
  busy: '系统繁忙，请稍后重试',
  full: '服务器存储空间不足，暂时无法保存，请联系管理员',
}

/** Thrown when the database is unavailable; the same call may work later. The message may be shown to users. */
export class StoreUnavailableError extends Error {
  override readonly name = 'StoreUnavailableError'
  readonly reason: Unavailability

  constructor(reason: Unavailability, cause?: unknown) {
    super(MESSAGE[reason], { cause })
    this.reason = reason
  }
}

/** SQLSTATE codes by their meaning for a caller. */
const STATES: readonly (readonly [RegExp, Unavailability])[] = [
  [/^(08...|57P0[1-5]|25P03)$/, 'connection'],
  // Time-outs of statements and locks, too many connections, and conflicts that remain after every retry.
  [/^(57014|55P03|53200|53300|40001|40P01)$/, 'busy'],
]
const SYSTEM_ERRORS = /^(ECONN\w+|EPIPE|ENOENT|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/
/** How error messages of the driver itself start. */
const DRIVER_ERRORS = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Query read timeout',
  'Client has encountered a connection error',
  'Client was closed',
  'The server does not support SSL',
  'Cannot use a pool after calling end',
]

/** Converts a database error to the error that the rest of the program sees. */
export function translated(error: unknown): unknown {
  const state = stateOf(error)
  if (state === '23505') return new DuplicateError('a row with these values exists', { cause: error })
  if (isOutOfSpace(error)) return new StoreUnavailableError('full', error)
  const known = STATES.find(([states]) => states.test(state))
  if (known) return new StoreUnavailableError(known[1], error)
  if (SYSTEM_ERRORS.test(state) || isDriverError(error)) {
    return new StoreUnavailableError(isPoolFull(error) ? 'busy' : 'connection', error)
  }
  return error
}

/** Returns true when the disk is full: as a system error of a file, or as a database error. */
export function isOutOfSpace(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return (
    /^(53100|ENOSPC|EDQUOT)$/.test(stateOf(error)) ||
    /ENOSPC|EDQUOT|No space left on device|Disk quota exceeded/i.test(error.message)
  )
}

/** Returns true when the database rolled the transaction back because of others, so that it can run again. */
export const isConflict = (error: unknown): boolean => /^(40001|40P01)$/.test(stateOf(error))

export const isDuplicate = (error: unknown): boolean => stateOf(error) === '23505'

/** Returns true when the driver got no answer in time; the connection can no longer be used. */
export const isSilence = (error: unknown): boolean => error instanceof Error && error.message === 'Query read timeout'

const isDriverError = (error: unknown): boolean =>
  error instanceof Error && DRIVER_ERRORS.some((prefix) => error.message.startsWith(prefix))

const isPoolFull = (error: unknown): boolean => error instanceof Error && error.message.startsWith('timeout exceeded')

/** Returns the SQLSTATE of a database error, or the code of a system error. */
function stateOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}
