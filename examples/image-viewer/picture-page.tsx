import { ImageViewer, type ViewerImage } from 'fangkit/image-viewer'
import { type ReactElement, useState } from 'react'
import './picture-page.css'

export interface PicturePageProps {
  readonly pictures: readonly ViewerImage[]
  /** The one that is open from the start; null for none. */
  readonly start: number | null
}

/** [1] The host's own page decides when the viewer is open and which picture it shows. */
export function PicturePage({ pictures, start }: PicturePageProps): ReactElement {
  const [open, setOpen] = useState(start !== null)
  const [index, setIndex] = useState(start ?? 0)
  const [told, setTold] = useState<readonly { readonly nth: number; readonly line: string }[]>([])
  const tell = (line: string) => setTold((before) => [{ nth: (before[0]?.nth ?? 0) + 1, line }, ...before].slice(0, 6))
  const show = (place: number) => {
    setIndex(place)
    setOpen(true)
  }
  return (
    <main className="pictures">
      <ul className="pictures-list">
        {pictures.map(({ src, thumbnail, alt }, place) => (
          <li key={src}>
            <button type="button" className="pictures-open" onClick={() => show(place)}>
              <img className="pictures-image" src={thumbnail ?? src} alt="" />
              {alt}
            </button>
          </li>
        ))}
      </ul>
      <h2 className="pictures-title">事件</h2>
      <ol className="pictures-events" aria-live="polite">{told.length === 0 ? <li>还没有事件，点一张图片试试。</li> : told.map(({ nth, line }) => <li key={nth}>{line}</li>)}</ol>
      <ImageViewer
        items={pictures}
        open={open}
        index={index}
        onClose={() => setOpen(false)}
        onIndexChange={({ index: next, item }) => {
          setIndex(next)
          tell(`onIndexChange ${next + 1}：${item.alt}`)
        }}
        onImageFailed={({ item }) => tell(`onImageFailed：${item.alt}`)}
      />
    </main>
  )
}
