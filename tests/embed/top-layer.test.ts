import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { share } from '../tier.ts'
import { leave } from '../opened-page.ts'
import { OPENINGS } from './openings.ts'
import { openSite, showing, type Site, type Visit, visit } from './site.ts'
import { WIDGET_NAMES } from './widget-names.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site?.close())

/** A header of the host over the whole window, as far up as a page can put it. */
const HEADER =
  '<header id="host-header" style="position:fixed;inset:0;z-index:2147483647;pointer-events:auto"></header>'
const cover = (page: Page): Promise<void> =>
  page.evaluate((header) => document.body.insertAdjacentHTML('beforeend', header), HEADER)
const uncover = (page: Page): Promise<void> => page.evaluate(() => document.getElementById('host-header')?.remove())

/** Whether a press in its middle hits the element, through any number of shadow roots. */
const isMet = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    let found = document.elementFromPoint(left + width / 2, top + height / 2)
    while (found?.shadowRoot) found = found.shadowRoot.elementFromPoint(left + width / 2, top + height / 2)
    return found !== null && element.contains(found)
  })

describe.each([
  ['react', 'plain', 'calm', 0],
  ['react', 'plain', 'hostile', 1],
  ['react', 'layered', 'calm', 2],
  ['element', 'none', 'hostile', 3],
] as const)('below a header with the highest z-index there is (%s, %s, %s)', (as, sheet, look, manner) => {
  let opened: Visit
  beforeAll(async () => {
    opened = await visit(site, { sheet, look })
  })
  afterAll(() => opened && leave(opened.page))

  it.each(share(WIDGET_NAMES, manner, 2))('what is opened in %s lies above it', async (widget) => {
    const { page, faults } = opened
    await showing(page, { widget, as }, async () => {
      await OPENINGS[widget](page)
      await cover(page)
      const overlays = page.locator('.fk-root :is([role=dialog], [role=listbox])').filter({ visible: true })
      expect(await overlays.count()).toBeGreaterThan(0)
      await expect.poll(() => isMet(overlays.last())).toBe(true)
      await uncover(page)
    })
    expect(faults.splice(0)).toEqual([])
  })

  // Sheets in cascade layers take nothing back that a host sets, here as elsewhere.
  if (sheet !== 'layered')
    it('what a host lays behind its own pop-ups lies behind no overlay', async () => {
      const { page } = opened
      await showing(page, { widget: 'fee-tab', as }, async () => {
        await page.evaluate(() => {
          const host = new CSSStyleSheet()
          host.replaceSync('::backdrop { background: rgb(200, 0, 0); backdrop-filter: blur(4px) }')
          document.adoptedStyleSheets = [...document.adoptedStyleSheets, host]
        })
        await OPENINGS['fee-tab'](page)
        const behind = await page.locator('[data-fk-layer]:popover-open').evaluateAll((layers) =>
          layers.map((layer) => {
            const { backgroundColor, backdropFilter } = getComputedStyle(layer, '::backdrop')
            return [backgroundColor, backdropFilter]
          }),
        )
        expect(behind.length).toBeGreaterThan(0)
        expect(new Set(behind.map(String))).toEqual(new Set(['rgba(0, 0, 0, 0),none']))
      })
    })

  it('a drawer is closed by its button, and a list in it lies above the drawer', async () => {
    const { page } = opened
    await showing(page, { widget: 'fee-tab', as }, async () => {
      await OPENINGS['fee-tab'](page)
      await cover(page)
      const drawer = page.getByRole('dialog', { name: /新增收入/ })
      const list = page.locator('.fk-root').getByRole('listbox')
      await expect.poll(() => isMet(list)).toBe(true)
      await list.press('Escape')
      await list.waitFor({ state: 'detached' })
      const close = drawer.getByRole('button', { name: '关闭' }).first()
      await expect.poll(() => isMet(close)).toBe(true)
      await close.click()
      await drawer.waitFor({ state: 'detached' })
      await uncover(page)
    })
  })
})
