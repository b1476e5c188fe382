import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Grid } from 'fangkit/domain'
import { grids } from '../../host/grids/grids.ts'
import { openDiskFiles } from '../../host/server/files/disk-files.ts'
import { createServices, storedTables } from '../../host/server/services.ts'
import { openStore } from '../../host/server/store/open-store.ts'
import { createDatabase, startPostgres } from '../postgres.ts'
import type { Bench, Measurement } from './bench.ts'
import { exportTimes } from './lists/export-times.ts'
import { type Asking, listTimes } from './lists/list-times.ts'
import { fill } from './lists/many-rows.ts'
import { pidsOf } from './lists/processor-time.ts'
import { signIn } from './lists/sign-in.ts'

const ROWS = Number(process.env['FANGKIT_BENCH_ROWS'] ?? 100_000)
/** The city `manager` and `follow` work in. */
const CITY = '440100'
const CASES = 'PrjBaseGrid'
/**
 * Lists that grow with the cases, one whose people see rows of their own alone, the audit log, and a plain list of the
 * configuration.
 */
const LISTS = [
  CASES,
  'SaleOrderMGrid',
  'FlowJobsGrid',
  'ActivityLogGrid',
  'OrderAndExpendManagement',
  'NoticeGrid',
  'UserLogGrid',
  'BankRateGrid',
]
/** Who sees everything there is in the city, and who sees what is theirs. */
const PEOPLE = ['manager', 'follow']

export const bench: Bench = {
  about:
    `${LISTS.length} lists of ${ROWS.toLocaleString('en')} rows each in PostgreSQL as the back end answers ` +
    'them, for a manager and for somebody who sees their own; the export of all cases',
  async run() {
    const asked = LISTS.map(gridNamed)
    const postgres = await startPostgres()
    const database = await createDatabase(postgres.url)
    const dataDir = mkdtempSync(join(tmpdir(), 'fangkit-bench-'))
    const store = await openStore({
      databaseUrl: database.url,
      dataDir,
      tables: storedTables,
      onError: () => undefined,
    })
    try {
      const { backend, ports } = createServices(store, {
        disk: await openDiskFiles(join(dataDir, 'files')),
        passwordCost: 15,
        settings: { loginsPerMinute: 1_000 },
      })
      await fill({ store, ports, url: database.url, city: CITY, count: ROWS }, asked)
      const measurements: Measurement[] = []
      for (const userName of PEOPLE) {
        const asking: Asking = {
          backend,
          token: await signIn(backend, userName),
          databasePids: () => pidsOf(database.url),
        }
        for (const grid of asked) measurements.push(...(await listTimes(`${grid.name} ${userName}`, grid, asking)))
      }
      return [...measurements, ...(await exportTimes(gridNamed(CASES), database.url, dataDir))]
    } finally {
      await store.close()
      await database.drop()
      await postgres.stop()
      rmSync(dataDir, { recursive: true, force: true })
    }
  },
}

function gridNamed(gridName: string): Grid {
  const grid = grids.find(({ name }) => name === gridName)
  if (!grid) throw new Error(`there is no list ${gridName}`)
  return grid
}
