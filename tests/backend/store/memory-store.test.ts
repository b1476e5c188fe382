import { createMemoryStore } from '../../../lib/testing/memory-store.ts'
import { sampleTables } from './sample-tables.ts'
import { storeContract } from './store-contract.ts'

storeContract('in memory', async () => createMemoryStore({ tables: sampleTables }))
