import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactElement, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { describe, expect, it, vi } from 'vitest'
import type { FangkitError } from '../../../lib/client/fangkit-error.ts'
import { usePictureGallery } from '../../../lib/field/documents/picture-gallery.ts'
import { Drawer } from '../../../lib/ui/dialogs/drawer.tsx'
import type { ViewerImage } from '../../../lib/viewer/gallery-props.ts'
import { LazyGallery } from '../../../lib/widgets/image-viewer/lazy-gallery.tsx'
import { ImageViewer } from '../../../lib/widgets/image-viewer/image-viewer.tsx'
import { LONG_TIMEOUT, show, Stage } from '../form/stage.tsx'
import { dialog, drawing, ITEMS, Opener, opened, shown, stageOf } from './stage.tsx'

/** As a field opens it: the widget's frame brings the gallery. */
function InDrawer(): ReactElement {
  const Gallery = usePictureGallery()
  const [drawer, setDrawer] = useState(true)
  const [looking, setLooking] = useState(false)
  return (
    <Drawer open={drawer} title="样例抽屉" onClose={() => setDrawer(false)}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a row that would open its record */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
      <div data-testid="row" onClick={() => document.body.setAttribute('data-row', 'pressed')}>
        <button
          type="button"
          onClick={(event) => {
            event.stopPropagation()
            setLooking(true)
          }}
        >
          查看
        </button>
        {looking && Gallery ? <Gallery items={ITEMS} onClose={() => setLooking(false)} /> : null}
      </div>
    </Drawer>
  )
}

