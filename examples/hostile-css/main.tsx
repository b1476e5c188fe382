import { connectFangkit } from 'fangkit/elements'
import { createMemoryAuth, createMemoryTransport } from 'fangkit/testing'
import type { ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import { useAddress } from '../frame/address.ts'
import { exampleIn } from '../frame/readme.ts'
import { scenarioOf } from '../frame/scenario.ts'
import { HostPart } from './host-part.tsx'

connectFangkit({
  transport: createMemoryTransport({ scenario: scenarioOf(location.search) }),
  auth: createMemoryAuth(),
})

function HostilePage(): ReactElement {
  const { read, write } = useAddress()
  return (
    <>
      <HostPart
        title={exampleIn('hostile-css').title}
        calm={read('calm') === 'true'}
        onCalm={(calm) => write({ calm: calm ? 'true' : null })}
      />
      {/* [4] No rule of the page reaches into the element, and no rule of the element reaches the page. */}
      <main>
        <fangkit-fee-tab project-id="demo-project-05" />
      </main>
    </>
  )
}

const app = document.getElementById('app')
if (app) createRoot(app).render(<HostilePage />)
