import { loginCalls } from '../../contract/account/login-calls.ts'
import { clientOver } from '../client.ts'
import type { Login } from './token-auth.ts'
import type { Transport } from '../transport/transport.ts'

/** Logs in by account and password over a transport: `createTokenAuth({ login: passwordLogin(transport) })`. @public */
export function passwordLogin(transport: Transport): Login {
  const nobody = { getToken: () => null }
  const client = clientOver({ transport: () => transport, auth: () => nobody })
  return async (credentials, { signal }) => {
    const { data } = await client.call(loginCalls.doLogin, { ...credentials }, signal ? { signal } : {})
    return { token: data.token, expiresAt: data.expiresAt }
  }
}
