import { FangkitProvider } from 'fangkit'
import { ProjectDetail } from 'fangkit/project-detail'
import { createMemoryAuth, createMemoryTransport } from 'fangkit/testing'
import { createRoot } from 'react-dom/client'
import 'fangkit/styles.css'
import { PDF_ASSETS } from '../frame/pdf-assets.ts'
import { Sandbox } from '../frame/sandbox.tsx'
import { scenarioOf } from '../frame/scenario.ts'

// [1] A transport that answers from memory; a real page passes createFetchTransport({ baseUrl }) and
// createTokenAuth(…), and imports 'fangkit/styles.css'.
const transport = createMemoryTransport({ scenario: scenarioOf(location.search) })
const auth = createMemoryAuth()

// [2] The project to show: `?project=…`. Without it, the widget starts a new project.
const projectId = new URLSearchParams(location.search).get('project') ?? undefined

const app = document.getElementById('app')
if (app) {
  createRoot(app).render(
    <Sandbox folder="quick-start" transport={transport}>
      {/* [3] The values of the switches above. Your own page leaves `providerProps` out. */}
      {(providerProps) => (
        <FangkitProvider transport={transport} auth={auth} assets={PDF_ASSETS} {...providerProps}>
          {projectId === undefined ? (
            <ProjectDetail action="ADD" />
          ) : (
            <ProjectDetail projectId={projectId} action="EDIT" />
          )}
        </FangkitProvider>
      )}
    </Sandbox>,
  )
}
