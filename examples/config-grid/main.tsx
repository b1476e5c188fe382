import { FangkitProvider } from 'fangkit'
import { ConfigGrid } from 'fangkit/config-grid'
import { createMemoryAuth, createMemoryTransport } from 'fangkit/testing'
import { createRoot } from 'react-dom/client'
import 'fangkit/styles.css'
import { userOf } from '../frame/people.ts'
import { scenarioOf } from '../frame/scenario.ts'
import { WidgetSandbox } from '../frame/widget-sandbox.tsx'
import { holidayRows, holidays } from './holidays.ts'

// [3] The same declaration serves the list. Here the in-memory back end has it; on a real page, the server has it.
const user = userOf(location.search, 'admin')
const transport = createMemoryTransport({
  scenario: scenarioOf(location.search),
  user,
  grids: [holidays],
  gridRows: [holidayRows],
})
const auth = createMemoryAuth()

const app = document.getElementById('app')
if (app) {
  createRoot(app).render(
    <WidgetSandbox
      folder="config-grid"
      widget="config-grid"
      transport={transport}
      user={user}
      start={{ definition: holidays, paged: true }}
    >
      {/* [4] `props` come from the panel, `providerProps` from the switches of the page. The code to copy is below. */}
      {(props, providerProps) => (
        <FangkitProvider transport={transport} auth={auth} {...providerProps}>
          <ConfigGrid {...props} />
        </FangkitProvider>
      )}
    </WidgetSandbox>,
  )
}
