import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OPENINGS } from './openings.ts'
import type { Shown } from './shown.ts'
import { addressOf, newPage, openSite, ready, show, type Site, type View, visit } from './site.ts'
import { WIDGET_NAMES, type WidgetName } from './widget-names.ts'

/** Pictures a person may see are fetched with their token, and stand at addresses of the page's own. */
const POLICY = "default-src 'self'; style-src 'self'; script-src 'self'; img-src 'self' blob:; require-trusted-types-for 'script'"

let site: Site
let guarded: Site
beforeAll(async () => {
  // A frame without an origin may load modules only where the server lets anybody.
  ;[site, guarded] = await Promise.all([openSite({ 'access-control-allow-origin': '*' }), openSite({ 'content-security-policy': POLICY })])
})
afterAll(() => Promise.all([site?.close(), guarded?.close()]))

const WAYS = WIDGET_NAMES.flatMap((widget) => (['react', 'element'] as const).map((as) => [widget, as] as const))

/** Shows a widget and opens what a person opens in it. */
async function use(view: View, widget: WidgetName, as: NonNullable<Shown['as']>): Promise<void> {
  await show(view, { widget, as })
  await OPENINGS[widget](view)
}

describe('a page that runs only its own code and styles, and writes no markup', () => {
  it.each(WAYS)('shows %s (%s) without breaking its policy once', async (widget, as) => {
    const { page, faults } = await visit(guarded, { sheet: as === 'element' ? 'none' : 'plain' })
    await use(page, widget, as)
    expect(faults).toEqual([])
    await page.context().close()
  })
  it('notices what breaks its policy', async () => {
    const { page, faults } = await visit(guarded)
    await page.evaluate(() => document.body.setAttribute('style', 'color: red'))
    await expect.poll(() => faults.length).toBeGreaterThan(0)
    await page.context().close()
  })
})

describe('a page that keeps nothing', () => {
  it.each(WAYS)('shows %s (%s) though every storage throws', async (widget, as) => {
    const { page, faults } = await visit(site, {}, (opened) => opened.addInitScript(() => {
      const refuse = (): never => { throw new DOMException('storage is blocked', 'SecurityError') }
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) Object.defineProperty(window, name, { get: refuse })
      Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse })
    }))
    await use(page, widget, as)
    expect(faults).toEqual([])
    await page.context().close()
  })
})

describe('a sandboxed frame', () => {
  it.each(WAYS)('shows %s (%s) with scripts as all it may', async (widget, as) => {
    const { page, faults } = await newPage(site)
    const address = addressOf(site, {})
    await page.route('**/outside.html', (route) => route.fulfill({ contentType: 'text/html', body: `<iframe sandbox="allow-scripts" src="${address}" width="1440" height="900"></iframe>` }))
    await page.goto(`${site.url}outside.html`)
    const frame = await (await page.waitForSelector('iframe')).contentFrame()
    if (frame === null) throw new Error('the frame holds no page')
    await ready(frame)
    expect(await frame.evaluate(() => window.origin)).toBe('null')
    await use(frame, widget, as)
    expect(faults).toEqual([])
    await page.context().close()
  })
})
