import { type ReactElement, useCallback, useState } from 'react'
import { MAP_START, type MapPlace, type MapPoint } from '../../client/map/map-provider.ts'
import { DEFAULT_PLACE } from '../../domain/codes.ts'
import { fieldMessages } from '../../locale/zh-cn/fields/field.ts'
import { mapMessages } from '../../locale/zh-cn/fields/map.ts'
import { useSources } from '../../provider/settings/field-sources.ts'
import { useSettings } from '../../provider/provider-context.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { css } from '../../styled-system/css/index.js'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { FieldControlProvider } from '../../ui/field-control.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Tag } from '../../ui/indicators/tag.tsx'
import { useUiText } from '../../ui/ui-text.tsx'
import type { PickerPopup } from '../pickers/picker-field.tsx'
import { MapPlaces } from './map-places.tsx'
import { PointInputs } from './point-inputs.tsx'
import { SchematicMap } from './schematic-map.tsx'
import type { MapWindow } from './schematic-projection.ts'
import { isDrawn, ServiceMap } from './service-map.tsx'
import { useAddressOf, usePlaces } from './use-places.ts'

export interface MapDialogProps extends PickerPopup {
  /** In the coordinate system of the map in use. */
  readonly value: MapPoint | null
  readonly onTake: (point: MapPoint) => void
}

const body = css({ display: 'flex', gap: '16', height: '420px', minHeight: '0' })
const side = css({ display: 'flex', flexDirection: 'column', gap: '12', width: '260px', flex: 'none', minHeight: '0' })
const chart = css({ display: 'flex', flexDirection: 'column', gap: '8', flex: '1', minWidth: '0' })
const where = css({ color: 'ink-2', textStyle: 'label' })

/** A place search, a map to press on, and inputs for longitude and latitude. @source PCK-009, PCK-010 */
export function MapDialog({ label, contentId, onClose, value, onTake }: MapDialogProps): ReactElement {
  const all = useMessages(fieldMessages)
  const texts = useMessages(mapMessages)
  const { cancel } = useUiText()
  const { map: mapSource } = useSources()
  const { city } = useSettings().scope
  const [failed, setFailed] = useState(false)
  const map = failed ? null : mapSource
  const [view, setView] = useState<MapWindow>({ centre: value ?? MAP_START.centre, zoom: MAP_START.zoom })
  const [point, setPoint] = useState<MapPoint | null>(value)
  const [keyword, setKeyword] = useState('')
  const search = usePlaces(keyword, city ?? DEFAULT_PLACE.city, map)
  const address = useAddressOf(point, map, texts.near)
  const fail = useCallback(() => setFailed(true), [])
  const goTo = ({ point: found }: MapPlace): void => {
    setPoint(found)
    setView({ centre: found, zoom: MAP_START.zoomFound })
  }
  const type = (typed: MapPoint | null): void => {
    setPoint(typed)
    if (typed !== null) setView((current) => ({ ...current, centre: typed }))
  }
  return (
    <Dialog
      open
      onClose={() => onClose(true)}
      width="900px"
      title={all.pick({ label })}
      badge={<Tag>{texts.coordinates({ system: map?.coordinates ?? 'GCJ-02' })}</Tag>}
      footerNote={
        <span role="status">
          {point === null ? texts.nothingChosen : address === null ? null : texts.chosenNear({ address })}
        </span>
      }
      footer={
        <>
          <Button onClick={() => onClose(true)}>{cancel}</Button>
          <Button variant="primary" disabled={point === null} onClick={() => point !== null && onTake(point)}>
            {texts.take}
          </Button>
        </>
      }
    >
      <FieldControlProvider value={null}>
        {failed ? (
          <Notice tone="warn" size="slim" role="status">
            {texts.notLoaded}
          </Notice>
        ) : null}
        <div id={contentId} className={body}>
          <div className={side}>
            <MapPlaces keyword={keyword} onKeyword={setKeyword} search={search} onGo={goTo} districts={map === null} />
            <PointInputs value={point} onChange={type} />
          </div>
          <div className={chart}>
            {!isDrawn(map) ? (
              <SchematicMap view={view} onView={setView} marked={point} places={search.places} onPick={setPoint} />
            ) : (
              <ServiceMap map={map} view={view} marked={point} onPick={setPoint} onFail={fail} />
            )}
            {point === null ? null : (
              <span className={where}>
                <Button variant="text" size="sm" onClick={() => setView({ ...view, centre: point })}>
                  {texts.backToMark}
                </Button>
              </span>
            )}
          </div>
        </div>
      </FieldControlProvider>
    </Dialog>
  )
}
