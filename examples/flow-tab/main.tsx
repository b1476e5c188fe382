import { FangkitProvider } from 'fangkit'
import { FlowTab } from 'fangkit/flow-tab'
import { createMemoryAuth, createMemoryTransport } from 'fangkit/testing'
import { createRoot } from 'react-dom/client'
import 'fangkit/styles.css'
import { userOf } from '../frame/people.ts'
import { scenarioOf } from '../frame/scenario.ts'
import { WidgetSandbox } from '../frame/widget-sandbox.tsx'

// [1] The business in memory, and who looks; a page with a server passes createHttpTransport({ baseUrl }) and
// createTokenAuth(…).
const user = userOf(location.search)
const transport = createMemoryTransport({ scenario: scenarioOf(location.search), user })
const auth = createMemoryAuth()

const app = document.getElementById('app')
if (app) {
  createRoot(app).render(
    <WidgetSandbox
      folder="flow-tab"
      widget="flow-tab"
      transport={transport}
      user={user}
      start={{ projectId: 'demo-project-54' }}
    >
      {/* [2] `props` are the panel's, `given` the switches of the page; the lines to copy stand below. */}
      {(props, providerProps) => (
        <FangkitProvider transport={transport} auth={auth} {...providerProps}>
          <FlowTab {...props} />
        </FangkitProvider>
      )}
    </WidgetSandbox>,
  )
}
