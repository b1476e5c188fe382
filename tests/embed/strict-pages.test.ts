import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { share } from '../tier.ts'
import { leave } from '../opened-page.ts'
import { OPENINGS } from './openings.ts'
import { addressOf, newPage, openSite, ready, showing, type Site, type View, type Visit, visit } from './site.ts'
import { WIDGET_NAMES } from './widget-names.ts'

/** The three rules of a strict page, and no markup or address of a script as plain text. */
const POLICY = "default-src 'self'; style-src 'self'; script-src 'self'; require-trusted-types-for 'script'"

let site: Site
let strict: Site
beforeAll(async () => {
  // A frame without an origin may load modules only where the server allows every origin.
  ;[site, strict] = await Promise.all([
    openSite({ 'access-control-allow-origin': '*' }),
    openSite({ 'content-security-policy': POLICY }),
  ])
})
afterAll(() => Promise.all([site?.close(), strict?.close()]))

interface Place extends Visit {
  readonly view: View
}

/** The page itself. */
const whole = (visited: Visit): Place => ({ ...visited, view: visited.page })

/** The page's server answers files of the back end, which is in the page. */
async function answerFiles(page: Page): Promise<void> {
  await page.route('**/files/*', async (route) => {
    const path = decodeURIComponent(new URL(route.request().url()).pathname.split('/').at(-1) ?? '')
    const file = await page.evaluate(async (requested) => window.copies?.at(-1)?.fileAt(requested), path)
    if (!file) return route.abort()
    return route.fulfill({ contentType: file.type, body: Buffer.from(file.base64, 'base64') })
  })
}

async function withoutStorage(): Promise<Place> {
  return whole(
    await visit(site, {}, (opened) =>
      opened.addInitScript(() => {
        const refuse = (): never => {
          throw new DOMException('storage is blocked', 'SecurityError')
        }
        for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
          Object.defineProperty(window, name, { get: refuse })
        Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse })
      }),
    ),
  )
}

async function sandboxed(): Promise<Place> {
  const { page, faults } = await newPage(site)
  await page.route('**/outside.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<iframe sandbox="allow-scripts" src="${addressOf(site, {})}" width="1440" height="900"></iframe>`,
    }),
  )
  await page.goto(`${site.url}outside.html`)
  const view = await (await page.waitForSelector('iframe')).contentFrame()
  if (view === null) throw new Error('the frame holds no page')
  await ready(view)
  expect(await view.evaluate(() => window.origin)).toBe('null')
  return { page, faults, view }
}

/** The strict page, whose pictures have addresses: from memory they would be `blob:`. */
async function guarded(as: string): Promise<Visit> {
  return visit(strict, { sheet: as === 'element' ? 'none' : 'plain', files: 'addresses' }, answerFiles)
}

const PAGES = [
  {
    name: 'a page that runs only its own code and styles, and writes no markup,',
    open: async (as: string) => whole(await guarded(as)),
  },
  { name: 'a page that keeps nothing, whose every storage throws,', open: withoutStorage },
  { name: 'a sandboxed frame with scripts as all it may', open: sandboxed },
]
const WAYS = PAGES.flatMap((page) => (['react', 'element'] as const).map((as) => ({ ...page, as }))).map(
  (way, manner) => ({ ...way, manner }),
)

/** Pictures of widgets that came to nothing. */
const lostPictures = (view: View): Promise<readonly string[]> =>
  view
    .locator('.fk-root img')
    .evaluateAll((pictures) =>
      pictures.flatMap((picture) =>
        picture instanceof HTMLImageElement && picture.complete && picture.naturalWidth === 0 ? [picture.src] : [],
      ),
    )

describe.each(WAYS)('$name ($as)', ({ open, as, manner }) => {
  let place: Place
  beforeAll(async () => {
    place = await open(as)
  })
  afterAll(() => place && leave(place.page))

  it.each(share(WIDGET_NAMES, manner, 3))('shows %s and what is opened in it', async (widget) => {
    const { view, faults } = place
    await showing(view, { widget, as }, async () => {
      await OPENINGS[widget](view)
      await expect.poll(() => lostPictures(view)).toEqual([])
    })
    expect(faults.splice(0)).toEqual([])
  })
})

describe.each(['react', 'element'] as const)('a strict page (%s)', (as) => {
  let guard: Visit
  beforeAll(async () => {
    guard = await guarded(as)
  })
  afterAll(() => guard && leave(guard.page))

  it('shows the pictures of papers', async () => {
    const { page, faults } = guard
    await showing(page, { widget: 'papers-tab', as }, () =>
      expect
        .poll(() =>
          page
            .locator('.fk-root img')
            .first()
            .evaluate((picture) => picture instanceof HTMLImageElement && picture.naturalWidth > 1),
        )
        .toBe(true),
    )
    expect(faults.splice(0)).toEqual([])
  })

  it('draws the pages of a form, by a thread at an address', async () => {
    const { page, faults } = guard
    await showing(page, { widget: 'form-preview', as }, async () => {
      await page
        .getByRole('button', { name: /^预览 / })
        .first()
        .click()
      await page.getByRole('group', { name: '文件页面' }).locator('canvas').first().waitFor()
    })
    expect(faults.splice(0)).toEqual([])
  })

  it('what breaks the policy is noticed', async () => {
    const { page, faults } = guard
    await page.evaluate(() => document.body.setAttribute('style', 'color: red'))
    await expect.poll(() => faults.length).toBeGreaterThan(0)
  })
})
