import { join } from 'node:path'
import { seedGridRows, seedReference } from 'fangkit/backend'
import { seedDemo } from 'fangkit/testing'
import { gridRows } from '../../../host/grids/grids.ts'
import { openDiskFiles } from '../../../host/server/files/disk-files.ts'
import { createServices, type Services, storedTables } from '../../../host/server/services.ts'
import { openStore } from '../../../host/server/store/open-store.ts'

/** Least cost the server accepts: the tests sign in often. */
export const PASSWORD_COST = 15

/** Brings in all there is: reference data, the demo data, the rows lists start with. */
export async function seedAll({ store, ports }: Services): Promise<void> {
  await seedReference(store, ports)
  await seedDemo(store, ports)
  await seedGridRows(store, ports, gridRows, { demo: true })
}

/** Fills the database at the address, and the embedded one of the data directory. */
export async function seedBoth(databaseUrl: string, dataDir: string): Promise<void> {
  for (const where of [{ databaseUrl }, {}]) {
    const store = await openStore({
      dataDir,
      tables: storedTables,
      onError: ({ message, cause }) => {
        throw new Error(message, { cause })
      },
      ...where,
    })
    await seedAll(
      createServices(store, { disk: await openDiskFiles(join(dataDir, 'files')), passwordCost: PASSWORD_COST }),
    )
    await store.close()
  }
}
