import type { ViewerImage } from 'fangkit/image-viewer'
// Files, whatever their size: a strict content security policy blocks pictures that are inlined into the page.
import certificate from './pictures/certificate.svg?no-inline'
import damaged from './pictures/damaged.png?no-inline'
import floorPlan from './pictures/floor-plan.svg?no-inline'
import livingRoomSmall from './pictures/living-room-small.png?no-inline'
import livingRoom from './pictures/living-room.png?no-inline'
import street from './pictures/street.svg?no-inline'

/** Pictures drawn for this page. The fourth one is broken. */
export const pictures: readonly ViewerImage[] = [
  { src: certificate, alt: '权属证书（样例）', note: '演示上传 · 2026-11-02', downloadName: '权属证书样例.svg' },
  { src: floorPlan, alt: '样例户型图', note: '演示上传 · 2026-11-02', downloadName: '样例户型图.svg' },
  {
    src: livingRoom,
    thumbnail: livingRoomSmall,
    alt: '样例客厅照片',
    note: '演示经办 · 2026-11-05',
    downloadName: '样例客厅.png',
  },
  { src: damaged, alt: '已损坏的样例图片', note: '演示上传 · 2026-11-06' },
  { src: street, alt: '样例街区全景（很宽）', note: '演示经办 · 2026-11-08', downloadName: '样例街区全景.svg' },
]
