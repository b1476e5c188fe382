import { FangkitProvider } from 'fangkit'
import { FlowTab } from 'fangkit/flow-tab'
import { createMemoryAuth, createMemoryTransport } from 'fangkit/testing'
import { createRoot } from 'react-dom/client'
import 'fangkit/styles.css'
import { userOf } from '../frame/people.ts'
import { Sandbox } from '../frame/sandbox.tsx'
import { scenarioOf } from '../frame/scenario.ts'
import { createGateway } from './gateway.ts'
import { createOwnTransport } from './own-transport.ts'

// [2] A real page calls `createOwnTransport(fetch)`. Here the gateway runs in the page, over the in-memory business.
const user = userOf(location.search)
const business = createMemoryTransport({ scenario: scenarioOf(location.search), user })
const transport = createOwnTransport(createGateway(business))
const auth = createMemoryAuth()

const app = document.getElementById('app')
if (app) {
  createRoot(app).render(
    <Sandbox folder="own-transport" transport={business} user={user}>
      {/* [3] Widgets only know the transport. */}
      {(providerProps) => (
        <FangkitProvider transport={transport} auth={auth} {...providerProps}>
          <FlowTab projectId="demo-project-54" />
        </FangkitProvider>
      )}
    </Sandbox>,
  )
}
