import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HOST_COLOUR } from './shown.ts'
import { leave } from '../opened-page.ts'
import { openSite, showing, type Site, type Visit, visit } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site?.close())

const accent = (page: Page): Promise<string> =>
  page
    .locator('.fk-root')
    .first()
    .evaluate((root) => getComputedStyle(root).getPropertyValue('--fk-colors-brand').trim())
const write = (page: Page, css: string): Promise<unknown> => page.addStyleTag({ content: css })

/** Where a host may write a variable of the page's own, and of the element around a widget. */
const PAGE = `:root, body, .place, fangkit-fee-tab { --fk-colors-brand: ${HOST_COLOUR} }`

describe.each([
  ['react', 'plain'],
  ['react', 'layered'],
  ['element', 'none'],
] as const)('a style variable (%s, %s)', (as, sheet) => {
  let opened: Visit
  beforeAll(async () => {
    opened = await visit(site, { sheet })
  })
  afterAll(() => opened && leave(opened.page))

  it('is changed by `appearance`, and does not come in from around the widget', async () => {
    const { page, faults } = opened
    await write(page, PAGE)
    await showing(page, { widget: 'fee-tab', as }, async () => expect(await accent(page)).not.toBe(HOST_COLOUR))
    await showing(page, { widget: 'fee-tab', as, also: 'a colour of the host' }, async () =>
      expect(await accent(page)).toBe(HOST_COLOUR),
    )
    expect(faults.splice(0)).toEqual([])
  })

  it('is changed by a rule of the page for `.fk-root`, where no shadow root lies between', async () => {
    const { page } = opened
    await write(page, `.place .fk-root { --fk-colors-brand: ${HOST_COLOUR} }`)
    await showing(page, { widget: 'fee-tab', as }, async () => {
      if (as === 'element') expect(await accent(page)).not.toBe(HOST_COLOUR)
      else expect(await accent(page)).toBe(HOST_COLOUR)
    })
  })
})
