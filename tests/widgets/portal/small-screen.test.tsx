import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { projectGrid } from '../../../host/grids/projects/project-grid.ts'
import { saleOrderGrid } from '../../../host/grids/finance/sale-order-grid.ts'
import { ratesGrids } from '../../../host/grids/rates/rates.ts'
import { coverOf } from '../../tier.ts'
import { inEveryScheme } from '../every-scheme.ts'
import { expectAccessible, firstRow, freshStore, openAs, served } from './stage.tsx'

const LONG_TIMEOUT = { timeout: 20_000 }
const main = () => screen.getByRole('main')
const CASE = '/PrjBaseGrid/demo-project-02'

/** 1440 × 900 and 1280 × 800 at 200 % zoom, a little higher, and a phone. */
const SCREENS = [
  [720, 450],
  [640, 400],
  [640, 512],
  [390, 844],
] as const

/** Where the least height is left, and the least width. */
const NARROWEST = coverOf<(typeof SCREENS)[number]>(SCREENS, [
  [640, 400],
  [390, 844],
])

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
  // `scrollHeight`, which it is compared with, is rounded, too.
  return Math.ceil(Math.min(inside.bottom, whole.bottom) - Math.max(inside.top, whole.top))
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

/** What is seen of a page once it is there, by the address it is opened at. */
const PAGES: readonly (readonly [name: string, path: string, there: () => Promise<unknown>])[] = [
  ['a case at a glance', `${CASE}?tab=overview`, () => screen.findByRole('region', { name: '下一步' }, LONG_TIMEOUT)],
  ['the steps of a case', `${CASE}?tab=flow`, () => screen.findAllByRole('table', {}, LONG_TIMEOUT)],
  ['the papers of a case', `${CASE}?tab=papers`, () => screen.findByRole('radio', { name: /买家资料/ }, LONG_TIMEOUT)],
  ['the roles of a case', `${CASE}?tab=roles`, () => screen.findByRole('region', { name: /受邀成员/ }, LONG_TIMEOUT)],
  ['the forms of a case', `${CASE}?tab=forms`, () => screen.findAllByRole('button', { name: /^预览 / }, LONG_TIMEOUT)],
  ['the calendar of deadlines', '/Deadlines', () => screen.findByRole('button', { name: '打印' }, LONG_TIMEOUT)],
]

describe.each(PAGES)('on every small screen at least three fifths of the height are for %s', (_name, path, there) => {
  it('scrolled into the page', async () => {
    await page.viewport(1280, 800)
    await openAs('manager', path)
    await there()
    for (const [width, height] of SCREENS) {
      await page.viewport(width, height)
      await waitFor(() => expect(document.documentElement.clientWidth).toBe(width))
      await there()
      await waitFor(() => {
        main().scrollTo({ top: main().scrollHeight / 2 })
        expect(freeHeight()).toBeGreaterThanOrEqual(height * 0.6)
      })
    }
  })
})

describe.each([
  ['a list of money', `/${saleOrderGrid.name}`],
  ['a configuration list', `/${ratesGrids[0]?.name ?? ''}`],
])('on every small screen the rows of %s', (_name, path) => {
  it('have three fifths of the height', async () => {
    await page.viewport(1280, 800)
    await openAs('manager', path)
    await firstRow()
    for (const [width, height] of SCREENS) {
      await page.viewport(width, height)
      await waitFor(() => expect(document.documentElement.clientWidth).toBe(width))
      const box = scrollerOf(await screen.findByRole('grid', {}, LONG_TIMEOUT))
      await waitFor(() => {
        // Scrolls to the rows as a user does; sums and pages are below them.
        box.scrollIntoView({ block: 'center' })
        expect(shownHeight(box)).toBeGreaterThanOrEqual(Math.min(box.scrollHeight, height * 0.6))
      })
    }
  })
})

describe.each(NARROWEST)('what opens over a page of %i × %i', (width, height) => {
  it('gives three fifths of the height to the reviewed record, and to the hits of the search', async () => {
    await page.viewport(width, height)
    await openAs('manager', '/HomePage')
    const card = within(await screen.findByRole('region', { name: '等我审核' }, LONG_TIMEOUT))
    const [link] = await card.findAllByRole('link', {}, LONG_TIMEOUT)
    link?.click()
    const drawer = await screen.findByRole('dialog', { name: '审核' }, LONG_TIMEOUT)
    await within(drawer).findByRole('button', { name: /^通过/ }, LONG_TIMEOUT)
    const bodies = [...drawer.querySelectorAll('[data-fk-body]')].map((one) => one.getBoundingClientRect().height)
    expect(Math.max(...bodies)).toBeGreaterThanOrEqual(height * 0.6)
    within(drawer).getByRole('button', { name: /^关闭/ }).click()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), LONG_TIMEOUT)
    await userEvent.keyboard('{Control>}k{/Control}')
    await waitFor(() => {
      // The list that waits for its code gives way to the one with the hits.
      const hits = screen.getByRole('listbox', { busy: false })
      // A tall screen shows all hits in less.
      const most = Math.min(hits.scrollHeight, height * 0.6)
      expect(scrollerOf(hits).getBoundingClientRect().height).toBeGreaterThanOrEqual(most)
    }, LONG_TIMEOUT)
  })
})

