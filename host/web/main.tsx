import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createHttpTransport } from 'fangkit/transport'
import 'fangkit/styles.layered.css'
import './page.css'
import { App } from './app.tsx'
import { createPortal } from './session/create-portal.ts'

const root = document.getElementById('root')
if (!root) throw new Error('the page has no #root')
const portal = createPortal(createHttpTransport({ baseUrl: window.location.origin }))
createRoot(root).render(
  <StrictMode>
    <App portal={portal} />
  </StrictMode>,
)
