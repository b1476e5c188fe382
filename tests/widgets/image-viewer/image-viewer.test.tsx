import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { describe, expect, it, vi } from 'vitest'
import type { ImageViewerHandle } from '../../../lib/viewer/gallery-props.ts'
import type { ImageViewerProps } from '../../../lib/widgets/image-viewer/image-viewer-props.ts'
import { ImageViewer } from '../../../lib/widgets/image-viewer/image-viewer.tsx'
import { inEveryScheme } from '../every-scheme.ts'
import { expectAccessible } from '../accessible.ts'
import { LONG_TIMEOUT, show } from '../form/stage.tsx'
import { boxOf, dialog, drawing, viewerClosed, ITEMS, Opener, opened, press, shown, stageOf } from './stage.tsx'

const isInside = (inner: DOMRect, outer: DOMRect): boolean =>
  inner.left >= outer.left - 1 &&
  inner.right <= outer.right + 1 &&
  inner.top >= outer.top - 1 &&
  inner.bottom <= outer.bottom + 1
const pointer = (
  target: Element,
  type: 'pointerDown' | 'pointerMove' | 'pointerUp',
  pointerId: number,
  clientX: number,
  more: PointerEventInit = {},
) => fireEvent[type](target, { pointerId, clientX, clientY: 400, button: 0, ...more })

