import { fireEvent, render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { VideoCover } from '../../../lib/field/documents/video-cover.tsx'

/** A film that says how long it is, without one being loaded. */
function filmOf(container: HTMLElement, seconds: number): HTMLVideoElement {
  const film = container.querySelector('video')
  if (!film) throw new Error('no film')
  Object.defineProperty(film, 'duration', { value: seconds })
  return film
}

it.each([
  [60, 1],
  [1.2, 0.6],
])('UPL-025 CON-023 a film of %f seconds is shown by its picture at second %f', (seconds, at) => {
  const { container } = render(<VideoCover url="data:video/mp4;base64,AAAA" onFailed={() => undefined} />)
  const film = filmOf(container, seconds)
  const turned = vi.fn()
  Object.defineProperty(film, 'currentTime', { set: turned })
  fireEvent.loadedMetadata(film)
  expect(turned).toHaveBeenCalledExactlyOnceWith(at)
})

it('UPL-024 CON-023 a cover that did not load is tried once more half a second later, and then given up', async () => {
  const load = vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => undefined)
  const failed = vi.fn()
  const { container } = render(<VideoCover url="data:video/mp4;base64,AAAA" onFailed={failed} />)
  const film = filmOf(container, 60)
  load.mockClear()
  vi.useFakeTimers()
  try {
    fireEvent.error(film)
    vi.advanceTimersByTime(499)
    expect(load).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect([load.mock.calls.length, failed.mock.calls.length]).toEqual([1, 0])
    fireEvent.error(film)
    expect(failed).toHaveBeenCalledOnce()
  } finally {
    vi.useRealTimers()
  }
})
