import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { whenThere } from '../../../lib/search/when-there.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Something that comes after a while. */
const comingAfter = (milliseconds: number) => {
  const at = Date.now() + milliseconds
  return () => (Date.now() >= at ? 'there' : null)
}

describe('what a jump waits for', () => {
  it('is taken as soon as it is there', async () => {
    const found = whenThere(comingAfter(2_000), new AbortController().signal)
    await vi.advanceTimersByTimeAsync(2_100)
    expect(await found).toBe('there')
  })
  it('is given up after ten seconds', async () => {
    const listener = vi.fn()
    void whenThere(comingAfter(60_000), new AbortController().signal).then(listener)
    await vi.advanceTimersByTimeAsync(9_900)
    expect(listener).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(300)
    expect(listener).toHaveBeenCalledExactlyOnceWith(null)
  })
  it('is not taken any more once another jump has started', async () => {
    const jump = new AbortController()
    const found = whenThere(comingAfter(2_000), jump.signal)
    await vi.advanceTimersByTimeAsync(1_000)
    jump.abort()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(await found).toBeNull()
  })
})
