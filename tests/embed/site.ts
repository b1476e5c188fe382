import { resolve } from 'node:path'
import type { Browser, Frame, JSHandle, Page } from 'playwright-core'
import { OFTEN, sessionOf, openBrowser } from '../opened-page.ts'
import { CACHEABLE, serveFolder } from '../served-folder.ts'
import { PAGES } from './setup.ts'
import type { Shown, ShownWidget } from './shown.ts'

const PATIENCE_MS = 30_000

/** A page, or a frame within one. */
export type View = Page | Frame

/** A partner's site with a browser before it. */
export interface Site {
  readonly browser: Browser
  readonly url: string
  close(): Promise<void>
}

/** @param headers what the server says beside its files */
export async function openSite(headers: Readonly<Record<string, string>> = {}): Promise<Site> {
  const served = await serveFolder(resolve('.cache/embed'), { ...CACHEABLE, ...headers })
  const browser = await openBrowser()
  return {
    browser,
    url: served.url,
    close: async () => {
      await browser.close()
      served.close()
    },
  }
}

/** Prefix of uncaught errors; all other entries are console errors. */
export const UNCAUGHT = 'uncaught: '

export interface Visit {
  readonly page: Page
  /** Uncaught errors and console errors. */
  readonly faults: string[]
}

export interface Host {
  readonly look?: 'calm' | 'reset' | 'hostile'
  readonly sheet?: 'plain' | 'layered' | 'none'
  readonly page?: keyof typeof PAGES
  /** Where pictures come from: memory when absent. */
  readonly files?: 'addresses'
}

export const addressOf = ({ url }: Site, { look = 'calm', sheet = 'plain', page = 'current', files }: Host): string =>
  `${url}${PAGES[page]}/?${new URLSearchParams({ look, sheet, ...(files && { files }) }).toString()}`

/** A page of its own session, before anything is loaded. */
export async function newPage({ browser }: Site): Promise<Visit> {
  const context = await sessionOf(browser, {
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  // A browser without a screen may go down over a file that is to be printed.
  await page.addInitScript(() => {
    window.print = () => undefined
  })
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(`${UNCAUGHT}${String(error)}`))
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  return { page, faults }
}

/** Opens the partner's page. @param prepare runs before anything is loaded */
export async function visit(
  site: Site,
  host: Host = {},
  prepare: (page: Page) => Promise<unknown> = async () => undefined,
): Promise<Visit> {
  const opened = await newPage(site)
  await prepare(opened.page)
  await opened.page.goto(addressOf(site, host))
  await ready(opened.page)
  return opened
}

/** The page, and as many copies of the library as are asked for. */
export const ready = async (view: View, copies = 1): Promise<void> =>
  void (await view.waitForFunction((requested) => (window.copies?.length ?? 0) >= requested, copies, OFTEN))

/** Draws a widget and waits until its data is there. @param copy which copy of the library; the last one when absent */
export async function show(view: View, shown: Shown, copy = -1): Promise<JSHandle<ShownWidget>> {
  const shownWidget = await view.evaluateHandle(
    async ([requested, at]) => {
      const found = window.copies?.at(at)
      if (!found) throw new Error('no copy of the library')
      return await found.show(requested)
    },
    [shown, copy] as const,
  )
  await settled(view)
  return shownWidget
}

/**
 * Draws a widget for as long as it is used. The page is empty again afterwards, also when that went wrong: the next
 * test goes on with it.
 */
export async function showing(
  view: View,
  shown: Shown,
  use: (shownWidget: JSHandle<ShownWidget>) => Promise<unknown>,
): Promise<void> {
  try {
    await use(await show(view, shown))
  } finally {
    await clear(view)
  }
}

/** Removes all widgets of a page. */
export async function clear(view: View): Promise<void> {
  await view.evaluate(() => {
    for (const copy of window.copies ?? []) copy.clear()
    scrollTo(0, 0)
  })
  await view.locator('[data-place]:not(:empty)').waitFor({ state: 'detached' })
}

/** Nothing is on its way any more: sections bring their data along, and what is still to come says so. */
export async function settled(view: View): Promise<void> {
  await view.locator('[data-place]:not(:empty)').first().waitFor()
  await view.waitForFunction(
    () => {
      const below = (root: ParentNode): readonly Element[] =>
        [...root.querySelectorAll('*')].flatMap((one) =>
          one.shadowRoot
            ? below(one.shadowRoot)
            : one.matches('.fk-root [aria-busy="true"], .fk-root[aria-busy="true"]')
              ? [one]
              : [],
        )
      return below(document).length === 0
    },
    undefined,
    OFTEN,
  )
}