describe('the image viewer', () => {
  it('IMG-001 IMG-006 IMG-009 lies over the page, zooms, turns, flips and resets, by button and handle', async () => {
    const viewer = createRef<ImageViewerHandle>()
    show(<Opener viewer={viewer} />)
    act(() => viewer.current?.zoomIn())
    const box = await opened()
    expect(getComputedStyle(box.parentElement as Element).zIndex).toBe('2000') // adapter: its layer contains it
    const picture = await shown('样例证书')
    const stage = stageOf(box)
    expect(document.activeElement).toBe(stage)
    expect(boxOf(picture).width).toBeCloseTo(stage.clientWidth, 0)
    await press('顺时针旋转')
    await waitFor(() => expect(boxOf(picture).height).toBeCloseTo(stage.clientHeight, 0))
    expect(isInside(boxOf(picture), stage.getBoundingClientRect())).toBe(true)
    await press('左右翻转')
    expect(picture.style.transform).toMatch(/scale\(-[\d.]+, [\d.]+\) rotate\(90deg\)/)
    act(() => viewer.current?.flip('y'))
    expect(picture.style.transform).toMatch(/scale\(-[\d.]+, -[\d.]+\) rotate\(90deg\)/)
    await press('逆时针旋转')
    await press('还原')
    await press('放大')
    expect(screen.getByText('120%')).toBeVisible()
    act(() => viewer.current?.reset())
    for (let presses = 0; presses < 5; presses += 1) await press('缩小')
    expect(screen.getByText('40%')).toBeVisible()
    expect(screen.getByRole('button', { name: '缩小' }).getAttribute('aria-disabled')).toBe('true')
    const modes = () =>
      ['适合窗口', '原始大小'].map((name) => screen.getByRole('button', { name }).getAttribute('aria-pressed'))
    expect(modes()).toEqual(['true', 'false'])
    await press('原始大小')
    await waitFor(() => expect(boxOf(picture).width).toBeCloseTo(3000, 0))
    expect(modes()).toEqual(['false', 'true'])
    await press('适合窗口')
    // The keys are named where there is a keyboard, and every picture is named below the stage.
    const tools = screen.getByRole('group', { name: '查看工具' })
    expect(tools).toHaveTextContent(/←→翻页空格适合 \/ 原始大小0还原Esc关闭$/)
    expect(screen.getByRole('group', { name: '所有图片' })).toHaveTextContent('样例证书样例附图')
    for (const [name, keys] of [
      ['放大', 'Plus ArrowUp'],
      ['缩小', '- ArrowDown'],
      ['原始大小', 'Space'],
      ['还原', '0'],
      ['下一张', 'ArrowRight'],
      ['关闭', 'Escape'],
    ] as const) {
      expect(screen.getByRole('button', { name }).getAttribute('aria-keyshortcuts'), name).toBe(keys)
      expect(screen.getByRole('button', { name }).title, name).toContain('（')
    }
    await inEveryScheme(expectAccessible)
  })

  it('IMG-003 IMG-004 a wheel zooms by 0.015 at the pointer and never to 0.2, a touch pad by its pinch', async () => {
    show(<Opener />)
    const stage = stageOf(await opened())
    const picture = await shown('样例证书')
    const wheel = (deltaY: number, more: WheelEventInit = {}): boolean => {
      const event = createEvent.wheel(stage, { deltaY, clientX: 200, clientY: 300, ...more })
      fireEvent(stage, event)
      return event.defaultPrevented
    }
    await press('放大')
    const before = boxOf(picture)
    const at = (box: DOMRect): number => (200 - box.left) / box.width
    expect(wheel(-120)).toBe(true)
    await waitFor(() => expect(boxOf(picture).width).toBeCloseTo((before.width / 1.2) * 1.215, 0))
    expect(at(boxOf(picture))).toBeCloseTo(at(before), 3)
    for (let notch = 0; notch < 90; notch += 1) wheel(120)
    expect(screen.getByText('21%')).toBeVisible()
    wheel(120)
    await waitFor(() => expect(boxOf(picture).width).toBeGreaterThan(stage.clientWidth * 0.2))
    const small = boxOf(picture).width
    wheel(-9, { ctrlKey: true })
    await waitFor(() => expect(boxOf(picture).width).toBeCloseTo(small * Math.exp(0.09), 0))
  })

  it('IMG-007 OPN-106 is worked by keys alone, keeps Tab, and gives the focus back', async () => {
    const onIndexChange = vi.fn<NonNullable<ImageViewerProps['onIndexChange']>>()
    show(<Opener onIndexChange={onIndexChange} />)
    const box = await opened()
    const picture = await shown('样例证书')
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}+-')
    await waitFor(() => expect(screen.getByText('120%')).toBeVisible())
    await userEvent.keyboard('0')
    await waitFor(() => expect(screen.getByText('100%')).toBeVisible())
    await userEvent.keyboard(' ')
    await waitFor(() => expect(boxOf(picture).width).toBeCloseTo(3000, 0))
    const { left } = boxOf(picture)
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
    expect(boxOf(picture).left).toBeCloseTo(left - 60, 0)
    await userEvent.keyboard('{ArrowRight}')
    await shown('样例附图')
    expect(onIndexChange).toHaveBeenLastCalledWith({ index: 1, item: ITEMS[1], source: 'image-viewer' })
    expect(screen.getByRole('status').textContent).toBe('2 / 3 样例附图')
    await userEvent.keyboard('{Home}{ArrowLeft}')
    await shown('样例证书')
    await userEvent.keyboard('{End}{ArrowRight}')
    await dialog('样例租约')
    await userEvent.click(screen.getByRole('button', { name: '样例附图' }))
    await shown('样例附图')
    const visited = new Set<Element | null>()
    for (let presses = 0; presses < 20; presses += 1) {
      await userEvent.tab({ shift: presses > 16 })
      expect(box.contains(document.activeElement)).toBe(true)
      visited.add(document.activeElement)
    }
    expect(visited.size).toBeGreaterThan(12)
    // Space on a button presses it.
    screen.getByRole('button', { name: '放大' }).focus()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(screen.getByText('120%')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await viewerClosed()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: '查看' })), LONG_TIMEOUT)
  })

  it('IMG-008 says 加载失败 of a picture that cannot be loaded, offers it again and goes on turning pages', async () => {
    const onImageFailed = vi.fn<NonNullable<ImageViewerProps['onImageFailed']>>()
    const onError = vi.fn<NonNullable<ImageViewerProps['onError']>>()
    show(<Opener defaultIndex={2} onImageFailed={onImageFailed} onError={onError} />)
    const box = await opened('样例租约')
    const alert = await within(box).findByRole('alert', {}, LONG_TIMEOUT)
    expect(alert.textContent).toContain('加载失败')
    expect(box.querySelector('img[alt="加载失败"]')).not.toBeNull()
    expect(await within(box).findByRole('button', { name: '样例租约 加载失败' }, LONG_TIMEOUT)).toBeVisible()
    await userEvent.click(within(alert).getByRole('button'))
    await waitFor(() => expect(onImageFailed).toHaveBeenCalledTimes(2), LONG_TIMEOUT)
    expect(onImageFailed).toHaveBeenLastCalledWith({ index: 2, item: ITEMS[2], source: 'image-viewer' })
    expect(onError.mock.calls.map(([{ kind, op, userMessage }]) => [kind, op, userMessage])).toEqual([
      ['network', 'image-viewer', '加载失败'],
      ['network', 'image-viewer', '加载失败'],
    ])
    expect(document.activeElement).toBe(stageOf(box))
    await inEveryScheme(expectAccessible)
    await press('上一张')
    await shown('样例附图')
  })

  it('is dragged to the edges, pinched, swiped, and closed by a press beside the picture, not by a drag', async () => {
    show(<Opener />)
    const stage = stageOf(await opened())
    const picture = await shown('样例证书')
    await userEvent.dblClick(picture)
    await waitFor(() => expect(boxOf(picture).width).toBeGreaterThan(2900))
    pointer(picture, 'pointerDown', 1, 200)
    pointer(document.body, 'pointerMove', 1, 9000)
    pointer(document.body, 'pointerUp', 1, 9000)
    await waitFor(() => expect(boxOf(picture).left).toBeCloseTo(0, 0))
    const { width } = boxOf(picture)
    pointer(picture, 'pointerDown', 7, 400)
    pointer(picture, 'pointerDown', 8, 800)
    pointer(document.body, 'pointerMove', 8, 600)
    pointer(document.body, 'pointerUp', 7, 400)
    pointer(document.body, 'pointerUp', 8, 600)
    await waitFor(() => expect(boxOf(picture).width).toBeCloseTo(width / 2, -1))
    const finger = { pointerType: 'touch' }
    const swipe = (from: number, to: number): void => {
      pointer(stage, 'pointerDown', 3, from, finger)
      pointer(stage, 'pointerMove', 3, to, finger)
      pointer(stage, 'pointerUp', 3, to, finger)
    }
    // While the picture can be moved, a finger moves it.
    swipe(800, 200)
    expect(screen.getByRole('dialog', { name: '样例证书' })).toBeVisible()
    await userEvent.keyboard('0')
    swipe(800, 200)
    await shown('样例附图')
    swipe(200, 800)
    await shown('样例证书')
    const blank = { target: stage, coords: { clientX: 30, clientY: 80 } }
    await userEvent.pointer([
      { ...blank, keys: '[MouseLeft>]' },
      { target: stage, coords: { clientX: 90, clientY: 80 } },
      { keys: '[/MouseLeft]', target: stage },
    ])
    expect(screen.getByRole('dialog', { name: '样例证书' })).toBeVisible()
    await userEvent.pointer({ ...blank, keys: '[MouseLeft]' })
    await viewerClosed()
  })

  it('shows one picture without a list, says so when there is none, and follows a list that changes', async () => {
    const { unmount } = show(<Opener items={ITEMS.slice(0, 1)} index={5} />)
    await opened()
    expect(screen.queryByRole('group', { name: '所有图片' })).toBeNull()
    expect(screen.queryByRole('button', { name: '下一张' })).toBeNull()
    unmount()

    const { showInstead, unmount: close } = show(<Opener defaultIndex={1} />)
    await opened('样例附图')
    const picture = await shown('样例附图')
    await userEvent.keyboard('+')
    // It stays what it was when another one comes before it, and when its address is renewed.
    const renewed = { ...ITEMS[1], id: ITEMS[1]?.src, src: drawing(400, 300, 'new'), alt: '样例附图' }
    showInstead(
      <Opener items={[{ src: drawing(10, 10), alt: '样例新图' }, ITEMS[0] ?? renewed, renewed]} defaultIndex={1} />,
    )
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('3 / 3'))
    expect(screen.getByText('120%')).toBeVisible()
    showInstead(<Opener items={[renewed]} defaultIndex={1} />)
    await dialog('样例附图')
    expect([picture.isConnected, picture.getAttribute('src'), picture.style.visibility]).toEqual([
      true,
      renewed.src,
      'visible',
    ])
    showInstead(<Opener items={ITEMS.slice(0, 1)} defaultIndex={1} />)
    await shown('样例证书')
    expect(screen.getByText('100%')).toBeVisible()
    close()

    show(<Opener items={[]} />)
    expect((await opened('图片查看')).textContent).toContain('没有可以查看的图片')
    await expectAccessible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('says each time it is on screen, and asks to be closed with where that came from', async () => {
    const onReady = vi.fn<() => void>()
    const onClose = vi.fn<ImageViewerProps['onClose']>()
    const viewer = (open: boolean) => <ImageViewer items={ITEMS} open={open} onReady={onReady} onClose={onClose} />
    const { showInstead } = show(viewer(false))
    expect(onReady).not.toHaveBeenCalled()
    showInstead(viewer(true))
    await dialog('样例证书')
    expect(onReady).toHaveBeenCalledTimes(1)
    await press('关闭')
    // The host decides: it stays until it is taken away.
    expect(onClose).toHaveBeenCalledExactlyOnceWith({ source: 'image-viewer' })
    expect(screen.getByRole('dialog', { name: '样例证书' })).toBeVisible()
    showInstead(viewer(false))
    await viewerClosed()
    showInstead(viewer(true))
    await dialog('样例证书')
    expect(onReady).toHaveBeenCalledTimes(2)
  })

  it('is held by the host when it says which one, and by itself otherwise', async () => {
    const { showInstead } = show(<Opener index={0} />)
    await opened()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(screen.getByRole('dialog', { name: '样例证书' })).toBeVisible())
    showInstead(<Opener index={1} />)
    await shown('样例附图')
  })
})
