import type { ViewerImage } from 'fangkit/image-viewer'
import type { ReactElement } from 'react'
import './picture-list.css'

export interface PictureListProps {
  readonly pictures: readonly ViewerImage[]
  readonly onOpen: (place: number) => void
}

/** [1] The host's own pictures; clicking one opens the viewer. */
export function PictureList({ pictures, onOpen }: PictureListProps): ReactElement {
  return (
    <ul className="pictures-list">
      {pictures.map(({ src, thumbnail, alt }, place) => (
        <li key={src}>
          <button type="button" className="pictures-open" onClick={() => onOpen(place)}>
            <img className="pictures-image" src={thumbnail ?? src} alt="" />
            {alt}
          </button>
        </li>
      ))}
    </ul>
  )
}
