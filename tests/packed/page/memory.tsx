import { FangkitProvider } from 'fangkit'
import { FeeTab } from 'fangkit/fee-tab'
import { createMemoryAuth, createMemoryTransport } from 'fangkit/testing'

// What the README tells a partner who has no back end yet.
const transport = createMemoryTransport()
const auth = createMemoryAuth()

export const FeesInMemory = () => (
  <FangkitProvider transport={transport} auth={auth}>
    <FeeTab projectId="demo-project-05" />
  </FangkitProvider>
)
