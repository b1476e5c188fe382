import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAdministrator, userTable } from 'fangkit/backend'
import { DEMO_USERS } from 'fangkit/testing'
import { afterEach, describe, expect, inject, it } from 'vitest'
import { bringInData } from '../../../host/server/first-data.ts'
import { openDiskFiles } from '../../../host/server/files/disk-files.ts'
import { createServices, type Services, storedTables } from '../../../host/server/services.ts'
import { openStore } from '../../../host/server/store/open-store.ts'
import { createDatabase, type FreshDatabase } from '../../postgres.ts'
import { seededDatabase } from '../harness/seeded.ts'

const HERE = { host: '127.0.0.1', demo: false, databaseUrl: null } as const
const OPEN = { ...HERE, host: '0.0.0.0' } as const
const OWN_DATABASE = { ...HERE, databaseUrl: 'postgres://somewhere' } as const

describe('what a start brings in', () => {
  let services: Services
  let close: () => Promise<void>
  async function openOver(database: FreshDatabase): Promise<void> {
    const dataDir = await mkdtemp(join(tmpdir(), 'fangkit-data-'))
    const problems: string[] = []
    const store = await openStore({
      databaseUrl: database.url,
      dataDir,
      tables: storedTables,
      onError: ({ message }) => {
        problems.push(message)
      },
    })
    services = createServices(store, { disk: await openDiskFiles(join(dataDir, 'files')), passwordCost: 15 })
    close = async () => {
      const reported = [...problems]
      await store.close()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
      expect(reported).toEqual([])
    }
  }
  const openEmpty = async () => openOver(await createDatabase(inject('postgresUrl')))
  /** The state after a start that has seeded the demo data. */
  const openWithDemo = async () => openOver(await seededDatabase())
  afterEach(() => close())
  const userNames = async () =>
    (await services.store.unit({ account: 'system', now: 0 }, (unit) => unit.list(userTable))).rows
      .map(({ values }) => values['userName'])
      .toSorted()
  const demoNames = DEMO_USERS.map(({ userName }) => userName).toSorted()

  it('is the demo data for an empty embedded database that only this machine reaches, once', async () => {
    await openEmpty()
    expect(await bringInData(services, HERE)).toBe('demo brought in')
    expect(await userNames()).toEqual(expect.arrayContaining(demoNames))
    expect(await bringInData(services, HERE)).toBe('in use')
  })

  it('is nothing for an embedded database that others reach, nor for one of the installation’s own', async () => {
    await openEmpty()
    expect(await bringInData(services, OPEN)).toBe('empty')
    expect(await bringInData(services, OWN_DATABASE)).toBe('empty')
    expect(await userNames()).toEqual([])
  })

  it('is the demo data wherever FANGKIT_DEMO=1 asks for it', async () => {
    await openEmpty()
    expect(await bringInData(services, { ...OPEN, ...OWN_DATABASE, host: '0.0.0.0', demo: true })).toBe(
      'demo brought in',
    )
  })

  it('is no demo account for a database with users of its own', async () => {
    await openEmpty()
    await createAdministrator(services.store, services.ports, {
      userName: 'boss',
      password: 'long enough',
      displayName: '王管理',
    })
    expect(await bringInData(services, { ...HERE, demo: true })).toBe('in use')
    expect(await userNames()).toEqual(['boss'])
  })

  it('is not shown to others with demo accounts of the published password, unless that is asked for', async () => {
    await openWithDemo()
    await expect(bringInData(services, OPEN)).rejects.toMatchObject({
      name: 'UsageError',
      message: expect.stringContaining('FANGKIT_DEMO=1'),
    })
    expect(await bringInData(services, { ...OPEN, demo: true })).toBe('in use')
  })

  it('is ordinary accounts once the passwords of the demo are changed', async () => {
    await openWithDemo()
    const passwordHash = await services.passwords.hash('something else')
    await services.store.unit({ account: 'system', now: 0 }, async (unit) => {
      for (const { key, version } of (await unit.list(userTable)).rows)
        await unit.update(userTable, key, version, { passwordHash })
    })
    expect(await bringInData(services, OPEN)).toBe('in use')
  })
})
