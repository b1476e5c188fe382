import { createMemoryAuth, createMemoryTransport } from 'fangkit/testing'
import { createRoot } from 'react-dom/client'
import 'fangkit/styles.css'
import { Sandbox } from '../frame/sandbox.tsx'
import { scenarioOf } from '../frame/scenario.ts'
import { ThemedPage } from './themed-page.tsx'

const transport = createMemoryTransport({ scenario: scenarioOf(location.search) })
const auth = createMemoryAuth()

const app = document.getElementById('app')
if (app) {
  createRoot(app).render(
    <Sandbox folder="theming" transport={transport}>
      {(providerProps, { address }) => (
        <ThemedPage transport={transport} auth={auth} providerProps={providerProps} address={address} />
      )}
    </Sandbox>,
  )
}
