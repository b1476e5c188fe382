import { openPostgres } from './opened.ts'
import { storeContract } from './store-contract.ts'

storeContract('over PostgreSQL', () => openPostgres())
