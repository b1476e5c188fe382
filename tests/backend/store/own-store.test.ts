import { createMapStore } from '../../../examples/own-back-end/map-store.ts'
import { contractTables } from './sample-tables.ts'
import { storeContract } from './store-contract.ts'

// The store of the example is held to what every store must do.
storeContract('of one’s own, as the example shows it', async () => createMapStore(contractTables))
