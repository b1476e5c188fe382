import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OPENINGS } from './openings.ts'
import { addressOf, newPage, openSite, ready, showing, type Site, type View, type Visit, visit } from './site.ts'
import { WIDGET_NAMES } from './widget-names.ts'

/** Pictures a person may see are fetched with their token, and stand at addresses of the page's own. */
const POLICY = "default-src 'self'; style-src 'self'; script-src 'self'; img-src 'self' blob:; require-trusted-types-for 'script'"

let site: Site
let guarded: Site
beforeAll(async () => {
  // A frame without an origin may load modules only where the server lets anybody.
  ;[site, guarded] = await Promise.all([openSite({ 'access-control-allow-origin': '*' }), openSite({ 'content-security-policy': POLICY })])
})
afterAll(() => Promise.all([site?.close(), guarded?.close()]))

interface Place extends Visit {
  readonly view: View
}

/** The page itself. */
const whole = (visited: Visit): Place => ({ ...visited, view: visited.page })

async function withoutStorage(): Promise<Place> {
  return whole(await visit(site, {}, (opened) => opened.addInitScript(() => {
    const refuse = (): never => { throw new DOMException('storage is blocked', 'SecurityError') }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) Object.defineProperty(window, name, { get: refuse })
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse })
  })))
}

async function sandboxed(): Promise<Place> {
  const { page, faults } = await newPage(site)
  await page.route('**/outside.html', (route) => route.fulfill({ contentType: 'text/html', body: `<iframe sandbox="allow-scripts" src="${addressOf(site, {})}" width="1440" height="900"></iframe>` }))
  await page.goto(`${site.url}outside.html`)
  const view = await (await page.waitForSelector('iframe')).contentFrame()
  if (view === null) throw new Error('the frame holds no page')
  await ready(view)
  expect(await view.evaluate(() => window.origin)).toBe('null')
  return { page, faults, view }
}

const PAGES = [
  { name: 'a page that runs only its own code and styles, and writes no markup,', open: async (as: string) => whole(await visit(guarded, { sheet: as === 'element' ? 'none' : 'plain' })) },
  { name: 'a page that keeps nothing, whose every storage throws,', open: withoutStorage },
  { name: 'a sandboxed frame with scripts as all it may', open: sandboxed },
]
const WAYS = PAGES.flatMap((page) => (['react', 'element'] as const).map((as) => ({ ...page, as })))

describe.each(WAYS)('$name ($as)', ({ open, as }) => {
  let place: Place
  beforeAll(async () => {
    place = await open(as)
  })
  afterAll(() => place?.page.context().close())

  it.each(WIDGET_NAMES)('shows %s and what is opened in it', async (widget) => {
    const { view, faults } = place
    await showing(view, { widget, as }, () => OPENINGS[widget](view))
    expect(faults.splice(0)).toEqual([])
  })
})

it('what breaks a policy is noticed', async () => {
  const { page, faults } = await visit(guarded)
  await page.evaluate(() => document.body.setAttribute('style', 'color: red'))
  await expect.poll(() => faults.length).toBeGreaterThan(0)
  await page.context().close()
})
