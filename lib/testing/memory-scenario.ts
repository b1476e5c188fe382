import type { BackendAnswer } from '../backend/dispatch.ts'
import { pause } from '../client/abort.ts'
import { networkError } from '../client/fangkit-error.ts'
import { loginCalls } from '../contract/login-calls.ts'
import { WIRE_ERRORS, type WireErrorCode } from '../contract/wire-error.ts'

/**
 * What a sandbox or a test wants to see: `demo` data, no cases at all (`empty`), a slow line, no line (`offline`),
 * a session that is over (`expired`), a server that fails (`broken`), a person who may do nothing (`forbidden`).
 *
 * @public
 */
export type MemoryScenario = 'demo' | 'empty' | 'slow' | 'offline' | 'expired' | 'broken' | 'forbidden'

const SLOW = 1_500

/** What stands between a call and the back end: null lets it through. */
export async function interfere(scenario: MemoryScenario, { service, method }: { readonly service: string; readonly method: string }, signal: AbortSignal): Promise<BackendAnswer | null> {
  const op = `${service}.${method}`
  switch (scenario) {
    case 'slow':
      await pause(SLOW, signal, op)
      return null
    case 'offline':
      throw networkError(op)
    case 'broken':
      return refusal('INTERNAL')
    case 'expired':
      return method === loginCalls.doLogin.method ? null : refusal('SIGNED_OUT')
    case 'forbidden':
      return service === loginCalls.doLogin.service ? null : refusal('NO_PERMISSION')
    default:
      return null
  }
}

function refusal(code: WireErrorCode): BackendAnswer {
  const { status, message } = WIRE_ERRORS[code]
  return { status, envelope: { success: false, code, message, requestId: 'sandbox' } }
}
