import type { BackendModule } from '../backend-module.ts'
import { changePasswordHandler } from './change-password.ts'
import { loginHandlers } from './login-handlers.ts'
import { ownSessionHandlers } from './own-sessions.ts'
import { secondFactorHandlers } from './second-factor-handlers.ts'
import { loginFailureTable, secondFactorTable, sessionTable } from './session-tables.ts'

/** Log-in, sessions and passwords. */
export const loginModule: BackendModule = {
  tables: [sessionTable, loginFailureTable, secondFactorTable],
  handlers: [...loginHandlers, changePasswordHandler, ...ownSessionHandlers, ...secondFactorHandlers],
}
