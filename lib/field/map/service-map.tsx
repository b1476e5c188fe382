import { type ReactElement, useCallback, useEffect, useRef } from 'react'
import type { DrawnMap, MapPoint, MapProvider, MapView } from '../../client/map/map-provider.ts'
import { mapMessages } from '../../locale/zh-cn/fields/map.ts'
import { useLatest } from '../../provider/use-latest.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { useReportError } from '../../provider/callbacks/use-report-error.ts'
import { css } from '../../styled-system/css/index.js'
import type { MapWindow } from './schematic-projection.ts'

export function isDrawn(map: MapProvider | null): map is DrawnMap {
  return map?.mount !== undefined
}

export interface ServiceMapProps {
  /** A maps service that can draw a map. */
  readonly map: DrawnMap
  readonly view: MapWindow
  readonly marked: MapPoint | null
  readonly onPick: (point: MapPoint) => void
  /** Called when the service cannot draw its map. */
  readonly onFail: () => void
}

const frame = css({
  flex: '1',
  minWidth: '0',
  minHeight: '300px',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'md',
  overflow: 'hidden',
  backgroundColor: 'surface-2',
})

/** A map drawn by the host's maps service. */
export function ServiceMap({ map, view, marked, onPick, onFail }: ServiceMapProps): ReactElement {
  const texts = useMessages(mapMessages)
  const report = useReportError()
  const element = useRef<HTMLDivElement>(null)
  const drawn = useRef<MapView | null>(null)
  const latest = useLatest({ view, marked, onPick, onFail, label: texts.canvas })
  // An error in the service's map closes the map only, not the page around it.
  const attempt = useCallback(
    (act: () => void, ended: () => void = () => latest.current.onFail()): void => {
      try {
        act()
      } catch (error) {
        report(error, 'map.mount')
        ended()
      }
    },
    [report, latest],
  )
  useEffect(() => {
    const box = element.current
    if (!box) return undefined
    let unmounted = false
    const place = box.ownerDocument.createElement('div')
    place.style.cssText = 'width:100%;height:100%'
    box.append(place)
    const {
      view: { centre, zoom },
      marked: mark,
      label,
    } = latest.current
    const mount = async (): Promise<MapView> =>
      map.mount(place, { centre, zoom, marked: mark, label, onPick: (point) => latest.current.onPick(point) })
    mount().then(
      (made) =>
        attempt(() => {
          if (unmounted) return made.destroy()
          made.show(latest.current.view.centre, latest.current.view.zoom)
          made.mark(latest.current.marked)
          drawn.current = made
        }),
      (error: unknown) =>
        attempt(() => {
          if (!unmounted) throw error
        }),
    )
    return () => {
      unmounted = true
      attempt(
        () => drawn.current?.destroy(),
        () => undefined,
      )
      drawn.current = null
      place.remove()
    }
  }, [map, attempt, latest])
  useEffect(() => attempt(() => drawn.current?.show(view.centre, view.zoom)), [view, attempt])
  useEffect(() => attempt(() => drawn.current?.mark(marked)), [marked, attempt])
  return <div ref={element} className={frame} />
}
