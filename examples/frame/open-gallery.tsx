import { createRoot } from 'react-dom/client'
import './frame.css'
import { Gallery } from './gallery.tsx'
import { followScheme } from './looks.ts'

followScheme('system')
const app = document.getElementById('app')
if (app) createRoot(app).render(<Gallery />)
