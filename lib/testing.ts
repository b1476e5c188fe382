/** The back end over an in-memory store, for sandboxes and tests. */
export { createMemoryAuth } from './testing/memory-auth.ts'
export type { MemoryScenario } from './testing/memory-scenario.ts'
export { createMemoryStore, type MemoryStoreOptions } from './testing/memory-store.ts'
export { createMemoryTransport, type MemoryTransport, type MemoryTransportOptions } from './testing/memory-transport.ts'
