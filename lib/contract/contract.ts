import { accountCalls } from './account-calls.ts'
import type { Call } from './call.ts'
import { dictionaryCalls, fieldMetaCalls } from './dictionary-calls.ts'
import { loginCalls, staffCalls } from './login-calls.ts'
import { caseCalls, projectCalls } from './project-calls.ts'

/**
 * Every call that crosses the wire, by service and method.
 *
 * @public
 */
export const contract = {
  login: loginCalls,
  Hf20PrjBase: projectCalls,
  Prj: caseCalls,
  Hf02TempFld: fieldMetaCalls,
  Br01AcctBase: accountCalls,
  pubSvc: dictionaryCalls,
  Hf32DivisionMemberInfo: { checkFwsEmployee: staffCalls.checkFwsEmployee },
  Ss11SysUsers: { getCurrentLocationCity: staffCalls.getCurrentLocationCity },
} as const

export type Contract = typeof contract

/** All calls in one list. */
export function allCalls(): readonly Call[] {
  return Object.values(contract).flatMap((calls) => Object.values(calls) as readonly Call[]) // adapter: a list forgets each call's own input and output
}
