import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Fees } from './readme'

// The lines of the README are `./readme`; this is all that a page adds to them.
const app = document.getElementById('app')
const id = new URLSearchParams(location.search).get('project')
if (app && id) createRoot(app).render(<StrictMode><Fees id={id} /></StrictMode>)
