import { definePack } from '../../message-pack.ts'

/** Texts of the image viewer. */
export const imageViewerMessages = definePack('imageViewer', {
  title: '图片查看',
  picture: '图片',
  loading: '正在加载图片',
  failed: '加载失败',
  empty: '没有可以查看的图片',
  place: ({ place, count }: { place: number; count: number }) => `${place} / ${count}`,
  nth: ({ place }: { place: number }) => `第 ${place} 张`,
  list: '所有图片',
  previous: '上一张',
  next: '下一张',
  tools: '查看工具',
  zoomOut: '缩小',
  zoomIn: '放大',
  rotateLeft: '逆时针旋转',
  rotateRight: '顺时针旋转',
  flipX: '左右翻转',
  flipY: '上下翻转',
  original: '原始大小',
  fit: '适合窗口',
  /** On a button and before the percentage: it counts from the whole picture. */
  fitShort: '适合',
  turnPages: '翻页',
  reset: '还原',
  download: '下载',
  downloading: '正在下载',
  withKey: ({ label, key }: { label: string; key: string }) => `${label}（${key}）`,
  space: '空格',
})
