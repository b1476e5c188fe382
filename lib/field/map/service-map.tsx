import { type ReactElement, useEffect, useRef } from 'react'
import type { MapPoint, MapProvider, MapView } from '../../client/map/map-provider.ts'
import { fieldMessages } from '../../locale/zh-cn/field.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { useReportError } from '../../provider/use-report-error.ts'
import { css } from '../../styled-system/css/index.js'
import type { MapWindow } from './schematic-projection.ts'

export interface ServiceMapProps {
  readonly map: MapProvider
  readonly view: MapWindow
  readonly marked: MapPoint | null
  readonly onPick: (point: MapPoint) => void
  /** The service could not draw its map. */
  readonly onFail: () => void
}

const frame = css({ flex: '1', minWidth: '0', minHeight: '300px', borderWidth: '1px', borderColor: 'line', borderRadius: 'md', overflow: 'hidden', backgroundColor: 'surface-2' })

/** The map of a maps service, drawn by the service itself. */
export function ServiceMap({ map, view, marked, onPick, onFail }: ServiceMapProps): ReactElement {
  const texts = useMessages(fieldMessages).map
  const report = useReportError()
  const element = useRef<HTMLDivElement>(null)
  const drawn = useRef<MapView | null>(null)
  const latest = useRef({ view, marked, onPick, onFail, label: texts.canvas })
  useEffect(() => {
    latest.current = { view, marked, onPick, onFail, label: texts.canvas }
  })
  useEffect(() => {
    const box = element.current
    if (!box) return undefined
    let gone = false
    const place = box.ownerDocument.createElement('div')
    place.style.cssText = 'width:100%;height:100%'
    box.append(place)
    const { view: { centre, zoom }, marked: mark, label } = latest.current
    map.mount(place, { centre, zoom, marked: mark, label, onPick: (point) => latest.current.onPick(point) }).then(
      (made) => {
        if (gone) return made.destroy()
        drawn.current = made
        made.show(latest.current.view.centre, latest.current.view.zoom)
        made.mark(latest.current.marked)
      },
      (error: unknown) => {
        if (gone) return
        report(error, 'map.mount')
        latest.current.onFail()
      },
    )
    return () => {
      gone = true
      drawn.current?.destroy()
      drawn.current = null
      place.remove()
    }
  }, [map, report])
  useEffect(() => drawn.current?.show(view.centre, view.zoom), [view])
  useEffect(() => drawn.current?.mark(marked), [marked])
  return <div ref={element} className={frame} />
}
