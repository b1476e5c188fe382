import { describe, expect, it } from 'vitest'
import { boxesByPage } from '../../../lib/viewer/pdf/boxes/boxes-by-page.ts'
import { pixelsOf } from '../../../lib/viewer/pdf/pages/draw-page.ts'
import { type HitMark, marksOf } from '../../../lib/viewer/pdf/text/measure-text.ts'
import {
  layPages,
  MARGIN,
  pageAt,
  pagesBetween,
  pointOf,
  spotAt,
} from '../../../lib/viewer/pdf/viewport/page-layout.ts'
import { runsOf, type TextRun } from '../../../lib/viewer/pdf/text/page-text.ts'
import { troubleOf } from '../../../lib/viewer/pdf/pdf-trouble.tsx'
import { NoPdfWorker } from '../../../lib/viewer/pdf/engine/no-pdf-worker.ts'
import { findText, searchable } from '../../../lib/viewer/pdf/text/search-text.ts'
import { canStepZoom, factorOf, steppedZoom, wheeledZoom } from '../../../lib/viewer/pdf/viewport/zoom.ts'
import * as fc from '../../property.ts'

const A4 = { width: 595, height: 842 }
const WIDE = { width: 842, height: 595 }
const run = (text: string, over: Partial<TextRun> = {}): TextRun => ({
  text,
  left: 10,
  top: 20,
  height: 10,
  width: text.length * 10,
  angle: 0,
  family: 'serif',
  ends: false,
  ...over,
})
const hitsIn = (typed: string, ...texts: readonly (readonly string[])[]) =>
  findText(
    texts.map((page, at) =>
      searchable(
        at,
        page.map((text) => run(text)),
      ),
    ),
    typed,
  )

describe('the layout of pages', () => {
  it('lays them below each other, in the middle of the stage or of the widest', () => {
    const { pages, width, height } = layPages([A4, WIDE], 1, 900)
    expect(width).toBe(900)
    expect(pages).toEqual([
      { left: 152, top: MARGIN, width: 595, height: 842 },
      { left: 29, top: MARGIN + 842 + 12, width: 842, height: 595 },
    ])
    expect(height).toBe(MARGIN + 842 + 12 + 595 + MARGIN)
    expect(layPages([WIDE], 2, 900).width).toBe(2 * 842 + 2 * MARGIN)
    expect(layPages([], 1, 900)).toMatchObject({ pages: [], height: 2 * MARGIN })
  })
  it('finds a spot again at every scale', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 30 }),
        fc.double({ min: 0.3, max: 6, noNaN: true }),
        fc.double({ min: 0.3, max: 6, noNaN: true }),
        fc.nat(20_000),
        fc.nat(3_000),
        (count, from, to, y, x) => {
          const sizes = Array.from({ length: count }, (_, at) => (at % 3 === 2 ? WIDE : A4))
          const [before, after] = [layPages(sizes, from, 900), layPages(sizes, to, 900)]
          const spot = spotAt(before, { x, y: Math.min(y, before.height) })
          const found = spotAt(after, pointOf(after, spot))
          expect(spot.page).toBeLessThan(count)
          // A point outside the pages, or halfway between two, may map to either neighbour.
          const inside = spot.y >= 0 && spot.y <= (sizes[spot.page]?.height ?? 0)
          if (inside)
            expect([found.page, Math.abs(found.x - spot.x) < 0.01, Math.abs(found.y - spot.y) < 2]).toEqual([
              spot.page,
              true,
              true,
            ])
        },
      ),
    )
  })
  it('knows the page at a height and the pages in between', () => {
    const layout = layPages([A4, A4, A4], 1, 900)
    expect([-50, 0, MARGIN + 842, MARGIN + 842 + 7, 99_999].map((y) => pageAt(layout, y))).toEqual([0, 0, 0, 1, 2])
    expect(pagesBetween(layout, 800, 1_800)).toEqual({ first: 0, last: 2 })
  })
})

