import { FangkitProvider } from 'fangkit'
import { FeeTab } from 'fangkit/fee-tab'
import { createMemoryAuth, createMemoryTransport } from 'fangkit/testing'
import { createRoot } from 'react-dom/client'
import 'fangkit/styles.css'
import { userOf } from '../frame/people.ts'
import { scenarioOf } from '../frame/scenario.ts'
import { WidgetSandbox } from '../frame/widget-sandbox.tsx'

// [1] The in-memory back end and the user. A page with a server passes createFetchTransport({ baseUrl }) and
// createTokenAuth(…).
const user = userOf(location.search)
const transport = createMemoryTransport({ scenario: scenarioOf(location.search), user })
const auth = createMemoryAuth()

const app = document.getElementById('app')
if (app) {
  createRoot(app).render(
    <WidgetSandbox
      folder="fee-tab"
      widget="fee-tab"
      transport={transport}
      user={user}
      start={{ projectId: 'demo-project-05' }}
    >
      {/* [2] `props` come from the panel, `providerProps` from the switches of the page. The code to copy is below. */}
      {(props, providerProps) => (
        <FangkitProvider transport={transport} auth={auth} {...providerProps}>
          <FeeTab {...props} />
        </FangkitProvider>
      )}
    </WidgetSandbox>,
  )
}
