import type { CSSProperties, ReactElement } from 'react'
import type { MapPlace } from '../../client/map/map-provider.ts'
import { DISTRICT_PLACES } from './schematic-places.ts'
import { gridLines, MAP_SIZE, type MapWindow, type Pixel, toPixel } from './schematic-projection.ts'

export interface SchematicDrawingProps {
  readonly view: MapWindow
  readonly places: readonly MapPlace[]
  readonly marked: Pixel | null
}

const colour = (name: string): string => `var(--fk-colors-${name})`
// Written at the elements: nothing else uses these properties, and a sheet for one drawing is carried by every page.
const line: CSSProperties = { stroke: colour('line'), strokeWidth: 1 }
const degrees: CSSProperties = { fill: colour('ink-3'), fontSize: 10 }
const district: CSSProperties = { fill: colour('ink-2'), fontSize: 13, fontWeight: 600, textAnchor: 'middle' }
const halo: CSSProperties = { fill: colour('brand-soft'), stroke: colour('brand-line') }
const dot: CSSProperties = { fill: colour('brand'), stroke: colour('surface'), strokeWidth: 1.5 }
const placeName: CSSProperties = {
  fill: colour('ink'),
  fontSize: 11,
  paintOrder: 'stroke',
  stroke: colour('surface'),
  strokeWidth: 3,
}
const pin: CSSProperties = { fill: colour('bad'), stroke: colour('surface'), strokeWidth: 1.5 }
const cross: CSSProperties = { stroke: colour('ink-3'), strokeWidth: 1 }

/** Distance of the degree labels from the top, because a box wider than the drawing cuts off its top. */
const LABELS = 36
/** Radius of a district's disc; the schematic map knows the centres of districts, not their borders. */
const RADIUS = 26
const within = ({ x, y }: Pixel): boolean => x > -60 && x < MAP_SIZE.width + 60 && y > -60 && y < MAP_SIZE.height + 60

/** Draws the schematic map. Nothing in the drawing handles presses. */
export function SchematicDrawing({ view, places, marked }: SchematicDrawingProps): ReactElement {
  const { lngs, lats } = gridLines(view)
  const at = (list: readonly MapPlace[]) =>
    list.map((place) => ({ ...place, pixel: toPixel(view, place.point) })).filter(({ pixel }) => within(pixel))
  const [centreX, centreY] = [MAP_SIZE.width / 2, MAP_SIZE.height / 2]
  return (
    <g aria-hidden>
      {lngs.map((lng) => {
        const { x } = toPixel(view, { lng, lat: view.centre.lat })
        return (
          <g key={lng}>
            <line style={line} x1={x} x2={x} y1={0} y2={MAP_SIZE.height} />
            <text style={degrees} x={x + 3} y={LABELS}>
              {lng}°
            </text>
          </g>
        )
      })}
      {lats.map((lat) => {
        const { y } = toPixel(view, { lng: view.centre.lng, lat })
        return (
          <g key={lat}>
            <line style={line} x1={0} x2={MAP_SIZE.width} y1={y} y2={y} />
            <text style={degrees} x={3} y={y - 3}>
              {lat}°
            </text>
          </g>
        )
      })}
      {at(DISTRICT_PLACES).map(({ key, name, pixel: { x, y } }) => (
        <g key={key}>
          <circle style={halo} cx={x} cy={y} r={RADIUS} />
          <text style={district} x={x} y={y + 5}>
            {name}
          </text>
        </g>
      ))}
      {at(places).map(({ key, name, pixel: { x, y } }) => (
        <g key={key}>
          <circle style={dot} cx={x} cy={y} r={5} />
          <text style={placeName} x={x + 8} y={y + 4}>
            {name}
          </text>
        </g>
      ))}
      <path style={cross} d={`M${centreX - 8} ${centreY}h16M${centreX} ${centreY - 8}v16`} />
      {marked === null ? null : <path style={pin} d={`M${marked.x} ${marked.y}l-8 -14a9 9 0 1 1 16 0z`} />}
    </g>
  )
}
