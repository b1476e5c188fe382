import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { BlobPicture } from '../../../lib/ui/indicators/blob-picture.tsx'
import { expectAccessible } from '../accessible.ts'
import { show } from './show.tsx'

/** A picture of one colour. */
async function picture(width: number, height: number, type = 'image/png'): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height)
  const pen = canvas.getContext('2d')
  if (pen === null) throw new Error('this browser draws nothing')
  pen.fillStyle = '#ff0000'
  pen.fillRect(0, 0, width, height)
  return canvas.convertToBlob({ type })
}

it('a picture out of memory is drawn without an address, under its name', async () => {
  const made = vi.spyOn(URL, 'createObjectURL')
  show(<BlobPicture blob={await picture(8, 4)} alt="样例印章" />)
  const drawn = screen.getByRole<HTMLCanvasElement>('img', { name: '样例印章' })
  await waitFor(() => expect([drawn.width, drawn.height]).toEqual([8, 4]))
  expect([...(drawn.getContext('2d')?.getImageData(1, 1, 1, 1).data ?? [])]).toEqual([255, 0, 0, 255])
  expect(made).not.toHaveBeenCalled()
  await expectAccessible()
})

it('one without a name is passed over by readers, and another takes its place', async () => {
  const [first, second] = [await picture(8, 4), await picture(3, 3)]
  const { container, rerender } = show(<BlobPicture blob={first} alt="" />)
  expect(screen.queryByRole('img')).toBeNull()
  rerender(<BlobPicture blob={second} alt="" />)
  await waitFor(() => expect(container.querySelector('canvas')?.width).toBe(3))
})

it('what is no picture is told', async () => {
  const listener = vi.fn()
  const text = new Blob(['no picture'], { type: 'image/png' })
  show(<BlobPicture blob={text} alt="" onUnreadable={listener} />)
  await waitFor(() => expect(listener).toHaveBeenCalledExactlyOnceWith(text))
})
