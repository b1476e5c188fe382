import { createRoot } from 'react-dom/client'

// What React weighs in a page that does nothing else.
const element = document.getElementById('root') as HTMLElement // adapter: it stands in index.html
createRoot(element).render(<table aria-label="nothing" />)
