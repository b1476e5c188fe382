import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { share } from '../tier.ts'
import { leave } from '../opened-page.ts'
import { OPENINGS } from './openings.ts'
import { openSite, showing, type Site, type Visit, visit } from './site.ts'
import { type Alive, watchPage } from './watch-page.ts'
import { WIDGET_NAMES } from './widget-names.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site?.close())

/**
 * What our dependencies start at their first use and keep once per copy of the library, however many widgets are
 * mounted: listeners that detect whether keys or the pointer move the focus, and a check for the developer tools of
 * forms. None of it refers to a widget.
 */
const ONCE: ReadonlySet<string> = new Set([
  ...['keydown', 'keyup', 'click', 'pointerdown', 'pointermove', 'pointerup'].map(
    (type) => `listener of document: ${type}`,
  ),
  ...['focus', 'blur', 'beforeunload', 'tanstack-connect-success'].map((type) => `listener of window: ${type}`),
])

/** React’s own, once for each copy on a page; the elements bring theirs along. */
const OF_REACT = 'listener of document: selectionchange'
/** Counts but what is there once. */
const alive = async (page: Page): Promise<Alive> => {
  const all = await page.evaluate(() => window.alive?.() ?? {})
  return Object.fromEntries(
    Object.entries(all).filter(([kind, count]) => (count !== 1 || !ONCE.has(kind)) && (count > 2 || kind !== OF_REACT)),
  )
}
const MOUNTS = 100

describe.each([
  ['react', 0],
  ['element', 1],
] as const)('a widget that is taken away (%s)', (as, manner) => {
  let opened: Visit
  let before: Alive
  beforeAll(async () => {
    opened = await visit(site, {}, (page) => page.addInitScript(watchPage))
    before = await alive(opened.page)
  })
  afterAll(() => opened && leave(opened.page))

  it.each(share(WIDGET_NAMES, manner, 2))(
    '%s leaves no timer, socket, listener, address of a file or node behind, also with something open in it',
    async (widget) => {
      const { page, faults } = opened
      for (const opens of [false, true]) {
        await showing(page, { widget, as }, () => (opens ? OPENINGS[widget](page) : Promise.resolve()))
        await expect.poll(() => alive(page)).toEqual(before)
      }
      expect(faults.splice(0)).toEqual([])
    },
  )

  it(`leaves nothing behind after ${MOUNTS} rounds, whether its data had come or not`, async () => {
    const { page, faults } = opened
    await page.evaluate(
      async ([names, rounds, kind]) => {
        const copy = window.copies?.at(-1)
        const turn = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()))
        for (let round = 0; round < rounds; round += 1) {
          const widget = names[round % names.length]
          if (!copy || widget === undefined) throw new Error('nothing to show')
          const shownWidget = await copy.show({ widget, as: kind })
          for (let frame = 0; frame < round % 5; frame += 1) await turn()
          shownWidget.hide()
          await turn()
        }
      },
      [[...WIDGET_NAMES], MOUNTS, as] as const,
    )
    await expect.poll(() => alive(page)).toEqual(before)
    expect(faults.splice(0)).toEqual([])
  })
})
