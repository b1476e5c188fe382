import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { share } from '../tier.ts'
import { differences, differingPart, looksOfHost, looksOfWidgets, still } from '../looks.ts'
import { leave } from '../opened-page.ts'
import { OPENINGS } from './openings.ts'
import { clear, openSite, show, showing, type Site, type Visit, visit } from './site.ts'
import { WIDGET_NAMES } from './widget-names.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site?.close())

/** Where the pointer rests over no widget. */
const ASIDE = [1439, 899] as const
const MOST_NAMED = 20
const MOST_DIFFERING = 0.005
const PAGES = ['calm', 'reset', 'hostile'] as const

/**
 * Pictures and what opens over a page come to rest when they like: pages that look the same in the end look the same.
 */
async function expectSame(pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    // The place of messages comes once a user points at the widget; nothing is under a pointer here.
    await page.locator('.fk-root').first().dispatchEvent('pointerover')
    await page.locator('[data-fk-toasts]').first().waitFor({ state: 'attached' })
    await still(page)
  }
  await expect
    .poll(async () => {
      const [calm = {}, ...others] = await Promise.all(pages.map(looksOfWidgets))
      expect(Object.keys(calm).length).toBeGreaterThan(50)
      return others.flatMap((looks, at) =>
        differences(calm, looks)
          .slice(0, MOST_NAMED)
          .map((line) => `${PAGES[at + 1]}: ${line}`),
      )
    })
    .toEqual([])
  await expect
    .poll(async () => {
      const [calm, ...others] = await Promise.all(pages.map((page) => page.screenshot({ animations: 'disabled' })))
      return Math.max(...(await Promise.all(others.map((picture) => differingPart(calm ?? picture, picture)))))
    })
    .toBeLessThan(MOST_DIFFERING)
}

describe.each([
  { manner: 0, as: 'react', sheet: 'plain', name: 'with styles.css' },
  { manner: 1, as: 'react', sheet: 'layered', name: 'with styles.layered.css, beside a host in a layer of its own' },
  { manner: 2, as: 'element', sheet: 'none', name: 'as an element' },
] as const)('a widget $name', ({ manner, as, sheet }) => {
  let visits: readonly Visit[] = []
  beforeAll(async () => {
    visits = await Promise.all(PAGES.map((look) => visit(site, { look, sheet })))
  })
  afterAll(() => Promise.all(visits.map(({ page }) => leave(page))))

  it.each(share(WIDGET_NAMES, manner, 3))(
    '%s looks the same on a calm page, on one with a reset and under a hostile sheet',
    async (widget) => {
      const pages = visits.map(({ page }) => page)
      try {
        await Promise.all(
          pages.map(async (page) => {
            await page.mouse.move(...ASIDE)
            await show(page, { widget, as })
          }),
        )
        // A viewer draws nothing until it is opened.
        if (widget !== 'image-viewer') await expectSame(pages)
        await Promise.all(pages.map(OPENINGS[widget]))
        await expectSame(pages)
      } finally {
        await Promise.all(pages.map(clear))
      }
      expect(visits.flatMap(({ faults }) => faults.splice(0))).toEqual([])
    },
  )
})

describe('the page around', () => {
  /**
   * While a dialog covers the page, the page does not scroll and cannot be pressed; its root declares this, and all
   * elements below inherit it.
   */
  const besideWaiting = (line: string): boolean =>
    !/^\d+ (html|body) (overflow|scrollbar)|^\d+ \w+ (pointer-events|interactivity|--scrollbar-width):/.test(line)

  it.each([
    ['plain', 'react', 0],
    ['layered', 'react', 1],
    ['none', 'element', 2],
  ] as const)(
    'keeps all of its looks beside widgets, with something open in them and once they are gone (%s, %s)',
    async (sheet, as, manner) => {
      const { page: alone } = await visit(site, { sheet: 'none' })
      const expected = await looksOfHost(alone)
      await leave(alone)
      expect(Object.keys(expected).length).toBeGreaterThan(200)
      const { page } = await visit(site, { sheet })
      for (const widget of share(WIDGET_NAMES, manner, 3)) {
        await showing(page, { widget, as }, async () => {
          await OPENINGS[widget](page)
          await expect
            .poll(
              async () =>
                differences(expected, await looksOfHost(page))
                  .filter(besideWaiting)
                  .slice(0, MOST_NAMED),
              { message: widget },
            )
            .toEqual([])
        })
        await expect
          .poll(async () => differences(expected, await looksOfHost(page)).slice(0, MOST_NAMED), { message: widget })
          .toEqual([])
      }
      await leave(page)
    },
  )
  it.each([
    ['plain', 'react'],
    ['none', 'element'],
  ] as const)('may read from right to left: widgets and their drawers do not (%s, %s)', async (sheet, as) => {
    const { page } = await visit(site, { sheet })
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl'
    })
    await showing(page, { widget: 'fee-tab', as }, async () => {
      await OPENINGS['fee-tab'](page)
      const read = await page
        .locator('.fk-root')
        .evaluateAll((roots) => roots.map((root) => getComputedStyle(root).direction))
      expect(read.length).toBeGreaterThan(1)
      expect(new Set(read)).toEqual(new Set(['ltr']))
    })
    await leave(page)
  })
})
