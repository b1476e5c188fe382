import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactElement, type Ref, useState } from 'react'
import { expect } from 'vitest'
import type { ImageViewerHandle, ViewerImage } from '../../../lib/viewer/gallery-props.ts'
import type { ImageViewerProps } from '../../../lib/widgets/image-viewer/image-viewer-props.ts'
import { ImageViewer } from '../../../lib/widgets/image-viewer/image-viewer.tsx'
import { LONG_TIMEOUT } from '../form/stage.tsx'

const svgOf = (width: number, height: number, mark: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
  `<rect width="100%" height="100%" fill="teal"/><!--${mark}--></svg>`
export const drawing = (width: number, height: number, mark = ''): string =>
  `data:image/svg+xml,${encodeURIComponent(svgOf(width, height, mark))}`
export const ITEMS: readonly ViewerImage[] = [
  { src: drawing(3000, 1000), alt: '样例证书', note: '演示上传', downloadName: '样例证书.svg' },
  { src: drawing(400, 300), alt: '样例附图' },
  { src: 'data:image/png;base64,AAAA', alt: '样例租约' },
]

export type OpenerProps = Partial<ImageViewerProps> & { readonly viewer?: Ref<ImageViewerHandle> }

/** A host's page: a button, and the viewer it opens. */
export function Opener(props: OpenerProps): ReactElement {
  const { viewer, ...rest } = props
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        查看
      </button>
      <ImageViewer ref={viewer} items={ITEMS} open={open} {...rest} onClose={() => setOpen(false)} />
    </>
  )
}

export const dialog = (name: string) => screen.findByRole('dialog', { name }, LONG_TIMEOUT)
export async function opened(name = '样例证书'): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name: '查看' }))
  return dialog(name)
}
export const stageOf = (box: HTMLElement): HTMLElement => within(box).getByRole('group', { name: '图片' })
export async function shown(name: string): Promise<HTMLElement> {
  const picture = stageOf(await dialog(name)).querySelector<HTMLElement>('img:not([alt=""])')
  if (!picture) throw new Error('no picture')
  await waitFor(() => expect(picture.style.visibility).toBe('visible'), LONG_TIMEOUT)
  return picture
}
/** Where the picture comes to rest. */
export function boxOf(picture: HTMLElement): DOMRect {
  for (const animation of picture.getAnimations()) animation.finish()
  return picture.getBoundingClientRect()
}
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
export const viewerClosed = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: /样例/ })).toBeNull(), LONG_TIMEOUT)
