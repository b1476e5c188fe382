import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Frame,
  type Page,
} from 'playwright-core'
import { CHROMIUM_FLAGS, chromiumPath, headlessPath } from './chromium.ts'

export interface OpenedPage {
  readonly page: Page
  /** Uncaught errors and console errors. */
  readonly faults: string[]
}

/** A browser without windows, which takes the least processor time and shows no PDF. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: headlessPath(), args: [...CHROMIUM_FLAGS] })

/** Chromium as people use it: it shows PDF in frames, and is what times are measured in. */
export const openWholeBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath(), args: [...CHROMIUM_FLAGS] })

/** Sessions without open pages, by the options they were opened with. */
const FREE = new WeakMap<Browser, Map<string, BrowserContext[]>>()
const NAMES = new WeakMap<BrowserContext, string>()

const freeOf = (browser: Browser): Map<string, BrowserContext[]> => {
  const free = FREE.get(browser) ?? new Map<string, BrowserContext[]>()
  FREE.set(browser, free)
  return free
}

/**
 * A session with nothing in it: one that was left, or a new one. What a browser fetched and translated stays with a
 * session, and both take longer than most of what is looked at in a page.
 */
export async function sessionOf(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const name = JSON.stringify(options)
  const left = freeOf(browser).get(name)?.pop()
  if (left) return left
  const made = await browser.newContext(options)
  NAMES.set(made, name)
  return made
}

/** Closes a page and what it opened, and leaves its session to the next one without anything it kept. */
export async function leave(page: Page): Promise<void> {
  const context = page.context()
  const browser = context.browser()
  const name = NAMES.get(context)
  if (browser === null || name === undefined) throw new Error('a page of another kind')
  const kept = await context.newCDPSession(page)
  await kept.send('Storage.clearDataForOrigin', {
    origin: new URL(page.url()).origin,
    storageTypes: 'cookies,local_storage,indexeddb,cache_storage,service_workers',
  })
  await Promise.all(context.pages().map((one) => one.close()))
  const free = freeOf(browser)
  free.set(name, [...(free.get(name) ?? []), context])
}

/**
 * A page of its own session, in the place and the language people work in.
 * @param patience how long it waits for what it is to show, in milliseconds
 */
export async function openPage(
  browser: Browser,
  options: BrowserContextOptions = {},
  patience = 60_000,
): Promise<OpenedPage> {
  const context = await sessionOf(browser, {
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    ...options,
  })
  const page = await context.newPage()
  page.setDefaultTimeout(patience)
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  return { page, faults }
}

/** Pages that are busy drawing answer between two drawings only when they are asked by the clock. */
export const OFTEN = { polling: 100 }

/** Nothing says that it is still on its way. */
export const settled = async (view: Page | Frame): Promise<void> =>
  void (await view.waitForFunction(
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
  ))
