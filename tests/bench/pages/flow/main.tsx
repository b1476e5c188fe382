import { type ReactElement, useState } from 'react'
import { createRoot } from 'react-dom/client'
import '../../../../lib/styles/panda.css'
import { FangkitProvider } from '../../../../lib/provider/fangkit-provider.tsx'
import { createMemoryAuth } from '../../../../lib/testing/memory-auth.ts'
import { createMemoryTransport } from '../../../../lib/testing/memory-transport.ts'
import { FlowTab } from '../../../../lib/widgets/flow-tab/flow-tab.tsx'
import { withFlows } from './case-of-flows.ts'

const transport = withFlows(createMemoryTransport({ user: 'manager' }))

/** The tab opens when it is asked for, so that what it costs is not mixed with the page around it. */
function Page(): ReactElement {
  const [open, setOpen] = useState(false)
  return open ? (
    <FlowTab projectId="P1" />
  ) : (
    <button type="button" onClick={() => setOpen(true)}>
      open
    </button>
  )
}

// What is measured is the tab, not the download of its chunk.
await import('../../../../lib/widgets/flow-tab/flow-screen.tsx')

const root = createRoot(document.getElementById('root') as HTMLElement) // adapter: index.html contains it
performance.mark('render')
root.render(
  <FangkitProvider transport={transport} auth={createMemoryAuth()}>
    <Page />
  </FangkitProvider>,
)
requestAnimationFrame(() => requestAnimationFrame(() => performance.mark('mounted')))
