import { readFileSync } from 'node:fs'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'
import { openBrowser, openPage, type OpenedPage } from '../opened-page.ts'
import { CACHEABLE, serveFolder } from '../served-folder.ts'

/** The built examples on an address of their own, and a browser before them. */
export interface Examples {
  readonly browser: Browser
  readonly url: string
  close(): Promise<void>
}

/**
 * @param headers what the server says beside its files
 * @param folder what was built
 */
export async function openExamples(
  headers: Readonly<Record<string, string>> = {},
  folder = '.cache/examples',
): Promise<Examples> {
  const [served, browser] = await Promise.all([serveFolder(folder, { ...CACHEABLE, ...headers }), openBrowser()])
  return {
    browser,
    url: served.url,
    close: async () => {
      await browser.close()
      served.close()
    },
  }
}

interface Opening extends BrowserContextOptions {
  /** Before anything is loaded. */
  readonly prepare?: (page: Page) => Promise<unknown>
}

/** A page of its own session at an address of the examples. */
export async function open(
  { browser, url }: Examples,
  path: string,
  { prepare, ...further }: Opening = {},
): Promise<OpenedPage> {
  const opened = await openPage(browser, { baseURL: url, reducedMotion: 'reduce', ...further })
  await prepare?.(opened.page)
  await opened.page.goto(path)
  return opened
}

/** What a folder shows once its data are there. */
export const READY: Readonly<Record<string, (page: Page) => Promise<void>>> = (() => {
  const basic = (page: Page) =>
    page.getByRole('region', { name: '基础需求' }).getByRole('button', { name: '编辑' }).waitFor()
  const fees = (page: Page) =>
    page
      .getByRole('tab', { name: /收费清单/ })
      .first()
      .waitFor()
  const flow = (page: Page) => page.getByRole('button', { name: '进度视图' }).first().waitFor()
  const holidays = (page: Page) => page.getByRole('row', { name: /国庆节/ }).waitFor()
  return {
    'quick-start': async (page) =>
      void (await page
        .getByRole('form')
        .or(page.getByRole('region', { name: '基础需求' }))
        .first()
        .waitFor()),
    'project-detail': basic,
    'own-back-end': basic,
    'fee-tab': fees,
    messages: fees,
    'own-auth': fees,
    'strict-csp': fees,
    'hostile-css': fees,
    'elements-html': fees,
    'elements-vue': async (page) =>
      void (await Promise.all(
        ['广州', '深圳'].map((name) =>
          page
            .getByRole('region', { name })
            .getByRole('tab', { name: /收费清单/ })
            .waitFor(),
        ),
      )),
    'flow-tab': flow,
    'own-transport': flow,
    'react-18': flow,
    theming: async (page) => void (await Promise.all([flow(page), fees(page)])),
    'two-cities': async (page) =>
      void (await Promise.all(
        ['广州', '深圳'].map((name) =>
          page.getByRole('region', { name }).getByRole('button', { name: '进度视图' }).waitFor(),
        ),
      )),
    'papers-tab': (page) => page.getByRole('button', { name: '打印清单' }).waitFor(),
    'form-preview': (page) => page.getByRole('button', { name: /合并打印/ }).waitFor(),
    'config-grid': holidays,
    slots: holidays,
    'image-viewer': (page) => page.getByRole('button', { name: '样例户型图' }).waitFor(),
    'component-sheet': (page) => page.getByRole('heading', { level: 1, name: '组件清单' }).waitFor(),
  }
})()

/** The system turns dark, and with it every widget of a page that follows the system. */
export async function darken(page: Page): Promise<void> {
  const follows = (await page.locator('html').getAttribute('data-scheme')) !== null
  await page.emulateMedia({ colorScheme: 'dark' })
  if (!follows) return
  await page.locator('html[data-scheme="dark"]').waitFor()
  await expect.poll(() => page.locator('.fk-root[data-scheme="light"]').count()).toBe(0)
}

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')
/** Two widgets on one page name their parts alike. */
const OFF = { 'landmark-unique': { enabled: false } }

/**
 * Everything a person with a keyboard, a reader or poor sight would stumble over.
 * @param only some rules in place of all
 */
export async function stumbles(page: Page, only?: readonly string[]): Promise<readonly string[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(AXE)
  return page.evaluate(
    async ([rules, chosen]) => {
      const { violations } = await window.axe.run(document, {
        resultTypes: ['violations'],
        ...(chosen ? { runOnly: { type: 'rule', values: [...chosen] } } : { rules }),
      })
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html.slice(0, 120)}`),
      )
    },
    [OFF, only] as const,
  )
}

declare global {
  interface Window {
    readonly axe: typeof import('axe-core')
  }
}
