import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CHROMIUM_FLAGS, chromiumPath } from '../chromium.ts'
import { startServer, type TestServer } from '../server/harness.ts'
import { type FreshFolder, freshFolder, packTarball } from './fresh-folder.ts'
import { HOSTS, REACTS } from './hosts.ts'
import { openPartnerSite, type PartnerSite } from './partner-site.ts'

const PROJECT = 'demo-project-01'
const PATIENCE_MS = 60_000
/** Fetching packages and building takes what it takes. */
const INSTALL_MS = 900_000

let folder: string
let tarball: string
let site: PartnerSite
let api: TestServer
let token: string
let browser: Browser

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fangkit-packed-'))
  site = await openPartnerSite()
  const config = { origins: [site.origin], trustedProxies: [], logLevel: 'info' as const }
  ;[tarball, api, browser] = await Promise.all([packTarball(folder), startServer('memory', {}, { config }), chromium.launch({ executablePath: chromiumPath(), args: [...CHROMIUM_FLAGS] })])
  token = await api.signIn('manager')
}, INSTALL_MS)
afterAll(async () => {
  await browser?.close()
  await api?.close()
  site?.close()
  await rm(folder, { recursive: true, force: true })
})

/** Opens what a host built and waits for the fees of the project. @returns everything that went wrong on the way */
async function faultsOf(built: string): Promise<readonly string[]> {
  site.show(built, token)
  const faults: string[] = []
  const context = await browser.newContext({ locale: 'zh-CN', timezoneId: 'Asia/Shanghai' })
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  page.on('pageerror', (error) => faults.push(String(error)))
  page.on('console', (message) => { if (message.type() === 'error') faults.push(message.text()) })
  await page.goto(`${site.origin}/?project=${PROJECT}`)
  await page.getByRole('tab', { name: '收费项目' }).waitFor()
  await page.getByRole('table').getByRole('row').nth(1).waitFor()
  const root = page.locator('.fk-root').first()
  // Its own sheet arrived: without one the browser's serifs would be seen.
  expect(await root.evaluate((element) => getComputedStyle(element).fontFamily)).not.toMatch(/^(serif|"?Times)/i)
  await context.close()
  return faults
}

describe.each(REACTS)('SDK-001 the tarball in a fresh folder with $name', (version) => {
  let partner: FreshFolder
  beforeAll(async () => {
    partner = await freshFolder(tarball, version, api.url)
  }, INSTALL_MS)
  afterAll(() => partner?.remove())

  it.each(HOSTS)('is built by $name from the lines of the README, and the fees of a project are there', async (host) => {
    expect(await faultsOf(await partner.build(host))).toEqual([])
  }, INSTALL_MS)

  it('has types that check as a whole, those of its dependencies included', async () => {
    await expect(partner.run(['node_modules/.bin/tsc', '--noEmit'])).resolves.toBeUndefined()
  }, INSTALL_MS)
})
