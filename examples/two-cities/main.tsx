import { FangkitProvider } from 'fangkit'
import { createMemoryAuth, createMemoryTransport } from 'fangkit/testing'
import { createRoot } from 'react-dom/client'
import 'fangkit/styles.css'
import { Sandbox } from '../frame/sandbox.tsx'
import { scenarioOf } from '../frame/scenario.ts'
import { CityPanel } from './city-panel.tsx'
import './two-cities.css'

// [1] Each side has a back end and a session; both could as well be two addresses.
const left = createMemoryTransport({ scenario: scenarioOf(location.search) })
const right = createMemoryTransport()
const [leftAuth, rightAuth] = [createMemoryAuth(), createMemoryAuth()]

const app = document.getElementById('app')
if (app) {
  createRoot(app).render(
    <Sandbox folder="two-cities" transport={left}>
      {(providerProps) => (
        <div className="cities">
          {/* [2] `scope` caches answers for this city only. */}
          <FangkitProvider transport={left} auth={leftAuth} scope={{ city: '440100' }} {...providerProps}>
            <CityPanel code="440100" name="广州" />
          </FangkitProvider>
          <FangkitProvider transport={right} auth={rightAuth} scope={{ city: '440300' }} {...providerProps}>
            <CityPanel code="440300" name="深圳" />
          </FangkitProvider>
        </div>
      )}
    </Sandbox>,
  )
}
