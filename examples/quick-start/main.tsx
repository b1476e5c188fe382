import { FangkitProvider } from 'fangkit'
import { ProjectDetail } from 'fangkit/project-detail'
import { createMemoryAuth, createMemoryTransport } from 'fangkit/testing'
import { createRoot } from 'react-dom/client'
import '../../lib/styles/panda.css'

// [1] A transport that answers from memory; a real page passes createHttpTransport({ baseUrl }).
const transport = createMemoryTransport()
const auth = createMemoryAuth()

// [2] The project to show: `?project=…&action=EDIT`, a new one without.
const asked = new URLSearchParams(location.search)
const projectId = asked.get('project') ?? undefined

const app = document.getElementById('app')
if (app) {
  createRoot(app).render(
    <FangkitProvider transport={transport} auth={auth}>
      {projectId === undefined ? <ProjectDetail action="ADD" /> : <ProjectDetail projectId={projectId} action="EDIT" />}
    </FangkitProvider>,
  )
}
