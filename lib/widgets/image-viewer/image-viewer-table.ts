import * as v from 'valibot'
import type { ImageViewerHandle, ViewerImage } from '../../viewer/gallery-props.ts'
import { OWN_EVENTS, OWN_PROPS, ready } from '../own-rows.ts'
import { count, data, flag, preset } from '../prop-row.ts'
import type { MethodRow, WidgetTable } from '../widget-table.ts'
import type { ImageViewerProps } from './image-viewer-props.ts'

const maybe = v.optional(v.string())
const picture = v.object({ src: v.string(), id: maybe, alt: maybe, thumbnail: maybe, downloadName: maybe, note: maybe })
const order = (about: string, signature: string): MethodRow & { readonly idle: 'later' } => ({
  about,
  signature,
  idle: 'later',
})

export const imageViewerTable: WidgetTable<ImageViewerProps, ImageViewerHandle> = {
  widget: 'image-viewer',
  component: 'ImageViewer',
  about: '图片查看：盖在整页之上，缩放、旋转、翻转、保存',
  overlay: true,
  props: {
    open: preset(false, flag('打开着')),
    items: preset<readonly ViewerImage[]>([], data<readonly ViewerImage[]>('图片', 'ViewerImage[]', v.array(picture))),
    index: count('第几张，从 0 起，由宿主决定'),
    defaultIndex: count('一开始是第几张'),
    zIndex: count('层级，不写为 2000'),
    ...OWN_PROPS,
  },
  events: {
    onClose: { about: '要求关上：Esc、叉、在图片旁边按下', detail: 'ImageViewerCloseEvent' },
    onIndexChange: { about: '换到另一张', detail: 'ViewerImageEvent' },
    onImageFailed: { about: '一张图片没能显示', detail: 'ViewerImageEvent' },
    onReady: ready('图片查看每次打开后'),
    onError: { about: '图片查看没能载入，或一张图片没能显示（哪一张见 onImageFailed）', detail: 'FangkitError' },
    ...OWN_EVENTS,
  },
  hooks: {},
  methods: {
    zoomIn: order('放大', 'zoomIn(): void'),
    zoomOut: order('缩小', 'zoomOut(): void'),
    rotate: order('转 90 度，不写为顺时针', 'rotate(direction?: 1 | -1): void'),
    flip: order('翻转', "flip(axis: 'x' | 'y'): void"),
    reset: order('还原', 'reset(): void'),
  },
}
