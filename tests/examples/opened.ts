import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { CHROMIUM_FLAGS, chromiumPath } from '../chromium.ts'
import { serveFolder } from '../served-folder.ts'

const PATIENCE_MS = 60_000

/** The built examples on an address of their own, and a browser before them. */
export interface Examples {
  readonly browser: Browser
  readonly url: string
  close(): Promise<void>
}

export async function openExamples(): Promise<Examples> {
  const served = await serveFolder(resolve('.cache/examples'))
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...CHROMIUM_FLAGS] })
  return {
    browser,
    url: served.url,
    close: async () => {
      await browser.close()
      served.close()
    },
  }
}

export interface Opened {
  readonly page: Page
  /** Errors nobody caught, and what the console was told as an error. */
  readonly faults: string[]
}

/** A page of its own session. */
export async function open({ browser, url }: Examples, path: string, further: BrowserContextOptions = {}): Promise<Opened> {
  const context = await browser.newContext({ baseURL: url, locale: 'zh-CN', timezoneId: 'Asia/Shanghai', viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce', ...further })
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(String(error)))
  page.on('console', (message) => { if (message.type() === 'error') faults.push(message.text()) })
  await page.goto(path)
  return { page, faults }
}

/** What a folder shows once its data are there. */
export const READY: Readonly<Record<string, (page: Page) => Promise<void>>> = (() => {
  const basic = (page: Page) => page.getByRole('region', { name: '基础需求' }).getByRole('button', { name: '编辑' }).waitFor()
  const fees = (page: Page) => page.getByRole('tab', { name: /收费清单/ }).first().waitFor()
  const flow = (page: Page) => page.getByRole('button', { name: '进度视图' }).first().waitFor()
  const holidays = (page: Page) => page.getByRole('row', { name: /国庆节/ }).waitFor()
  return {
    'quick-start': async (page) => void (await page.getByRole('form').or(page.getByRole('region', { name: '基础需求' })).first().waitFor()),
    'project-detail': basic, 'own-back-end': basic,
    'fee-tab': fees, messages: fees, 'own-auth': fees, 'strict-csp': fees, 'hostile-css': fees, 'elements-html': fees,
    'elements-vue': async (page) => void (await page.getByRole('region', { name: '佛山' }).getByRole('tab', { name: /收费清单/ }).waitFor()),
    'flow-tab': flow, 'own-transport': flow, 'react-18': flow,
    theming: async (page) => void (await Promise.all([flow(page), fees(page)])),
    'two-cities': async (page) => void (await Promise.all(['广州', '深圳'].map((name) => page.getByRole('region', { name }).getByRole('button', { name: '进度视图' }).waitFor()))),
    'papers-tab': (page) => page.getByRole('button', { name: '打印清单' }).waitFor(),
    'form-preview': (page) => page.getByRole('button', { name: /合并打印/ }).waitFor(),
    'config-grid': holidays, slots: holidays,
    'image-viewer': (page) => page.getByRole('button', { name: '样例户型图' }).waitFor(),
    'component-sheet': (page) => page.getByRole('heading', { level: 1, name: '组件清单' }).waitFor(),
  }
})()

/** Nothing says that it is still on its way. */
export const settled = async (page: Page): Promise<void> => void (await page.waitForFunction(() => {
  const below = (root: ParentNode): readonly Element[] => [...root.querySelectorAll('*')].flatMap((one) => (one.shadowRoot ? below(one.shadowRoot) : one.matches('.fk-root [aria-busy="true"], .fk-root[aria-busy="true"]') ? [one] : []))
  return below(document).length === 0
}, undefined, { polling: 100 }))

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')
/** Two widgets on one page name their parts alike. */
const OFF = { 'landmark-unique': { enabled: false } }

/** Everything a person with a keyboard, a reader or poor sight would stumble over. */
export async function stumbles(page: Page): Promise<readonly string[]> {
  await page.evaluate(AXE)
  return page.evaluate(async (rules) => {
    const { violations } = await window.axe.run(document, { rules, resultTypes: ['violations'] })
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html.slice(0, 120)}`))
  }, OFF)
}

declare global {
  interface Window {
    readonly axe: typeof import('axe-core')
  }
}
