import { readConfig } from '../../host/server/config.ts'
import { fail } from '../../host/server/command-line.ts'
import { serve } from '../../host/server/serve.ts'
import { seedBoth } from './harness/seed-all.ts'

/**
 * The server as `npm start` runs it, without building the portal first; asked to `seed`, only the data of the tests.
 */
try {
  const { DATABASE_URL = '', DATA_DIR = '', PORTAL_DIR: folder = '' } = process.env
  if (process.argv[2] === 'seed') await seedBoth(DATABASE_URL, DATA_DIR)
  else await serve({ config: readConfig(process.env), preparePortal: async () => ({ kind: 'files', folder }) })
} catch (error) {
  fail(error)
}
