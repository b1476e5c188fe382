import { buildPortal } from '../../host/server/portal/build-portal.ts'
import { bringFirstData } from './portal.ts'

/** Builds the portal once, as `npm start` would, and brings in its data, so that every job starts against the same. */
export async function setup(): Promise<void> {
  await buildPortal({
    root: process.cwd(),
    signal: new AbortController().signal,
    onBuild: () => process.stdout.write('building the portal …\n'),
  })
  await bringFirstData()
}
