import { Minus, Plus } from 'lucide-react'
import { type ReactElement, useRef } from 'react'
import type { MapPlace, MapPoint } from '../../client/map/map-provider.ts'
import { mapMessages } from '../../locale/zh-cn/fields/map.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { css } from '../../styled-system/css/index.js'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { SchematicDrawing } from './schematic-drawing.tsx'
import { MAP_SIZE, type MapWindow, toPixel, toPoint, zoomed } from './schematic-projection.ts'
import { useMapMoves } from './use-map-moves.ts'

export interface SchematicMapProps {
  readonly view: MapWindow
  readonly onView: (view: MapWindow) => void
  readonly marked: MapPoint | null
  readonly places: readonly MapPlace[]
  readonly onPick: (point: MapPoint) => void
}

const frame = css({
  position: 'relative',
  flex: '1',
  minWidth: '0',
  minHeight: '300px',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'md',
  overflow: 'hidden',
  backgroundColor: 'surface-2',
})
const canvas = css({
  display: 'block',
  width: '100%',
  height: '100%',
  cursor: 'crosshair',
  touchAction: 'none',
  userSelect: 'none',
  _focusVisible: { outline: '2px solid {colors.brand}', outlineOffset: '-2px' },
})
const tools = css({
  position: 'absolute',
  insetBlockStart: '8',
  insetInlineEnd: '8',
  display: 'grid',
  gap: '4',
  padding: '2',
  borderRadius: 'md',
  backgroundColor: 'surface',
  borderWidth: '1px',
  borderColor: 'line',
})
const disclaimer = css({
  position: 'absolute',
  insetBlockEnd: '0',
  insetInline: '0',
  paddingInline: '8',
  paddingBlock: '2',
  backgroundColor: 'surface',
  color: 'ink-3',
  textStyle: 'note',
})

/**
 * A map that needs no maps service: a grid of coordinates, the districts and the search results. Drag, wheel and arrow
 * keys move it; a press picks a point.
 */
export function SchematicMap({ view, onView, marked, places, onPick }: SchematicMapProps): ReactElement {
  const texts = useMessages(mapMessages)
  const svg = useRef<SVGSVGElement>(null)
  const moves = useMapMoves({ svg, view, onView, onPick: (pixel) => onPick(toPoint(view, pixel)) })
  return (
    <div className={frame}>
      <svg
        ref={svg}
        {...moves}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the user moves the map with keys
        tabIndex={0}
        role="application"
        aria-label={texts.canvas}
        viewBox={`0 0 ${MAP_SIZE.width} ${MAP_SIZE.height}`}
        preserveAspectRatio="xMidYMid slice"
        className={canvas}
      >
        <SchematicDrawing view={view} places={places} marked={marked === null ? null : toPixel(view, marked)} />
      </svg>
      <div className={tools}>
        <IconButton
          size="xs"
          label={texts.zoomIn}
          icon={<Plus aria-hidden />}
          onClick={() => onView(zoomed(view, 1))}
        />
        <IconButton
          size="xs"
          label={texts.zoomOut}
          icon={<Minus aria-hidden />}
          onClick={() => onView(zoomed(view, -1))}
        />
      </div>
      <div className={disclaimer}>{texts.schematic}</div>
    </div>
  )
}
