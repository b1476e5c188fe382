import { describe, expect, it } from 'vitest'
import {
  canStep,
  closer,
  flipped,
  inMode,
  moved,
  otherMode,
  pinched,
  ratioOf,
  RESTING,
  panLimit,
  rotated,
  SCALE_FLOOR,
  scaledTo,
  type ViewSizes,
  stepped,
  transformOf,
  type View,
  WHEEL_STEP,
  within,
  ZOOM_STEP,
} from '../../../lib/viewer/view.ts'
import { viewerKey } from '../../../lib/viewer/viewer-key.ts'
import * as fc from '../../property.ts'

const VIEW_SIZES: ViewSizes = { picture: { width: 2000, height: 1000 }, stage: { width: 1000, height: 800 } }
const seen = (...steps: readonly ((view: View, viewSizes: ViewSizes) => View)[]): View =>
  steps.reduce((view, step) => step(view, VIEW_SIZES), RESTING)

describe('the scale', () => {
  it('IMG-002 IMG-003 goes in steps of 0.2, with the wheel of 0.015', () => {
    expect([ZOOM_STEP, WHEEL_STEP]).toEqual([0.2, 0.015])
    expect(seen(stepped(ZOOM_STEP), stepped(ZOOM_STEP)).scale).toBe(1.4)
    expect(seen(stepped(WHEEL_STEP), stepped(WHEEL_STEP), stepped(-WHEEL_STEP)).scale).toBe(1.015)
  })
  it('IMG-004 stays above 0.2 however a person zooms out', () => {
    const small = seen(...Array.from({ length: 9 }, () => stepped(-ZOOM_STEP)))
    expect(small.scale).toBe(0.4)
    expect(canStep(small, -ZOOM_STEP)).toBe(false)
    expect(canStep({ ...RESTING, scale: 0.215 }, -WHEEL_STEP)).toBe(false)
    expect(canStep({ ...RESTING, scale: 0.216 }, -WHEEL_STEP)).toBe(true)
    expect(seen(pinched(0.001, { x: 0, y: 0 })).scale).toBeGreaterThan(SCALE_FLOOR)
  })
  it('keeps what lies under the pointer where it is', () => {
    const view = seen(scaledTo(2, { x: 300, y: 100 }))
    expect([view.x, view.y]).toEqual([-300, -100])
    const [nine, most] = [
      seen(scaledTo(9, { x: 300, y: 100 })),
      seen(scaledTo(9, { x: 300, y: 100 }), scaledTo(20, { x: 300, y: 100 })),
    ]
    expect(most.scale).toBe(10)
    expect((300 - most.x) / most.scale).toBeCloseTo((300 - nine.x) / nine.scale)
  })
})

describe('fit and original', () => {
  it('has all of a picture in view, however it is turned, and enlarges no small one', () => {
    expect(ratioOf(RESTING, VIEW_SIZES)).toBe(0.5)
    expect(ratioOf(seen(rotated(1)), VIEW_SIZES)).toBe(0.4)
    expect(ratioOf(RESTING, { ...VIEW_SIZES, picture: { width: 100, height: 50 } })).toBe(1)
    expect(ratioOf(seen(inMode('original')), VIEW_SIZES)).toBe(1)
  })
  it('goes there and back, keeping turns and flips', () => {
    const original = seen(rotated(1), flipped('x'), otherMode)
    expect(original).toMatchObject({ mode: 'original', turns: 1, flippedX: true })
    expect(otherMode(original, VIEW_SIZES)).toMatchObject({ mode: 'fit', turns: 1, flippedX: true })
  })
  it('a double press goes closer, another one back', () => {
    const close = seen(closer({ x: 0, y: 0 }))
    expect(close.scale).toBe(2)
    expect(closer({ x: 0, y: 0 })(close, VIEW_SIZES)).toEqual(RESTING)
  })
})

describe('turns and flips', () => {
  it('IMG-005 IMG-001 turn by 90 degrees as seen, also in a mirror', () => {
    expect(seen(rotated(1)).turns).toBe(1)
    expect(seen(flipped('x'), rotated(1)).turns).toBe(-1)
    expect(seen(flipped('x'), flipped('y'), rotated(1)).turns).toBe(1)
    expect(transformOf(seen(rotated(-1), flipped('y')), VIEW_SIZES)).toBe(
      'translate(-50%, -50%) translate(0px, 0px) scale(0.4, -0.4) rotate(-90deg)',
    )
  })
})

const step = fc.oneof(
  fc.constantFrom(
    rotated(1),
    rotated(-1),
    flipped('x'),
    flipped('y'),
    otherMode,
    stepped(ZOOM_STEP),
    stepped(-ZOOM_STEP),
    stepped(WHEEL_STEP),
    stepped(-WHEEL_STEP),
  ),
  fc.record({ x: fc.integer({ min: -5000, max: 5000 }), y: fc.integer({ min: -5000, max: 5000 }) }).map(moved),
  fc
    .tuple(
      fc.double({ min: 0.01, max: 20, noNaN: true }),
      fc.record({ x: fc.integer({ min: -500, max: 500 }), y: fc.integer({ min: -400, max: 400 }) }),
    )
    .map(([by, at]) => pinched(by, at)),
)
const size = fc.record({ width: fc.integer({ min: 1, max: 6000 }), height: fc.integer({ min: 1, max: 6000 }) })

describe('whatever is done', () => {
  it('leaves the scale above 0.2 and no edge out of reach', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), size, size, (steps, picture, stage) => {
        const viewSizes = { picture, stage }
        const view = steps.reduce<View>((now, change) => change(now, viewSizes), RESTING)
        expect(view.scale).toBeGreaterThan(SCALE_FLOOR)
        const limit = panLimit(view, viewSizes)
        expect(Math.abs(view.x)).toBeLessThanOrEqual(limit.x)
        expect(Math.abs(view.y)).toBeLessThanOrEqual(limit.y)
        expect(within(view, viewSizes)).toEqual(view)
        const edges = moved({ x: 1e6, y: -1e6 })(view, viewSizes)
        expect([edges.x, edges.y]).toEqual([limit.x, -limit.y + 0])
      }),
    )
  })
})

describe('keys', () => {
  const press = (key: string, held: Partial<Record<'shiftKey' | 'ctrlKey', boolean>> = {}) =>
    viewerKey({ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...held })
  it('IMG-007 turn pages, zoom, move, toggle and reset', () => {
    expect([press('ArrowLeft'), press('ArrowRight'), press('Home'), press('End')]).toEqual([
      { go: 'previous' },
      { go: 'next' },
      { go: 'first' },
      { go: 'last' },
    ])
    const changed = (key: string, shiftKey = false) => {
      const pressed = press(key, { shiftKey })
      return pressed !== null && 'change' in pressed ? pressed.change(seen(scaledTo(2)), VIEW_SIZES) : null
    }
    expect(changed(' ')).toMatchObject({ mode: 'original', scale: 1 })
    expect(changed('0')).toEqual(RESTING)
    expect(changed('ArrowUp')).toMatchObject({ scale: 2.2 })
    expect(changed('-')).toMatchObject({ scale: 1.8 })
    expect(changed('ArrowRight', true)).toMatchObject({ x: -60 })
    expect(changed('+', true)).toMatchObject({ scale: 2.2 })
  })
  it('leave what belongs to the browser', () => {
    expect([press('+', { ctrlKey: true }), press('a')]).toEqual([null, null])
  })
})
