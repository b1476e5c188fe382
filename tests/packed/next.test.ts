import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { nextFolder } from './fresh-folder.ts'
import { openPartner, type Partner } from './partner.ts'

/** Fetching packages and building takes what it takes. */
const PATIENCE_MS = 900_000

describe('SDK-001 the tarball in a fresh folder with Next', () => {
  let partner: Partner
  beforeAll(async () => {
    const { folder, tarball } = inject('packed')
    const path = join(folder, 'next')
    partner = await openPartner(join(path, 'out'))
    const fresh = await nextFolder(path, tarball)
    await fresh.run(['node_modules/.bin/next', 'build'])
  }, PATIENCE_MS)
  afterAll(() => partner?.close())

  it(
    'is built in the app router, with the business in the memory of its page, and the fees of a project are there',
    async () => {
      expect(await partner.faultsOf('', 'memory')).toEqual([])
    },
    PATIENCE_MS,
  )
})
