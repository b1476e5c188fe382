import { beforeAll } from 'vitest'
import type { Store } from '../lib/backend/store.ts'
import { createMemoryStore } from '../lib/testing/memory-store.ts'
import { createMemoryTransport, type MemoryTransportOptions } from '../lib/testing/memory-transport.ts'

/**
 * A store with the demo data, brought in once for all tests of a file: a transport of its own for each of them would
 * bring it in again, which takes longer than most of what is looked at. What a test saves, the next one finds.
 */
export function demoStore(options: Pick<MemoryTransportOptions, 'now'> = {}): Store {
  const store = createMemoryStore()
  beforeAll(async () => {
    await createMemoryTransport({ ...options, store }).call({
      service: 'login',
      method: 'doLogin',
      body: { userName: 'manager', password: 'fangkit' },
      encoding: 'form',
    })
  }, 120_000)
  return store
}
