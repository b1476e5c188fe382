'use client'
import { FangkitProvider } from 'fangkit'
import { FeeTab } from 'fangkit/fee-tab'
import { createMemoryAuth, createMemoryTransport } from 'fangkit/testing'

const transport = createMemoryTransport()
const auth = createMemoryAuth()

export const Fees = () => (
  <FangkitProvider transport={transport} auth={auth}>
    <FeeTab projectId="demo-project-05" />
  </FangkitProvider>
)
