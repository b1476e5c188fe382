import { type CSSProperties, type ReactElement, useCallback, useMemo, useState } from 'react'
import { shifted } from '../../../client/map/coordinate-shift.ts'
import { type Coordinates, MAP_START, type MapPoint } from '../../../client/map/map-provider.ts'
import { SchematicDrawing } from '../../../field/map/schematic-drawing.tsx'
import { MAP_SIZE, toPixel } from '../../../field/map/schematic-projection.ts'
import { isDrawn, ServiceMap } from '../../../field/map/service-map.tsx'
import { flowGuideMessages } from '../../../locale/zh-cn/flow/flow-guide.ts'
import { useSources } from '../../../provider/settings/field-sources.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'

export interface OfficeMapProps {
  /** In the coordinate system of the stored organisations. */
  readonly point: MapPoint
}

/** Coordinate system of stored organisations and of the schematic map. */
const STORED_IN: Coordinates = 'GCJ-02'
const ZOOM = 11
/** Size of the shown section of the map. @unit px of the drawing */
const CUT = 160
const CUT_OUT = `${(MAP_SIZE.width - CUT) / 2} ${(MAP_SIZE.height - CUT) / 2} ${CUT} ${CUT}`
const square: CSSProperties = { width: 132, height: 132 }
const wide: CSSProperties = { display: 'flex', width: '100%' }
const frame = css({
  flex: 'none',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'md',
  overflow: 'hidden',
  backgroundColor: 'surface-2',
})

/** Shows a point on the configured map; falls back to the schematic map when there is none or it does not load. */
export function OfficeMap({ point }: OfficeMapProps): ReactElement {
  const texts = useMessages(flowGuideMessages)
  const { map } = useSources()
  const [failed, setFailed] = useState(false)
  const fail = useCallback(() => setFailed(true), [])
  const { lng, lat } = point
  const shownIn = map?.coordinates ?? STORED_IN
  const centre = useMemo(() => shifted({ lng, lat }, STORED_IN, shownIn), [lng, lat, shownIn])
  const view = useMemo(() => ({ centre, zoom: MAP_START.zoom }), [centre])
  if (isDrawn(map) && !failed)
    return (
      <div style={wide}>
        <ServiceMap map={map} view={view} marked={centre} onPick={stay} onFail={fail} />
      </div>
    )
  const drawn = { centre: point, zoom: ZOOM }
  return (
    <svg role="img" aria-label={texts.location} viewBox={CUT_OUT} className={frame} style={square}>
      <SchematicDrawing view={drawn} places={[]} marked={toPixel(drawn, point)} />
    </svg>
  )
}

/** The map is read-only here. */
function stay(): void {}
