import { openEmbedded } from './opened.ts'
import { storeContract } from './store-contract.ts'

storeContract('over the embedded database', () => openEmbedded())
