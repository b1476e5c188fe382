import { FangkitProvider } from 'fangkit'
import { FormPreview } from 'fangkit/form-preview'
import { createMemoryAuth, createMemoryTransport } from 'fangkit/testing'
import { createRoot } from 'react-dom/client'
import '../../lib/styles/panda.css'
import { PDF_ASSETS } from '../frame/pdf-assets.ts'
import { Sandbox } from '../frame/sandbox.tsx'
import { scenarioOf } from '../frame/scenario.ts'
import { FormPage } from './form-page.tsx'

// [2] Forms are drawn in the page by the in-memory back end; over a server the same addresses answer with its own files.
const transport = createMemoryTransport({ scenario: scenarioOf(location.search), user: 'manager' })
const auth = createMemoryAuth()

// [3] `?project=…` shows another case, `?form=BANK-YI-LOAN` opens one of its documents, `?own=1` has no page around the widget.
const asked = new URLSearchParams(location.search)
const projectId = asked.get('project') ?? 'demo-project-55'

const app = document.getElementById('app')
if (app) {
  createRoot(app).render(
    <Sandbox title="申请表预览" transport={transport} files={['form-preview/form-page.tsx', 'form-preview/main.tsx']}>
      {/* [4] pdf.js is fetched with the first document that is opened; the host says where its worker and fonts lie. */}
      <FangkitProvider transport={transport} auth={auth} assets={PDF_ASSETS}>
        {asked.has('own') ? <FormPreview projectId={projectId} /> : <FormPage projectId={projectId} start={asked.get('form')} />}
      </FangkitProvider>
    </Sandbox>,
  )
}
