import type { Page } from 'playwright-core'
import { openBrowser, openPage } from '../opened-page.ts'
import { serveFolder } from '../served-folder.ts'
import { startServer } from '../server/harness/harness.ts'

/** A case of the demo data; the guide's tag names it too. */
const PROJECT = 'demo-project-05'
const AN_HOUR_MS = 3_600_000

/** A partner's own site over a back end that admits it, and a browser before it. */
export interface Partner {
  /** Where the back end answers. */
  readonly api: string
  /**
   * Opens a page and waits for the fees of a project, of the back end unless the page is to keep them in its memory.
   * @returns everything that went wrong on the way
   */
  faultsOf(page: string, from?: 'server' | 'memory'): Promise<readonly string[]>
  close(): Promise<void>
}

async function feesThere(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('tab', { name: /收费清单/ }).waitFor()
  await page.getByRole('table').getByRole('row').nth(1).waitFor()
  const family = await page
    .locator('.fk-root')
    .first()
    .evaluate((element) => getComputedStyle(element).fontFamily)
  if (/^(serif|"?Times)/i.test(family))
    throw new Error(`the widget stands there in the browser’s own letters (${family}): its sheet did not arrive`)
}

/** @param folder what the site serves, there already or not yet */
export async function openPartner(folder: string): Promise<Partner> {
  let token = ''
  const site = await serveFolder(
    folder,
    {},
    { '/fangkit-token': () => ({ token, expiresAt: Date.now() + AN_HOUR_MS }) },
  )
  const [api, browser] = await Promise.all([
    startServer(
      'memory',
      {},
      { config: { origins: [new URL(site.url).origin], trustedProxies: [], logLevel: 'info' } },
    ),
    openBrowser(),
  ])
  token = await api.signIn('manager')
  return {
    api: api.url,
    faultsOf: async (path, from = 'server') => {
      const { page, faults } = await openPage(browser, { baseURL: site.url })
      await feesThere(page, from === 'server' ? `${path}?project=${PROJECT}` : path).catch((error: unknown) =>
        faults.push(String(error)),
      )
      await page.context().close()
      return faults
    },
    close: async () => {
      await browser.close()
      await api.close()
      site.close()
    },
  }
}
