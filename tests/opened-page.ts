import { type Browser, type BrowserContextOptions, chromium, type Frame, type Page } from 'playwright-core'
import { CHROMIUM_FLAGS, chromiumPath } from './chromium.ts'

export interface OpenedPage {
  readonly page: Page
  /** Errors nobody caught, and what the console was told as an error. */
  readonly faults: string[]
}

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath(), args: [...CHROMIUM_FLAGS] })

/**
 * A page of its own session, in the place and the language people work in.
 * @param patience how long it waits for what it is to show, in milliseconds
 */
export async function openPage(
  browser: Browser,
  options: BrowserContextOptions = {},
  patience = 60_000,
): Promise<OpenedPage> {
  const context = await browser.newContext({
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
