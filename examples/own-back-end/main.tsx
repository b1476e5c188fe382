import { createTokenAuth, FangkitProvider } from 'fangkit'
import { type Backend, createBackend, tables } from 'fangkit/backend'
import { ProjectDetail } from 'fangkit/project-detail'
import { DEMO_PASSWORD, seedDemo } from 'fangkit/testing'
import { createRoot } from 'react-dom/client'
import 'fangkit/styles.css'
import '../frame/frame.css'
import { createMapStore } from './map-store.ts'
import { createOwnFiles, createOwnPorts } from './own-ports.ts'
import { createOwnTransport } from './own-transport.ts'

// [1] Your own parts: where rows are stored, and everything outside the business.
const store = createMapStore(tables)
const files = createOwnFiles()
const ports = createOwnPorts(files)

// [2] The business over the store. `seedReference` adds dictionaries and settings only; `seedDemo` adds a whole demo
// office.
async function open(): Promise<Backend> {
  await seedDemo(store, ports)
  return createBackend({ store, ports })
}
const transport = createOwnTransport(open(), files)

// [3] A user signs in, as on any page.
const auth = createTokenAuth({
  storage: 'memory',
  getToken: async () => {
    const answer = await transport.call({
      service: 'login',
      method: 'doLogin',
      body: { userName: 'manager', password: DEMO_PASSWORD },
      encoding: 'form',
    })
    const { token, expiresAt } = Object(answer.success ? answer.data : null)
    return typeof token === 'string' ? { token, expiresAt: typeof expiresAt === 'number' ? expiresAt : null } : null
  },
})

const app = document.getElementById('app')
if (app) {
  createRoot(app).render(
    <>
      <header className="sandbox-head">
        <a href="../">全部示例</a>
        <h1>自己的存储</h1>
      </header>
      <main>
        <FangkitProvider transport={transport} auth={auth}>
          <ProjectDetail projectId="demo-project-05" action="EDIT" />
        </FangkitProvider>
      </main>
    </>,
  )
}
