import type { ViewerImage } from 'fangkit/image-viewer'
import certificate from './pictures/certificate.svg'
import floorPlan from './pictures/floor-plan.svg'
import livingRoomSmall from './pictures/living-room-small.png'
import livingRoom from './pictures/living-room.png'
import street from './pictures/street.svg'

/** All drawn for this page. The fourth address leads nowhere. */
export const pictures: readonly ViewerImage[] = [
  { src: certificate, alt: '权属证书（样例）', note: '演示上传 · 2026-11-02', downloadName: '权属证书样例.svg' },
  { src: floorPlan, alt: '样例户型图', note: '演示上传 · 2026-11-02', downloadName: '样例户型图.svg' },
  { src: livingRoom, thumbnail: livingRoomSmall, alt: '样例客厅照片', note: '演示经办 · 2026-11-05', downloadName: '样例客厅.png' },
  { src: 'data:image/png;base64,AAAA', alt: '已损坏的样例图片', note: '演示上传 · 2026-11-06' },
  { src: street, alt: '样例街区全景（很宽）', note: '演示经办 · 2026-11-08', downloadName: '样例街区全景.svg' },
]
