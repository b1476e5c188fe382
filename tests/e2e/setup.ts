import { buildPortal } from '../../host/server/portal/build-portal.ts'

/** Builds the portal once, as `npm start` would, so that every job starts against the same build. */
export async function setup(): Promise<void> {
  await buildPortal({ root: process.cwd(), signal: new AbortController().signal, onBuild: () => process.stdout.write('building the portal …\n') })
}
