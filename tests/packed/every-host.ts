import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type BuildingFolder, buildingFolder } from './fresh-folder.ts'
import { bin, HOSTS, type ReactVersion } from './hosts.ts'
import { openPartner, type Partner } from './partner.ts'

/** Fetching packages and building takes what it takes. */
const PATIENCE_MS = 900_000

/** The tarball with one version of React: by every host, and its types. */
export function describeEveryHost(version: ReactVersion): void {
  describe(`SDK-001 the tarball in a fresh folder with ${version.name}`, () => {
    let partner: Partner
    let folder: BuildingFolder
    beforeAll(async () => {
      const { folder: all, tarball } = inject('packed')
      const path = join(all, version.folder)
      partner = await openPartner(path)
      folder = await buildingFolder(path, tarball, version, partner.api)
    }, PATIENCE_MS)
    afterAll(() => partner?.close())

    it.each(HOSTS)(
      'is built by $name from the lines of the README, and the fees of a project are there',
      async (host) => {
        const page = await folder.build(host)
        expect(await partner.faultsOf(page)).toEqual([])
        // The same page without a server: the business itself is in what was built.
        expect(await partner.faultsOf(page, 'memory')).toEqual([])
      },
      PATIENCE_MS,
    )

    it(
      'is tested without a server and without a browser by the lines of the guide',
      async () => {
        await expect(folder.run([bin('vitest'), 'run'], 'test')).resolves.toBeUndefined()
      },
      PATIENCE_MS,
    )

    it(
      'has types that check as a whole, those of its dependencies included',
      async () => {
        await expect(folder.run([bin('tsc'), '--noEmit'])).resolves.toBeUndefined()
      },
      PATIENCE_MS,
    )
  })
}
