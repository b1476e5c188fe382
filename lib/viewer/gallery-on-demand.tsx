import type { ReactElement } from 'react'
import { OnDemand } from '../ui/loading/on-demand.tsx'
import type { GalleryProps } from './gallery-props.ts'

const load = () => import('./image-gallery.tsx').then(({ ImageGallery }) => ImageGallery)

/** Pictures over the page, for what stands in a widget's frame: draw it while they are looked at. */
export function GalleryOnDemand(props: GalleryProps): ReactElement {
  return <OnDemand load={load} props={props} />
}
