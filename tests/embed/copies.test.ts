import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { leave } from '../opened-page.ts'
import { share } from '../tier.ts'
import { OPENINGS } from './openings.ts'
import { openSite, ready, show, showing, type Site, type Visit, visit } from './site.ts'
import { WIDGET_NAMES } from './widget-names.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site?.close())

const reactsOn = (page: Page): Promise<readonly (string | undefined)[] | undefined> =>
  page.evaluate(() => window.copies?.map(({ react }) => react.split('.')[0]))

describe.each([
  { manner: 0, name: 'a host with React 18', page: 'older', react: '18', strict: false },
  { manner: 1, name: 'a host that develops, in strict mode,', page: 'developing', react: '19', strict: true },
] as const)('$name', ({ manner, page: built, react, strict }) => {
  let opened: Visit
  beforeAll(async () => {
    opened = await visit(site, { page: built })
    expect(await reactsOn(opened.page)).toEqual([react])
  })
  afterAll(() => opened && leave(opened.page))

  it.each(share(WIDGET_NAMES, manner, 2))(
    'shows %s and what is opened in it, and hears no complaint',
    async (widget) => {
      const { page, faults } = opened
      await showing(page, { widget, strict }, () => OPENINGS[widget](page))
      expect(faults.splice(0)).toEqual([])
    },
  )
})

describe('several on one page', () => {
  it('two copies of React and of the library work side by side, each with its own drawer', async () => {
    const { page, faults } = await visit(site)
    // As text: a function would be read by the tool that runs these tests first.
    await page.evaluate(`import('${site.url}older/index.js')`)
    await ready(page, 2)
    expect(await reactsOn(page)).toEqual(['19', '18'])
    await show(page, { widget: 'fee-tab' }, 0)
    await show(page, { widget: 'config-grid' }, 1)
    await OPENINGS['fee-tab'](page)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').getByRole('button', { name: '取消' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await OPENINGS['config-grid'](page)
    expect(faults).toEqual([])
    await leave(page)
  })

  it('when one of two providers turns to another city, the other neither asks again nor hears of it', async () => {
    const { page, faults } = await visit(site)
    const first = await show(page, { widget: 'config-grid', city: '440100' })
    const second = await show(page, { widget: 'flow-tab', city: '440300' })
    const calls = (shownWidget: typeof first): Promise<number> => shownWidget.evaluate((one) => one.calls.length)
    const [askedByFirst, askedBySecond] = [await calls(first), await calls(second)]
    await first.evaluate((one) => one.enter('440600'))
    await expect.poll(() => calls(first)).toBeGreaterThan(askedByFirst)
    await expect.poll(() => first.evaluate((one) => [...one.events])).toContain('scopeChanged')
    expect(await calls(second)).toBe(askedBySecond)
    expect(await second.evaluate((one) => [...one.events])).not.toContain('scopeChanged')
    expect(faults).toEqual([])
    await leave(page)
  })
})
