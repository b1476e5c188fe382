import { createMemoryTransport } from 'fangkit/testing'
import { createRoot } from 'react-dom/client'
import 'fangkit/styles.css'
import { Sandbox } from '../frame/sandbox.tsx'
import { scenarioOf } from '../frame/scenario.ts'
import { OwnPage } from './own-page.tsx'

const transport = createMemoryTransport({ scenario: scenarioOf(location.search) })

const app = document.getElementById('app')
if (app) {
  createRoot(app).render(
    <Sandbox folder="own-auth" transport={transport}>
      {(providerProps, { log }) => <OwnPage transport={transport} providerProps={providerProps} log={log} />}
    </Sandbox>,
  )
}
