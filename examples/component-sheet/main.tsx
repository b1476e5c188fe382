import { createRoot } from 'react-dom/client'
import 'fangkit/styles.layered.css'
import { ComponentSheet } from './component-sheet.tsx'
import { lookOf, type Look, searchOf } from './look.ts'

const app = document.getElementById('app')
const remember = (look: Look): void => history.replaceState(null, '', searchOf(look))

if (app) createRoot(app).render(<ComponentSheet start={lookOf(location.search)} onLook={remember} />)
