import { FangkitProvider } from 'fangkit'
import { FeeTab } from 'fangkit/fee-tab'
import { createMemoryAuth, createMemoryTransport } from 'fangkit/testing'

// No back end yet: the business runs in the memory of the page.
const transport = createMemoryTransport()
const auth = createMemoryAuth()

export const FeesInMemory = () => (
  <FangkitProvider transport={transport} auth={auth}>
    <FeeTab projectId="demo-project-05" />
  </FangkitProvider>
)
