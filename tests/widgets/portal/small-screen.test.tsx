import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, firstRow, openAs } from './stage.tsx'

const LONG_TIMEOUT = { timeout: 20_000 }
const main = () => screen.getByRole('main')
const CASE = '/PrjBaseGrid/demo-project-02'

/** 1440 × 900 at 200 % zoom, and a phone. */
const SCREENS = [
  [720, 450],
  [390, 844],
] as const

/** How many rows of pixels of the page no bar covers. */
function freeHeight(): number {
  const { top, width, height } = main().getBoundingClientRect()
  const bars = [...main().querySelectorAll('*')]
    .filter((element) => /sticky|fixed/.test(getComputedStyle(element).position))
    .map((element) => element.getBoundingClientRect())
    .filter((bar) => bar.height > 0 && bar.width > width / 2)
  const rows = Array.from({ length: Math.floor(height) }, (_row, at) => top + at + 0.5)
  return rows.filter((row) => !bars.some((bar) => bar.top <= row && row < bar.bottom)).length
}

/** How much of an element can be seen in the page at once. */
function shownHeight(element: Element): number {
  const [inside, whole] = [element.getBoundingClientRect(), main().getBoundingClientRect()]
  return Math.min(inside.bottom, whole.bottom) - Math.max(inside.top, whole.top)
}

/** What scrolls the rows of a list. */
function scrollerOf(list: HTMLElement): HTMLElement {
  const parent = list.parentElement as HTMLElement
  return getComputedStyle(parent).overflowY === 'auto' ? parent : scrollerOf(parent)
}

async function scrolled(to: number): Promise<void> {
  main().scrollTo({ top: to })
  await waitFor(() => expect(main().scrollTop).toBeGreaterThan(0))
}

afterAll(() => page.viewport(1440, 900))

describe.each(SCREENS)('a screen of %i × %i leaves at least three fifths of its height to', (width, height) => {
  const fits = () => {
    expect(freeHeight()).toBeGreaterThanOrEqual(height * 0.6)
    expect(main().scrollWidth).toBeLessThanOrEqual(main().clientWidth)
  }
  it('the start page', async () => {
    await page.viewport(width, height)
    await openAs('manager', '/HomePage')
    await screen.findByRole('region', { name: '等我审核' }, LONG_TIMEOUT)
    await scrolled(200)
    fits()
    await expectAccessible()
  })
  it('the rows of the list of projects', async () => {
    await page.viewport(width, height)
    await openAs('manager', '/PrjBaseGrid')
    await firstRow()
    const box = scrollerOf(await screen.findByRole('grid', {}, LONG_TIMEOUT))
    await scrolled(main().scrollHeight)
    // A tall screen shows all rows of a page in less.
    expect(shownHeight(box)).toBeGreaterThanOrEqual(Math.min(box.scrollHeight, height * 0.6))
    fits()
  })
  it('the information of a case, read and edited', async () => {
    await page.viewport(width, height)
    await openAs('manager', CASE)
    const edit = await screen.findByRole('button', { name: '编辑基础需求' }, LONG_TIMEOUT)
    const strip = within(main()).getByRole('heading', { level: 1 }).closest('header') as HTMLElement
    await scrolled(main().scrollHeight / 2)
    await waitFor(() => expect(strip.getBoundingClientRect().bottom).toBeLessThanOrEqual(0))
    fits()
    await expectAccessible()
    edit.click()
    await screen.findByRole('region', { name: /^正在编辑/ }, LONG_TIMEOUT)
    await scrolled(main().scrollHeight / 2)
    fits()
  })
  it('the fees of a case', async () => {
    await page.viewport(width, height)
    await openAs('manager', `${CASE}?tab=fees`)
    await screen.findAllByRole('table', {}, LONG_TIMEOUT)
    await scrolled(main().scrollHeight / 2)
    fits()
  })
})
