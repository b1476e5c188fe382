import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { leave } from '../opened-page.ts'
import { openSite, show, type Site, visit } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site?.close())

const PLACE_HEIGHT = 640
/** Rows of 40 px below the header and above the pages, and a few on either side for the user who scrolls. */
const MOST_DRAWN = 40
const ROWS = 200

/** What the sheets have to come to, in figures: pages compared with one another may all be wrong. */
describe.each(['plain', 'layered'] as const)('the published sheet (%s)', (sheet) => {
  it('a list of 200 rows is as high as its place, scrolls its rows and draws only those in view', async () => {
    const { page, faults } = await visit(site, { sheet })
    await page.addStyleTag({
      content: `#app#app#app > main > .place.place { height: ${PLACE_HEIGHT}px; min-height: 0 }`,
    })
    await show(page, { widget: 'config-grid', also: 'a list of 200 rows' })
    await page.getByRole('row', { name: /示例第 001 行/ }).waitFor()
    const root = page.locator('[data-fk-widget="config-grid"]')
    const { display, flexDirection, height } = await root.evaluate((element) => {
      const { display: shown, flexDirection: direction } = getComputedStyle(element)
      return { display: shown, flexDirection: direction, height: element.getBoundingClientRect().height }
    })
    expect({ display, flexDirection, height }).toEqual({
      display: 'flex',
      flexDirection: 'column',
      height: PLACE_HEIGHT,
    })
    const drawn = page.getByRole('row', { name: /示例第 \d+ 行/ })
    await expect.poll(() => drawn.count()).toBeGreaterThan(5)
    await expect.poll(() => drawn.count()).toBeLessThan(MOST_DRAWN)
    // The last row is reached by scrolling the list.
    await drawn.first().hover()
    await page.mouse.wheel(0, ROWS * 100)
    await page.getByRole('row', { name: new RegExp(`示例第 ${ROWS} 行`) }).waitFor()
    expect(faults).toEqual([])
    await leave(page)
  })
})