describe('the zoom', () => {
  it('fits the width or the whole of a page, within its limits', () => {
    const stage = { width: 595 + 2 * MARGIN, height: 421 + 2 * MARGIN }
    expect(factorOf('width', [A4], stage)).toBeCloseTo(0.75)
    expect(factorOf('page', [A4], stage)).toBeCloseTo(0.375)
    expect(factorOf('page', [A4], { width: 40, height: 40 })).toBe(0.25)
    expect(factorOf(1.37, [A4], stage)).toBe(1.37)
  })
  it('goes from step to step and stays between the first and the last', () => {
    expect([0.95, 1, 5].map((factor) => steppedZoom(factor, 1))).toEqual([1, 1.1, 5])
    expect([0.95, 1, 0.25].map((factor) => steppedZoom(factor, -1))).toEqual([0.9, 0.9, 0.25])
    expect([canStepZoom(5, 1), canStepZoom(5, -1), canStepZoom(0.25, -1)]).toEqual([false, true, false])
    expect([wheeledZoom(1, -100) > 1, wheeledZoom(1, 100) < 1, wheeledZoom(5, -500), wheeledZoom(0.25, 500)]).toEqual([
      true,
      true,
      5,
      0.25,
    ])
  })
  it('R23 never makes a canvas of more than 16 million pixels', () => {
    expect(pixelsOf({ width: 800, height: 1_000 }, 2)).toEqual({ width: 1_600, height: 2_000 })
    const { width, height } = pixelsOf({ width: 4_000, height: 6_000 }, 3)
    expect(width * height).toBeLessThanOrEqual(16_777_216)
    expect(width / height).toBeCloseTo(4 / 6, 2)
  })
})

describe('the search', () => {
  it('finds what runs over lines, spaces, cases and full-width figures', () => {
    expect(hitsIn('贷款金额', ['贷款', '金 额'])).toEqual([{ page: 0, from: { run: 0, at: 0 }, to: { run: 1, at: 3 } }])
    expect(hitsIn('340', ['３４０元'])).toEqual([{ page: 0, from: { run: 0, at: 0 }, to: { run: 0, at: 3 } }])
    expect(hitsIn('ABC', ['x aBc'])).toEqual([{ page: 0, from: { run: 0, at: 2 }, to: { run: 0, at: 5 } }])
    expect(hitsIn('m2', ['118㎡'])).toEqual([{ page: 0, from: { run: 0, at: 3 }, to: { run: 0, at: 4 } }])
  })
  it('tells all hits from the first page on, without overlaps, and none for nothing', () => {
    expect(hitsIn('演演', ['演演演演演'], ['演'], ['演演']).map(({ page, from }) => [page, from.at])).toEqual([
      [0, 0],
      [0, 2],
      [2, 0],
    ])
    expect(hitsIn('  ', ['演'])).toEqual([])
    expect(hitsIn('样', ['演'])).toEqual([])
  })
  it('marks the part of a run that was found, along its direction', () => {
    const measure = (text: string) => text.length
    const [hit] = hitsIn('款金', ['贷款', '金额'])
    const marks = hit === undefined ? [] : marksOf(hit, [run('贷款'), run('金额', { angle: Math.PI / 2 })], measure)
    expect(marks).toEqual<readonly HitMark[]>([
      { left: 20, top: 20, width: 10, height: 10, angle: 0 },
      { left: 10, top: 20, width: 10, height: 10, angle: Math.PI / 2 },
    ])
  })
})

describe('the text of a page', () => {
  it('is placed from the top left, turned text about its corner', () => {
    const styles = { f: { ascent: 0.8, descent: -0.2, vertical: false, fontFamily: 'serif' } }
    const item = { str: '样', dir: 'ltr', width: 10, height: 10, fontName: 'f', hasEOL: true }
    const view = [1, 0, 0, -1, 0, 842] as const
    const [upright, turned] = runsOf(
      {
        items: [
          { ...item, transform: [10, 0, 0, 10, 100, 742] },
          { ...item, transform: [0, 10, -10, 0, 100, 742] },
        ],
        styles,
        lang: null,
      },
      view,
    )
    expect(upright).toEqual({
      text: '样',
      left: 100,
      top: 92,
      height: 10,
      width: 10,
      angle: 0,
      family: 'serif',
      ends: true,
    })
    expect([turned?.left, turned?.top, turned?.angle]).toEqual([92, expect.closeTo(100), -Math.PI / 2])
  })
})

it('places are read from above, and in a line from the left', () => {
  const box = (id: string, page: number, x: number, y: number) => ({ id, page, x, y, width: 10, height: 10, label: id })
  const pages = boxesByPage([
    box('d', 0, 10, 300),
    box('b', 0, 200, 100),
    box('a', 0, 10, 102),
    box('e', 1, 0, 0),
    box('c', 0, 50, 104),
  ])
  expect([...pages].map(([page, boxes]) => [page, boxes.map(({ id }) => id)])).toEqual([
    [0, ['a', 'b', 'c', 'd']],
    [1, ['e']],
  ])
})

it('ERR-036 what went wrong is told by its kind', () => {
  const locked = Object.assign(new Error('no password'), { name: 'PasswordException' })
  expect([null, new NoPdfWorker('x'), locked, new Error('x'), 'x'].map(troubleOf)).toEqual([
    null,
    'noWorker',
    'locked',
    'broken',
    'broken',
  ])
})
