import type { Backend } from 'fangkit/backend'
import { DEMO_PASSWORD } from 'fangkit/testing'

/** Signs a person of the demo data in. @returns their token */
export async function signIn(backend: Backend, userName: string): Promise<string> {
  const { envelope } = await backend.dispatch({
    service: 'login',
    method: 'doLogin',
    token: null,
    address: 'bench',
    requestId: 'bench',
    body: { encoding: 'json', value: { userName, password: DEMO_PASSWORD } },
  })
  const token: unknown =
    typeof envelope.data === 'object' && envelope.data !== null ? Reflect.get(envelope.data, 'token') : null
  if (typeof token !== 'string') throw new Error(envelope.message ?? 'nobody signed in')
  return token
}
