import { FangkitProvider } from 'fangkit'
import { FormPreview } from 'fangkit/form-preview'
import { createMemoryAuth, createMemoryTransport } from 'fangkit/testing'
import { createRoot } from 'react-dom/client'
import 'fangkit/styles.css'
import { PDF_ASSETS } from '../frame/pdf-assets.ts'
import { userOf } from '../frame/people.ts'
import { scenarioOf } from '../frame/scenario.ts'
import { WidgetSandbox } from '../frame/widget-sandbox.tsx'

// [1] Forms are drawn in the page by the in-memory back end; over a server the same addresses answer with its own
// files.
const user = userOf(location.search)
const transport = createMemoryTransport({ scenario: scenarioOf(location.search), user })
const auth = createMemoryAuth()

const app = document.getElementById('app')
if (app) {
  createRoot(app).render(
    <WidgetSandbox
      folder="form-preview"
      widget="form-preview"
      transport={transport}
      user={user}
      start={{ projectId: 'demo-project-57' }}
    >
      {/* [2] `props` are the panel's, `given` the switches of the page; the lines to copy stand below. */}
      {(props, providerProps) => (
        <FangkitProvider transport={transport} auth={auth} assets={PDF_ASSETS} {...providerProps}>
          <FormPreview {...props} />
        </FangkitProvider>
      )}
    </WidgetSandbox>,
  )
}
