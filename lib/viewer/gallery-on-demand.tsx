import type { ReactElement } from 'react'
import { OnDemand } from '../ui/loading/on-demand.tsx'
import type { GalleryProps } from './gallery-props.ts'

const load = () => import('./image-gallery.tsx').then(({ ImageGallery }) => ImageGallery)

/** Shows pictures over the page from inside a widget's frame. Render it only while the gallery is open. */
export function GalleryOnDemand(props: GalleryProps): ReactElement {
  return <OnDemand load={load} props={props} />
}
