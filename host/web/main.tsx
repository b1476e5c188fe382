import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createFetchTransport } from 'fangkit/fetch-transport'
import 'fangkit/styles.layered.css'
import './page.css'
import { App } from './app.tsx'
import { createPortal } from './session/create-portal.ts'
import { earlyKeys } from './shell/jump/early-keys.ts'

const root = document.getElementById('root')
if (!root) throw new Error('the page has no #root')
earlyKeys.listen()
const portal = createPortal(createFetchTransport({ baseUrl: window.location.origin }))
createRoot(root).render(
  <StrictMode>
    <App portal={portal} />
  </StrictMode>,
)