describe.each(NARROWEST)('a screen of %i × %i leaves at least three fifths of its height to', (width, height) => {
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

describe.each([
  [390, 844],
  [720, 450],
])('on %i × %i the head of a list', (width, height) => {
  it.each([[projectGrid.name, projectGrid.title], ...ratesGrids.slice(0, 2).map(({ name, title }) => [name, title])])(
    'keeps all its buttons inside, and its title whole, at %s',
    async (name, title) => {
      await page.viewport(width, height)
      await openAs('manager', `/${name}`)
      await firstRow()
      const card = await screen.findByRole('region', { name: title }, LONG_TIMEOUT)
      const { right } = card.getBoundingClientRect()
      const heading = within(card).getByRole('heading', { name: title })
      const add = await within(card).findByRole('button', { name: '新增' }, LONG_TIMEOUT)
      for (const button of [add, within(card).getByRole('button', { name: '导出' })])
        expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(right)
      expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth)
    },
  )
  it('leaves most of the width to the values of a row', async () => {
    await page.viewport(width, height)
    await openAs('manager', '/PrjBaseGrid')
    await firstRow()
    const list = await screen.findByRole('grid', {}, LONG_TIMEOUT)
    const box = scrollerOf(list)
    box.scrollTo({ left: 200 })
    const held = [...list.querySelectorAll('thead th')].filter((cell) => {
      const { left, right } = getComputedStyle(cell)
      return left !== 'auto' || right !== 'auto'
    })
    const covered = held.reduce((sum, cell) => sum + cell.getBoundingClientRect().width, 0)
    expect(covered).toBeLessThanOrEqual(box.clientWidth / 2)
  })
})

describe('the review on a phone', () => {
  const drawer = () => screen.findByRole('dialog', { name: '审核' }, LONG_TIMEOUT)
  const approve = async () => within(await drawer()).findByRole('button', { name: /^通过/ }, LONG_TIMEOUT)
  /** Nothing in the drawer is wider than the screen, but what scrolls sideways by itself, such as a table. */
  const tooWide = async () =>
    [...(await drawer()).querySelectorAll<HTMLElement>('[data-fk-body]')].filter(
      ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
    )

  it.each([
    ['finance', /^收入/],
    ['finance', /^支出/],
    ['manager', /^资料/],
  ])('%s sees one record, its buttons at the bottom, and the list behind its place', async (user, kind) => {
    await page.viewport(390, 844)
    await openAs(user, '/HomePage', served(freshStore()))
    const card = within(await screen.findByRole('region', { name: '等我审核' }, LONG_TIMEOUT))
    const link = await waitFor(() => {
      card.queryByRole('button', { name: /^展开全部/ })?.click()
      const found = card.queryAllByRole('link').find(({ textContent }) => kind.test(textContent ?? ''))
      if (found === undefined) throw new Error(`no row like ${kind}`)
      return found
    }, LONG_TIMEOUT)
    link.click()
    const button = await approve()
    const { top, bottom, left, right } = button.getBoundingClientRect()
    expect([top >= 844 - 140, bottom <= 844, left >= 0, right <= 390]).toEqual([true, true, true, true])
    expect((await drawer()).getBoundingClientRect().width).toBe(390)
    expect(await tooWide()).toEqual([])
    expect(within(await drawer()).queryByRole('list', { name: '审核队列' })).toBeNull()
    await inEveryScheme(() => expectAccessible(document))

    const place = within(await drawer()).getByRole('button', { name: /^第 \d+ \/ \d+ 条$/ })
    const shown = place.textContent
    within(await drawer())
      .getByRole('button', { name: '下一条' })
      .click()
    await waitFor(() => expect(place.textContent).not.toBe(shown), LONG_TIMEOUT)
    place.click()
    const list = await within(await drawer()).findByRole('list', { name: '审核队列' }, LONG_TIMEOUT)
    expect(place).toHaveAttribute('aria-expanded', 'true')
    expect(button.checkVisibility()).toBe(false)
    expect(list.parentElement?.scrollWidth).toBeLessThanOrEqual(390)
    await inEveryScheme(() => expectAccessible(document))
    within(list).getAllByRole('button')[0]?.click()
    await waitFor(() => expect(place).toHaveAttribute('aria-expanded', 'false'))
    await waitFor(async () => expect(await approve()).toBeVisible(), LONG_TIMEOUT)
  })
})
