import { FangkitProvider } from 'fangkit'
import { ConfigGrid } from 'fangkit/config-grid'
import { createMemoryAuth, createMemoryTransport } from 'fangkit/testing'
import { createRoot } from 'react-dom/client'
import '../../lib/styles/panda.css'
import { Sandbox } from '../frame/sandbox.tsx'
import { scenarioOf } from '../frame/scenario.ts'
import { holidayRows, holidays } from './holidays.ts'

// [3] The same declaration serves the list: over memory here, over a server that was given it in a real page.
const transport = createMemoryTransport({ scenario: scenarioOf(location.search), grids: [holidays], gridRows: [holidayRows] })
const auth = createMemoryAuth()

const app = document.getElementById('app')
if (app) {
  createRoot(app).render(
    <Sandbox title="配置清单" transport={transport} files={['config-grid/holidays.ts', 'config-grid/main.tsx']}>
      <FangkitProvider transport={transport} auth={auth}>
        <ConfigGrid definition={holidays} />
      </FangkitProvider>
    </Sandbox>,
  )
}
