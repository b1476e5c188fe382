import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { plainFolder } from './fresh-folder.ts'
import { openPartner, type Partner } from './partner.ts'

const PATIENCE_MS = 300_000

describe('SDK-001 the tarball in a page without a bundler', () => {
  let partner: Partner
  beforeAll(async () => {
    const { folder, tarball } = inject('packed')
    const path = join(folder, 'no-bundler')
    partner = await openPartner(path)
    await plainFolder(path, tarball, partner.api)
  }, PATIENCE_MS)
  afterAll(() => partner?.close())

  it('shows the fees of a project by the lines of the guide, from nothing but files that lie on the site', async () => {
    expect(await partner.faultsOf('')).toEqual([])
  })
})
