import { createRoot } from 'react-dom/client'
import { Fees } from 'written/readme.tsx'

const element = document.getElementById('root') as HTMLElement // adapter: it stands in index.html
createRoot(element).render(<Fees id="demo-project-05" />)
