import type { MapPoint } from '../../client/map/map-provider.ts'

/** The visible part of the world: its centre and a zoom level as in web maps. */
export interface MapWindow {
  readonly centre: MapPoint
  readonly zoom: number
}

export interface Pixel {
  readonly x: number
  readonly y: number
}

/** Size of the drawing, in pixels of its own coordinate system. */
export const MAP_SIZE = { width: 560, height: 400 } as const
export const NEAREST = 18
export const FARTHEST = 9

const WORLD = 256
const RADIAN = Math.PI / 180
const scaleOf = (zoom: number): number => (WORLD * 2 ** zoom) / 360
const stretchAt = (lat: number): number => 1 / Math.cos(lat * RADIAN)

/** Returns the pixel of a point in the drawing. */
export function toPixel({ centre, zoom }: MapWindow, { lng, lat }: MapPoint): Pixel {
  const scale = scaleOf(zoom)
  return {
    x: MAP_SIZE.width / 2 + (lng - centre.lng) * scale,
    y: MAP_SIZE.height / 2 - (lat - centre.lat) * scale * stretchAt(centre.lat),
  }
}

const clamp = (value: number, most: number): number => Math.max(-most, Math.min(most, value))
const rounded = (degrees: number): number => Number(degrees.toFixed(6))

/** Returns the point at a pixel, accurate to a decimetre. */
export function toPoint({ centre, zoom }: MapWindow, { x, y }: Pixel): MapPoint {
  const scale = scaleOf(zoom)
  return {
    lng: rounded(clamp(centre.lng + (x - MAP_SIZE.width / 2) / scale, 180)),
    lat: rounded(clamp(centre.lat - (y - MAP_SIZE.height / 2) / (scale * stretchAt(centre.lat)), 85)),
  }
}

/** Moves the window by pixels. */
export function panned(view: MapWindow, { x, y }: Pixel): MapWindow {
  return { ...view, centre: toPoint(view, { x: MAP_SIZE.width / 2 + x, y: MAP_SIZE.height / 2 + y }) }
}

/** Zooms the window; the point at the pixel stays where it is. */
export function zoomed(
  view: MapWindow,
  by: number,
  anchor: Pixel = { x: MAP_SIZE.width / 2, y: MAP_SIZE.height / 2 },
): MapWindow {
  const zoom = Math.max(FARTHEST, Math.min(NEAREST, view.zoom + by))
  const fixed = toPoint(view, anchor)
  const at = toPixel({ ...view, zoom }, fixed)
  return panned({ ...view, zoom }, { x: at.x - anchor.x, y: at.y - anchor.y })
}

/** Distances between lines of the grid, in degrees, by zoom. */
const STEPS: readonly (readonly [from: number, step: number])[] = [
  [17, 0.001],
  [16, 0.002],
  [14, 0.01],
  [12, 0.05],
  [10, 0.1],
  [0, 0.5],
]

/** Returns the degrees at which the grid has lines within the window. */
export function gridLines(view: MapWindow): { readonly lngs: readonly number[]; readonly lats: readonly number[] } {
  const step = STEPS.find(([from]) => view.zoom >= from)?.[1] ?? 1
  const first = toPoint(view, { x: 0, y: MAP_SIZE.height })
  const last = toPoint(view, { x: MAP_SIZE.width, y: 0 })
  const between = (from: number, to: number): readonly number[] =>
    Array.from({ length: Math.floor(to / step) - Math.ceil(from / step) + 1 }, (_, index) =>
      Number(((Math.ceil(from / step) + index) * step).toFixed(3)),
    )
  return { lngs: between(first.lng, last.lng), lats: between(first.lat, last.lat) }
}
