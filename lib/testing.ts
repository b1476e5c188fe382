/** The back end over an in-memory store, and the demo data, for sandboxes and tests. */
export { createMemoryAuth } from './testing/memory-auth.ts'
export type { MemoryContents } from './testing/memory-contents.ts'
export type { MemoryScenario } from './testing/memory-scenario.ts'
export { createMemoryStore, type MemoryStoreOptions } from './testing/memory-store.ts'
export { createMemoryTransport, type MemoryTransport, type MemoryTransportOptions } from './testing/memory-transport.ts'
export { DEMO_PASSWORD, DEMO_USERS, type DemoUser } from './testing/demo/accounts/demo-users.ts'
export { seedDemo } from './testing/demo/seed-demo.ts'
export { seedManyProjects } from './testing/demo/seed-many-projects.ts'
