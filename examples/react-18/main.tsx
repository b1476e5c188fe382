import { FangkitProvider } from 'fangkit'
import { FlowTab } from 'fangkit/flow-tab'
import { createMemoryAuth, createMemoryTransport } from 'fangkit/testing'
import { version } from 'react'
import { createRoot } from 'react-dom/client'
import 'fangkit/styles.css'
import { Sandbox } from '../frame/sandbox.tsx'
import { scenarioOf } from '../frame/scenario.ts'

const transport = createMemoryTransport({ scenario: scenarioOf(location.search) })
const auth = createMemoryAuth()

const app = document.getElementById('app')
if (app) {
  createRoot(app).render(
    <Sandbox folder="react-18" transport={transport}>
      {(providerProps) => (
        <>
          {/* [1] React 18 here, whatever version the other examples run on. */}
          <p className="sandbox-host">React {version}</p>
          <FangkitProvider transport={transport} auth={auth} {...providerProps}>
            <FlowTab projectId="demo-project-54" />
          </FangkitProvider>
        </>
      )}
    </Sandbox>,
  )
}
