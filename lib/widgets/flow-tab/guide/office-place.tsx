import { type ReactElement, Suspense, useState } from 'react'
import { documents } from '../../../client/queries/document-plans.ts'
import type { MapPoint } from '../../../client/map/map-provider.ts'
import type { OrganisationDetail } from '../../../domain/organisation.ts'
import { RENEW_AFTER } from '../../../field/documents/renew-after.ts'
import { flowGuideMessages } from '../../../locale/zh-cn/flow/flow-guide.ts'
import { useFkQuery } from '../../../provider/queries/use-fk-query.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { lazyPart } from '../../../ui/loading/lazy-part.tsx'
import { PictureTile } from '../../picture-tile.tsx'

const DocumentPreview = lazyPart(() =>
  import('../../../field/documents/document-preview.tsx').then(({ DocumentPreview }) => DocumentPreview),
)
const OfficeMap = lazyPart(() => import('./office-map.tsx').then(({ OfficeMap }) => OfficeMap))

export interface OfficePlaceProps {
  readonly organisation: OrganisationDetail
}

const box = css({ flex: 'none' })

/**
 * Where an organisation is: its own picture, or its point on the map; renders nothing without either.
 * @source FLW-010
 */
export function OfficePlace({
  organisation: { hf31LocationPicture: picture, hf31Lng: lng, hf31Lat: lat },
}: OfficePlaceProps): ReactElement | null {
  const texts = useMessages(flowGuideMessages)
  const { data } = useFkQuery(picture === null || picture === '' ? null : documents([picture]), {
    refetchInterval: RENEW_AFTER,
  })
  const [open, setOpen] = useState(false)
  const point: MapPoint | null = lng === null || lat === null ? null : { lng, lat }
  const [shown] = data ?? []
  if (shown !== undefined) {
    return (
      <div className={box}>
        <PictureTile document={shown} label={texts.look({ name: texts.location })} onOpen={() => setOpen(true)} />
        {open ? (
          <Suspense fallback={null}>
            <DocumentPreview documents={data ?? []} opened={shown.documentId} onClose={() => setOpen(false)} />
          </Suspense>
        ) : null}
      </div>
    )
  }
  return point === null ? null : (
    <Suspense fallback={null}>
      <OfficeMap point={point} />
    </Suspense>
  )
}
