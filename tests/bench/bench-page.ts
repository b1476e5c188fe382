import type { Browser, Page } from 'playwright-core'
import { openWholeBrowser } from '../opened-page.ts'
import { serveFolder } from '../served-folder.ts'
import { buildBenchPage } from './build-bench-page.ts'

/** A page as it was loaded, with milliseconds since its start. */
export interface Loaded {
  readonly page: Page
  /** Until the first paint with the whole content. */
  readonly mounted: number
  /** Of these, from the first render on. */
  readonly render: number
}

/** A page under measurement. */
export interface BenchPage extends Loaded {
  /**
   * Starts it again in a browser session of its own, and waits until it is mounted.
   * @param query such as `?rows=10000`
   */
  load(query?: string): Promise<Loaded>
  close(): Promise<void>
}

const PATIENCE_MS = 60_000

/** Builds `tests/bench/pages/<name>` from the sources for production, serves it and opens it in Chromium. */
export async function openBenchPage(name: string, query = ''): Promise<BenchPage> {
  const folder = await buildBenchPage(name, 'sources')
  const { url, close } = await serveFolder(folder)
  const browser = await openWholeBrowser()
  const load = (asked = query) => mountedPage(browser, `${url}${asked}`)
  return {
    ...(await load()),
    load: async (asked) => {
      await Promise.all(browser.contexts().map((context) => context.close()))
      return load(asked)
    },
    close: async () => {
      await browser.close()
      close()
    },
  }
}

async function mountedPage(browser: Browser, url: string): Promise<Loaded> {
  const context = await browser.newContext({
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1280, height: 800 },
  })
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  await page.goto(url)
  await page.waitForFunction(() => performance.getEntriesByName('mounted').length > 0)
  const [mounted = 0, render = 0] = await page.evaluate(() =>
    ['mounted', 'render'].map((mark) => performance.getEntriesByName(mark)[0]?.startTime ?? 0),
  )
  return { page, mounted, render: mounted - render }
}
