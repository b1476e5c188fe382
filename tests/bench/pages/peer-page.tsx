import { FangkitProvider, type Transport } from 'fangkit'
import 'fangkit/styles.css'
import { markRender } from 'peers/hooks.js'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { noServer } from './no-server.ts'

const auth = { getToken: () => ({ token: 'peers', expiresAt: null }) }

/** Renders a page that is measured beside those of other libraries. `call` answers its calls. */
export function showPeerPage(page: ReactNode, call?: Transport['call']): void {
  markRender()
  createRoot(document.getElementById('root') as HTMLElement).render(
    // adapter: index.html contains it
    <FangkitProvider transport={noServer(call)} auth={auth} live={false}>
      {page}
    </FangkitProvider>,
  )
}
