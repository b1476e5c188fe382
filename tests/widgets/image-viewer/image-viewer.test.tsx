import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef, type ReactElement, type Ref, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { ImageViewer } from '../../../lib/widgets/image-viewer/image-viewer.tsx'
import type { ImageViewerHandle, ImageViewerProps, ViewerImage } from '../../../lib/widgets/image-viewer/image-viewer-props.ts'
import { inEveryScheme } from '../every-scheme.ts'
import { expectAccessible, PATIENT, show } from '../form/stage.tsx'

const drawing = (width: number, height: number): string => `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="teal"/></svg>`)}`
const ITEMS: readonly ViewerImage[] = [
  { src: drawing(3000, 1000), alt: '样例证书', note: '演示上传', downloadName: '样例证书.svg' },
  { src: drawing(400, 300), alt: '样例附图' },
  { src: 'data:image/png;base64,AAAA', alt: '样例租约' },
]

function Opener(props: Partial<ImageViewerProps> & { readonly viewer?: Ref<ImageViewerHandle> }): ReactElement {
  const { viewer, ...rest } = props
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>查看</button>
      <ImageViewer ref={viewer} items={ITEMS} open={open} {...rest} onClose={() => setOpen(false)} />
    </>
  )
}
const dialog = (name: string) => screen.findByRole('dialog', { name }, PATIENT)
async function opened(name = '样例证书'): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name: '查看' }))
  return dialog(name)
}
const shown = async (name: string): Promise<HTMLElement> => {
  const picture = within(await dialog(name)).getByRole('group', { name: '图片' }).querySelector('img')
  if (!picture) throw new Error('no picture')
  await waitFor(() => expect(picture.style.visibility).toBe('visible'), PATIENT)
  return picture
}
/** Where the picture comes to rest. */
const boxOf = (picture: HTMLElement): DOMRect => {
  for (const animation of picture.getAnimations()) animation.finish()
  return picture.getBoundingClientRect()
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('the image viewer', () => {
  it('IMG-001 IMG-006 IMG-009 lies over the page, zooms, turns without clipping, flips and resets, by button, wheel and handle', async () => {
    const viewer = createRef<ImageViewerHandle>()
    show(<Opener viewer={viewer} />)
    const box = await opened()
    expect(getComputedStyle(box.parentElement as Element).zIndex).toBe('2000')
    const picture = await shown('样例证书')
    const stage = screen.getByRole('group', { name: '图片' })
    expect(document.activeElement).toBe(stage)
    expect(boxOf(picture).width).toBeCloseTo(stage.clientWidth, 0)
    await press('顺时针旋转')
    await waitFor(() => expect(boxOf(picture).height).toBeCloseTo(stage.clientHeight, 0))
    await press('左右翻转')
    expect(picture.style.transform).toMatch(/scale\(-[\d.]+, [\d.]+\) rotate\(90deg\)/)
    await press('还原')
    await press('放大')
    expect(screen.getByText('120%')).toBeTruthy()
    fireEvent.wheel(stage, { deltaY: 100 })
    expect(screen.getByText('119%')).toBeTruthy()
    act(() => viewer.current?.reset())
    for (let presses = 0; presses < 5; presses += 1) await press('缩小')
    expect(screen.getByText('40%')).toBeTruthy()
    expect(screen.getByRole('button', { name: '缩小' }).getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByRole('link', { name: '下载' }).getAttribute('download')).toBe('样例证书.svg')
    await inEveryScheme(expectAccessible)
  })

  it('IMG-007 is worked by keys alone, and gives the focus back', async () => {
    const onIndexChange = vi.fn<NonNullable<ImageViewerProps['onIndexChange']>>()
    show(<Opener onIndexChange={onIndexChange} />)
    await opened()
    const picture = await shown('样例证书')
    await userEvent.keyboard(' ')
    await waitFor(() => expect(boxOf(picture).width).toBeCloseTo(3000, 0))
    const { left } = boxOf(picture)
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
    expect(boxOf(picture).left).toBeCloseTo(left - 60, 0)
    await userEvent.keyboard('{ArrowRight}')
    await shown('样例附图')
    expect(onIndexChange).toHaveBeenLastCalledWith({ index: 1, item: ITEMS[1], source: 'image-viewer' })
    expect(screen.getByRole('status').textContent).toBe('2 / 3')
    await userEvent.keyboard('{Home}')
    await shown('样例证书')
    await userEvent.click(screen.getByRole('button', { name: '样例附图' }))
    await shown('样例附图')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), PATIENT)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: '查看' })), PATIENT)
  })

  it('IMG-008 says 加载失败 of a picture that cannot be loaded, offers it again and goes on turning pages', async () => {
    const onImageFailed = vi.fn<NonNullable<ImageViewerProps['onImageFailed']>>()
    show(<Opener defaultIndex={2} onImageFailed={onImageFailed} />)
    const box = await opened('样例租约')
    const told = await within(box).findByRole('alert', {}, PATIENT)
    expect(told.textContent).toContain('加载失败')
    expect(box.querySelector('img[alt="加载失败"]')).toBeTruthy()
    await userEvent.click(within(told).getByRole('button'))
    await waitFor(() => expect(onImageFailed).toHaveBeenCalledTimes(2), PATIENT)
    await inEveryScheme(expectAccessible)
    await press('上一张')
    await shown('样例附图')
  })

  it('is dragged to the edges of the picture, pinched, and closed by a press beside it', async () => {
    show(<Opener />)
    await opened()
    const picture = await shown('样例证书')
    await userEvent.dblClick(picture)
    await waitFor(() => expect(boxOf(picture).width).toBeGreaterThan(2900))
    const pointer = (type: 'pointerDown' | 'pointerMove' | 'pointerUp', pointerId: number, clientX: number) => fireEvent[type](type === 'pointerDown' ? picture : document.body, { pointerId, clientX, clientY: 400, button: 0 })
    pointer('pointerDown', 1, 200)
    pointer('pointerMove', 1, 9000)
    pointer('pointerUp', 1, 9000)
    await waitFor(() => expect(boxOf(picture).left).toBeCloseTo(0, 0))
    const { width } = boxOf(picture)
    pointer('pointerDown', 7, 400)
    pointer('pointerDown', 8, 800)
    pointer('pointerMove', 8, 600)
    pointer('pointerUp', 7, 400)
    pointer('pointerUp', 8, 600)
    await waitFor(() => expect(boxOf(picture).width).toBeCloseTo(width / 2, -1))
    await userEvent.pointer({ keys: '[MouseLeft]', target: screen.getByRole('group', { name: '图片' }), coords: { clientX: 30, clientY: 80 } })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), PATIENT)
  })

  it('shows one picture without a list, and says so when there is none', async () => {
    const { unmount } = show(<Opener items={ITEMS.slice(0, 1)} index={5} />)
    await opened()
    expect(screen.queryByRole('group', { name: '所有图片' })).toBeNull()
    expect(screen.queryByRole('button', { name: '下一张' })).toBeNull()
    unmount()
    show(<Opener items={[]} />)
    expect((await opened('图片查看')).textContent).toContain('没有可以查看的图片')
    await expectAccessible()
  })
})
