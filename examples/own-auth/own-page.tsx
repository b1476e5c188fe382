import { createTokenAuth, FangkitProvider, type TokenAuth, type Transport } from 'fangkit'
import { FeeTab } from 'fangkit/fee-tab'
import { type ReactElement, useState } from 'react'
import type { SandboxProviderProps, Stage } from '../frame/sandbox.tsx'
import { createOwnSession } from './own-session.ts'

export interface OwnPageProps {
  readonly transport: Transport
  readonly providerProps: SandboxProviderProps
  readonly log: Stage['log']
}

export function OwnPage({ transport, providerProps, log }: OwnPageProps): ReactElement {
  const [signedIn, setSignedIn] = useState(true)
  const [{ session, auth }] = useState(() => {
    const own = createOwnSession(transport)
    // [2] `getToken` runs when a call needs it, once for all calls in flight. `onSignedOut` runs once when the session
    // is over.
    const asked = createTokenAuth({
      storage: 'memory',
      getToken: ({ reason, signal }) => {
        log('getToken', { reason })
        return own.token(signal)
      },
      onSignedOut: ({ userMessage }) => {
        log('onSignedOut', { userMessage })
        setSignedIn(false)
      },
    })
    // [3] Can only take permissions away from the user, never add any.
    const auth: TokenAuth = { ...asked, can: (operation) => operation !== 'OPT_DELETE' }
    return { session: own, auth }
  })
  // [4] The page's own buttons. The widgets stay mounted.
  const leave = () => {
    session.signOut()
    auth.signOut()
    setSignedIn(false)
  }
  const enter = async () => {
    session.signIn()
    auth.setToken(await session.token(new AbortController().signal))
    setSignedIn(true)
  }
  return (
    <>
      <p className="sandbox-host">
        <span role="status">{signedIn ? '宿主页面：已登录' : '宿主页面：登录已结束，已填写的内容都在'}</span>
        <button
          type="button"
          onClick={() => (signedIn ? leave() : void enter().catch((error: unknown) => log('signIn', error)))}
        >
          {signedIn ? '退出' : '重新登录'}
        </button>
      </p>
      <FangkitProvider transport={transport} auth={auth} {...providerProps}>
        <FeeTab projectId="demo-project-05" />
      </FangkitProvider>
    </>
  )
}
