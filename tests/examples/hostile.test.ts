import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EXAMPLES } from '../../examples/frame/readme.ts'
import { HOSTILE } from '../embed/page/sheets.ts'
import { NOW } from '../embed/shown.ts'
import { differences, differingPart, looksOfWidgets, still } from '../looks.ts'
import { leave, type OpenedPage } from '../opened-page.ts'
import { adopt, adoptFromStart } from './adopt.ts'
import { areaOfWidgets, standAlone } from './alone.ts'
import { some } from '../tier.ts'
import { type Examples, open, openExamples } from './opened.ts'
import { searchOf, seen } from './seen.ts'
import { PARTNER_SHEET } from './setup.ts'

let examples: Examples
let partnerSheet: string
beforeAll(async () => {
  partnerSheet = readFileSync(PARTNER_SHEET, 'utf8')
  examples = await openExamples()
})
afterAll(() => examples?.close())

/** Where the pointer rests over no widget. */
const ASIDE = [1439, 899] as const
const MOST_NAMED = 20
const MOST_DIFFERING = 0.005
/** The folder about hostile sheets has one of its own. */
const CALM: Readonly<Record<string, string>> = { 'hostile-css': '?calm=true' }

/** A folder as a host has it: with the published sheet, and its own sheet after that. Every page has the same day. */
async function openUnder(address: string, folder: string, host: readonly string[]): Promise<OpenedPage> {
  const opened = await open(examples, address, {
    prepare: async (page) => {
      await page.clock.setFixedTime(NOW)
      await adoptFromStart(page, [partnerSheet, ...host])
    },
  })
  await seen(folder, opened.page)
  await opened.page.mouse.move(...ASIDE)
  return opened
}

const pictureOf = async (page: Page, clip: Awaited<ReturnType<typeof areaOfWidgets>>): Promise<Buffer> =>
  page.screenshot({ animations: 'disabled', clip })

describe.each(some(EXAMPLES, 4))('examples/$folder', ({ folder }) => {
  it('shows its widgets under a hostile sheet as on a calm page, property by property and as a picture', async () => {
    const [calm, hostile] = await Promise.all([
      openUnder(`${folder}/${CALM[folder] ?? searchOf(folder)}`, folder, []),
      openUnder(`${folder}/${searchOf(folder)}`, folder, [HOSTILE]),
    ])
    await standAlone([calm.page, hostile.page])
    await Promise.all([still(calm.page), still(hostile.page)])
    await expect
      .poll(async () => {
        const [was, is] = await Promise.all([looksOfWidgets(calm.page), looksOfWidgets(hostile.page)])
        expect(Object.keys(was).length).toBeGreaterThan(200)
        return differences(was, is).slice(0, MOST_NAMED)
      })
      .toEqual([])
    const area = await areaOfWidgets(calm.page)
    await expect.poll(() => areaOfWidgets(hostile.page)).toEqual(area)
    await expect
      .poll(async () =>
        differingPart(...(await Promise.all([pictureOf(calm.page, area), pictureOf(hostile.page, area)]))),
      )
      .toBeLessThan(MOST_DIFFERING)
    expect([...calm.faults, ...hostile.faults]).toEqual([])
    await Promise.all([calm, hostile].map(({ page }) => leave(page)))
  })
})

it('what a host insists on is seen: in the properties, and in the picture', async () => {
  const { page } = await openUnder('fee-tab/', 'fee-tab', [HOSTILE])
  await standAlone([page])
  await still(page)
  const [area, before] = [await areaOfWidgets(page), await looksOfWidgets(page)]
  const picture = await pictureOf(page, area)
  await adopt(page, 'button { background: gold !important; letter-spacing: 3px !important }')
  await expect
    .poll(
      async () =>
        differences(before, await looksOfWidgets(page)).filter((line) => line.includes('letterSpacing: normal → 3px'))
          .length,
    )
    .toBeGreaterThan(0)
  await expect.poll(async () => differingPart(picture, await pictureOf(page, area))).toBeGreaterThan(MOST_DIFFERING)
  await leave(page)
})
