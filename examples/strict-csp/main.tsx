import { FangkitProvider } from 'fangkit'
import { FeeTab } from 'fangkit/fee-tab'
import { createMemoryAuth, createMemoryTransport } from 'fangkit/testing'
import { createRoot } from 'react-dom/client'
import 'fangkit/styles.css'
import { Sandbox } from '../frame/sandbox.tsx'
import { scenarioOf } from '../frame/scenario.ts'
import { PolicyWatch } from './policy-watch.tsx'

const transport = createMemoryTransport({ scenario: scenarioOf(location.search) })
const auth = createMemoryAuth()

const app = document.getElementById('app')
if (app) {
  createRoot(app).render(
    <Sandbox folder="strict-csp" transport={transport}>
      {(providerProps, { log }) => (
        <>
          <PolicyWatch log={log} />
          <FangkitProvider transport={transport} auth={auth} {...providerProps}>
            <FeeTab projectId="demo-project-05" />
          </FangkitProvider>
        </>
      )}
    </Sandbox>,
  )
}
