import { FangkitProvider } from 'fangkit'
import { ConfigGrid } from 'fangkit/config-grid'
import { createMemoryAuth, createMemoryTransport } from 'fangkit/testing'
import { createRoot } from 'react-dom/client'
import 'fangkit/styles.layered.css'
import { holidayRows, holidays } from '../config-grid/holidays.ts'
import { Sandbox } from '../frame/sandbox.tsx'
import { scenarioOf } from '../frame/scenario.ts'
import { OWN_STATES } from './own-states.tsx'

const transport = createMemoryTransport({
  scenario: scenarioOf(location.search),
  grids: [holidays],
  gridRows: [holidayRows],
})
const auth = createMemoryAuth()

const app = document.getElementById('app')
if (app) {
  createRoot(app).render(
    <Sandbox folder="slots" transport={transport}>
      {(providerProps, { log }) => (
        <FangkitProvider
          transport={transport}
          auth={auth}
          {...providerProps}
          components={OWN_STATES}
          // [2] Notices and questions are shown in the host's own way.
          notify={({ tone, title, text }) => log(`notify · ${tone}`, { title, text })}
          confirm={({ title, text }) => Promise.resolve(window.confirm([title, text].join('\n')))}
        >
          {/* [3] `components={{ Empty: null }}` here would remove that part from this list only. */}
          <ConfigGrid definition={holidays} />
        </FangkitProvider>
      )}
    </Sandbox>,
  )
}
