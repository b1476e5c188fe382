import { readConfig } from '../../host/server/config.ts'
import { fail } from '../../host/server/command-line.ts'
import { serve } from '../../host/server/serve.ts'

/** The server as `npm start` runs it, without building the portal first. */
try {
  const folder = process.env['PORTAL_DIR'] ?? ''
  await serve({ config: readConfig(process.env), preparePortal: async () => ({ kind: 'files', folder }) })
} catch (error) {
  fail(error)
}
