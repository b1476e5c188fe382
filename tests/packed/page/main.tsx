import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { FeesInMemory } from './memory'
import { Fees } from './readme'

// The lines of the README are `./readme`; this is all that a page adds to them. Without a project it has no server
// either.
const app = document.getElementById('app')
const id = new URLSearchParams(location.search).get('project')
if (app) createRoot(app).render(<StrictMode>{id ? <Fees id={id} /> : <FeesInMemory />}</StrictMode>)