describe('the layer of a gallery', () => {
  it('lies over an open drawer: Escape closes it alone, Tab stays, presses do not reach the row below', async () => {
    show(<InDrawer />)
    const drawer = await screen.findByRole('dialog', { name: '样例抽屉' }, LONG_TIMEOUT)
    await userEvent.click(await screen.findByRole('button', { name: '查看' }))
    const box = await dialog('样例证书')
    await shown('样例证书')
    expect(document.activeElement).toBe(stageOf(box))
    for (let presses = 0; presses < 18; presses += 1) await userEvent.tab()
    expect(box.contains(document.activeElement)).toBe(true)
    expect(within(drawer).getByText('查看').closest('[inert]')).not.toBeNull()
    await userEvent.click(within(box).getByRole('button', { name: '放大' }))
    expect(document.body.hasAttribute('data-row')).toBe(false)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '样例证书' })).toBeNull(), LONG_TIMEOUT)
    expect(screen.getByRole('dialog', { name: '样例抽屉' })).toBe(drawer)
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '查看' }))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), LONG_TIMEOUT)
  })

  it('keeps the page below where it is and out of reach, in a shadow root too, and gives all of it back', async () => {
    const page = document.documentElement
    page.style.overflow = 'clip'
    const beside = document.body.appendChild(document.createElement('aside'))
    const host = document.body.appendChild(document.createElement('div'))
    const shadow = host.attachShadow({ mode: 'open' })
    const [inner, mount] = [
      shadow.appendChild(document.createElement('button')),
      shadow.appendChild(document.createElement('div')),
    ]
    const root = createRoot(mount)
    const draw = (open: boolean) =>
      act(() =>
        root.render(
          <Stage>
            <ImageViewer items={ITEMS} open={open} onClose={() => undefined} />
          </Stage>,
        ),
      )
    inner.focus()
    draw(true)
    await waitFor(() => expect(shadow.activeElement?.getAttribute('aria-label')).toBe('图片'), LONG_TIMEOUT)
    expect([beside.inert, inner.inert, page.style.overflow]).toEqual([true, true, 'hidden'])
    // adapter: seen above
    const key = createEvent.keyDown(shadow.activeElement as Element, { key: 'End', composed: true })
    act(() => void fireEvent(shadow.activeElement as Element, key)) // adapter: seen above
    expect(shadow.querySelector('[role=status]')?.textContent).toContain('3 / 3')
    draw(false)
    expect([beside.inert, inner.inert, page.style.overflow, page.dataset['fkHeld']]).toEqual([
      false,
      false,
      'clip',
      undefined,
    ])
    expect(shadow.activeElement).toBe(inner)
    // Gone with the page that drew it, nothing is left either.
    draw(true)
    await waitFor(() => expect(beside.inert).toBe(true), LONG_TIMEOUT)
    act(() => root.unmount())
    expect([beside.inert, page.style.overflow]).toEqual([false, 'clip'])
    // Its keys are the page's again.
    expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(true)
    page.style.overflow = ''
    beside.remove()
    host.remove()
  })

  it('loads the picture, then its neighbours, and of a thousand small ones only what is in view', async () => {
    const asked: { readonly by: HTMLImageElement; readonly src: string }[] = []
    const src = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src')
    const create = document.createElement.bind(document)
    vi.spyOn(document, 'createElement').mockImplementation((name: string, options?: ElementCreationOptions) => {
      const made = create(name, options)
      if (made instanceof HTMLImageElement)
        Object.defineProperty(made, 'src', {
          set: (value: string) => {
            asked.push({ by: made, src: value })
            src?.set?.call(made, value)
          },
        })
      return made
    })
    const many: readonly ViewerImage[] = Array.from({ length: 1000 }, (_, place) => ({
      src: drawing(300, 200, `${place}`),
      thumbnail: drawing(30, 20, `small ${place}`),
      alt: `样例 ${place}`,
    }))
    show(<Opener items={many} defaultIndex={500} />)
    const box = await opened('样例 500')
    await shown('样例 500')
    const unseen = () =>
      asked.filter(({ by, src: address }) => !by.isConnected && !address.includes('small')).map((one) => one.src)
    await waitFor(() => expect(unseen()).toEqual([many[501]?.src, many[499]?.src]))
    const strip = within(box).getByRole('group', { name: '所有图片' })
    const small = [...strip.querySelectorAll('img')]
    expect(small).toHaveLength(1000)
    await waitFor(() => expect(small[500]?.complete && small[500].naturalWidth > 0).toBe(true), LONG_TIMEOUT)
    const isInView = (element: Element | null | undefined): boolean => {
      const [inner, outer] = [element?.getBoundingClientRect(), strip.getBoundingClientRect()]
      return inner !== undefined && inner.left >= outer.left && inner.right <= outer.right
    }
    expect(isInView(small[500])).toBe(true)
    expect(small.filter((image) => image.naturalWidth > 0).length).toBeLessThan(200)
    await userEvent.keyboard('{End}')
    await shown('样例 999')
    const current = within(strip).getByRole('button', { current: true })
    expect(current.getAttribute('aria-label')).toBe('样例 999')
    expect(isInView(current)).toBe(true)
  })

  it('shows the small picture until the whole one is there, in sizes for fingers where fingers are used', async () => {
    const matches = window.matchMedia.bind(window)
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      query === '(pointer: coarse)' ? matches('all') : matches(query),
    )
    const late = URL.createObjectURL(new Blob([]))
    const small = drawing(30, 20, 'small')
    const { showInstead } = show(<Opener items={[{ id: 'one', src: late, thumbnail: small, alt: '样例大图' }]} />)
    const onTheWay = vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get')
    const box = await opened('样例大图')
    const stage = stageOf(box)
    expect(
      within(box)
        .getAllByRole('button')
        .filter((button) => button.offsetWidth < 40 || button.offsetHeight < 40),
    ).toEqual([])
    onTheWay.mockRestore()
    // The address is renewed after the first one led nowhere.
    await within(box).findByRole('alert', {}, LONG_TIMEOUT)
    showInstead(<Opener items={[{ id: 'one', src: drawing(900, 600), thumbnail: small, alt: '样例大图' }]} />)
    expect(stage.getAttribute('aria-busy')).toBe('true')
    expect(stage.querySelector('img[alt=""]')?.getAttribute('src')).toBe(small)
    await shown('样例大图')
    expect(stage.getAttribute('aria-busy')).toBe('false')
    expect(stage.querySelector('img[alt=""]')).toBeNull()
    URL.revokeObjectURL(late)
  })

  it('is waited for over the page, offered again when it did not come, and left by Escape', async () => {
    const came = () => <p>样例到了</p>
    const load = vi
      .fn<() => Promise<typeof came>>()
      .mockRejectedValueOnce(new Error('no line'))
      .mockResolvedValueOnce(came)
    const onClose = vi.fn<() => void>()
    const onError = vi.fn<(error: FangkitError) => void>()
    show(<LazyGallery load={load} props={{ items: ITEMS, onClose, onError }} />)
    expect(screen.getByRole('status').textContent).toBe('正在加载图片')
    const alert = await screen.findByRole('alert', {}, LONG_TIMEOUT)
    await waitFor(() =>
      expect(onError).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ kind: 'network', op: 'image-viewer', retryable: true }),
      ),
    )
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledTimes(1)
    await userEvent.click(within(alert).getByRole('button'))
    expect(await screen.findByText('样例到了', {}, LONG_TIMEOUT)).toBeVisible()
    expect([load.mock.calls.length, onError.mock.calls.length]).toEqual([2, 1])
  })

  it('saves a picture under its name: by a plain link, by fetching it, or by opening it if that fails', async () => {
    const far = 'https://pictures.invalid/signed?x=1'
    const { unmount } = show(<Opener items={[{ src: far, alt: '样例远图', downloadName: '样例远图.png' }]} />)
    const box = await opened('样例远图')
    const link = within(box).getByRole<HTMLAnchorElement>('link', { name: '下载' })
    expect([link.download, link.target, link.rel]).toEqual(['样例远图.png', '_blank', 'noreferrer'])
    const pressed: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      pressed.push(`${this.protocol} ${this.download} ${this.target}`)
    })
    const revoked = vi.spyOn(URL, 'revokeObjectURL')
    const fetched = vi.spyOn(window, 'fetch').mockResolvedValueOnce(new Response('picture'))
    fireEvent.click(link)
    await waitFor(() => expect(pressed).toEqual(['blob: 样例远图.png ']))
    await waitFor(() => expect(link.getAttribute('aria-busy')).toBe('false'))
    fetched.mockRejectedValueOnce(new TypeError('refused'))
    fireEvent.click(link)
    await waitFor(() => expect(pressed).toEqual(['blob: 样例远图.png ', 'https:  _blank']))
    expect(fetched).toHaveBeenCalledTimes(2)
    unmount()
    expect(revoked).toHaveBeenCalledTimes(1)

    show(<Opener />)
    const own = within(await opened()).getByRole<HTMLAnchorElement>('link', { name: '下载' })
    expect(own.download).toBe('样例证书.svg')
    const event = createEvent.click(own, { ctrlKey: true })
    fireEvent(own, event)
    expect(event.defaultPrevented).toBe(false)
    expect(fetched).toHaveBeenCalledTimes(2)
  })
})
