import { FangkitProvider } from 'fangkit'
import { createMemoryAuth, createMemoryTransport } from 'fangkit/testing'
import { createRoot } from 'react-dom/client'
import '../../lib/styles/panda.css'
import { Sandbox } from '../frame/sandbox.tsx'
import { scenarioOf } from '../frame/scenario.ts'
import { PapersPage } from './papers-page.tsx'

// [2] `?user=viewer` looks at the papers as somebody who may only read them, `?project=…` at another case.
const asked = new URLSearchParams(location.search)
const transport = createMemoryTransport({ scenario: scenarioOf(location.search), user: asked.get('user') ?? 'manager' })
const auth = createMemoryAuth()

const app = document.getElementById('app')
if (app) {
  createRoot(app).render(
    <Sandbox title="资料准备" transport={transport} files={['papers-tab/papers-page.tsx', 'papers-tab/main.tsx']}>
      <FangkitProvider transport={transport} auth={auth}>
        <PapersPage projectId={asked.get('project') ?? 'demo-project-54'} />
      </FangkitProvider>
    </Sandbox>,
  )
}
