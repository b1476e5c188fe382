import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { differences, differingPart, type Looks, looksOfHost, looksOfWidgets, still } from './looks.ts'
import { OPENINGS } from './openings.ts'
import type { Shown } from './shown.ts'
import { type Host, hide, openSite, show, type Site, visit } from './site.ts'
import { WIDGET_NAMES } from './widget-names.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site?.close())

interface Drawn {
  readonly looks: Looks
  readonly picture: Buffer
}

/** A widget as it is drawn once its data is there, and with what a person opens in it. */
async function drawn(shown: Shown, host: Host): Promise<readonly Drawn[]> {
  const { page, faults } = await visit(site, host)
  await show(page, shown)
  const seen: Drawn[] = []
  const look = async (): Promise<void> => {
    // The place of messages comes along after everything else.
    await page.locator('[data-fk-toasts]').first().waitFor({ state: 'attached' })
    await still(page)
    seen.push({ looks: await looksOfWidgets(page), picture: await page.screenshot({ animations: 'disabled' }) })
  }
  // A viewer draws nothing until it is opened.
  if (shown.widget !== 'image-viewer') await look()
  await OPENINGS[shown.widget](page)
  await look()
  expect(faults).toEqual([])
  await page.context().close()
  return seen
}

const MOST_NAMED = 20
const MOST_DIFFERING = 0.005

describe.each([
  { as: 'react', sheet: 'plain', name: 'with styles.css' },
  { as: 'react', sheet: 'layered', name: 'with styles.layered.css, beside a host in a layer of its own' },
  { as: 'element', sheet: 'none', name: 'as an element' },
] as const)('a widget $name', ({ as, sheet }) => {
  it.each(WIDGET_NAMES)('%s looks the same on a calm page, on one with a reset and under a hostile sheet', async (widget) => {
    const calm = await drawn({ widget, as }, { look: 'calm', sheet })
    for (const look of ['reset', 'hostile'] as const) {
      for (const [at, { looks, picture }] of (await drawn({ widget, as }, { look, sheet })).entries()) {
        const expected = calm[at]
        expect(Object.keys(expected?.looks ?? {}).length).toBeGreaterThan(50)
        expect(differences(expected?.looks ?? {}, looks).slice(0, MOST_NAMED), look).toEqual([])
        expect(await differingPart(expected?.picture ?? picture, picture), look).toBeLessThan(MOST_DIFFERING)
      }
    }
  })
})

describe('the page around', () => {
  /** While something lies over the page it does not scroll; that is said at its root. */
  const besideScrolling = (line: string): boolean => !/^\d+ (html|body) (overflow|scrollbar)/.test(line)

  it.each([['plain', 'react'], ['layered', 'react'], ['none', 'element']] as const)('keeps all of its looks beside widgets, with something open in them and once they are gone (%s, %s)', async (sheet, as) => {
    const { page: alone } = await visit(site, { sheet: 'none' })
    const expected = await looksOfHost(alone)
    await alone.context().close()
    expect(Object.keys(expected).length).toBeGreaterThan(200)
    const { page } = await visit(site, { sheet })
    for (const widget of WIDGET_NAMES) {
      const standing = await show(page, { widget, as })
      await OPENINGS[widget](page)
      expect(differences(expected, await looksOfHost(page)).filter(besideScrolling).slice(0, MOST_NAMED), widget).toEqual([])
      await hide(page, standing)
      expect(differences(expected, await looksOfHost(page)).slice(0, MOST_NAMED), widget).toEqual([])
    }
    await page.context().close()
  })
})
