import { describe, expect, it } from 'vitest'
import { lockScroll } from '../../../lib/viewer/lock-scroll.ts'

/** A page with a scrollbar, and what it says of its own scrolling. */
function page(overflow = '') {
  const documentElement = { style: { overflow, scrollbarGutter: '' }, dataset: {}, clientWidth: 985 }
  // adapter: as much of a page as is asked
  const document = { documentElement, defaultView: { innerWidth: 1_000 } } as unknown as Document
  return { lock: () => lockScroll(document), ...documentElement }
}

describe('a page below a layer', () => {
  it('does not scroll until the last of several layers has gone, in whatever order', () => {
    const { lock, style, dataset } = page('auto')
    const [first, second] = [lock(), lock()]
    first()
    expect(style.overflow).toBe('hidden')
    second()
    expect([style.overflow, style.scrollbarGutter, dataset]).toEqual(['auto', '', {}])
  })
  it('keeps the room of its scrollbar, so that nothing on it moves', () => {
    const { lock, style } = page()
    const unlock = lock()
    expect(style).toEqual({ overflow: 'hidden', scrollbarGutter: 'stable' })
    unlock()
    expect(style).toEqual({ overflow: '', scrollbarGutter: '' })
  })
})
