import { FangkitProvider } from 'fangkit'
import { FeeTab } from 'fangkit/fee-tab'
import { createMemoryAuth, createMemoryTransport } from 'fangkit/testing'

// The code of the README for a partner without a back end.
const transport = createMemoryTransport()
const auth = createMemoryAuth()

export const FeesInMemory = () => (
  <FangkitProvider transport={transport} auth={auth}>
    <FeeTab projectId="demo-project-05" />
  </FangkitProvider>
)
