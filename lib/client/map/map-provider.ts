/** Coordinate system of a point. Chinese maps use GCJ-02, which differs from WGS-84 by some hundred metres. @public */
export type Coordinates = 'GCJ-02' | 'WGS-84'

/** A point in degrees. @public */
export interface MapPoint {
  /** Longitude, east positive. */
  readonly lng: number
  /** Latitude, north positive. */
  readonly lat: number
}

/** A result of the place search. @public */
export interface MapPlace {
  /** Identifies the place among the results. */
  readonly key: string
  /** What the service calls the place. */
  readonly name: string
  /** Shown below the name; absent when the service knows none. */
  readonly address?: string | undefined
  /** Where the map goes when the user chooses the result. */
  readonly point: MapPoint
}

/** A map on screen. @public */
export interface MapView {
  /** Moves the map. */
  show(point: MapPoint, zoom: number): void
  /** Sets the marker; null removes it. */
  mark(point: MapPoint | null): void
  /** Removes the map with its listeners; called when the dialog closes. */
  destroy(): void
}

/** Options of a map on screen. @public */
export interface MapOptions {
  /** The point in the middle of the map when it opens. */
  readonly centre: MapPoint
  /** Zoom level, as the service counts it; larger is closer. */
  readonly zoom: number
  /** The point that carries a pin; null for none. */
  readonly marked: MapPoint | null
  /** Name of the map for screen readers. */
  readonly label: string
  /** The user clicked a point on the map. */
  readonly onPick: (point: MapPoint) => void
}

/**
 * A maps service: place search, geocoding and a map to pick a point on. All its points are in its own coordinates.
 *
 * @source PCK-009, CAL-046
 * @public
 */
export interface MapProvider {
  /** The system of every point it gets and returns; fields in another one are converted. */
  readonly coordinates: Coordinates
  /** Searches places by name near a city (division code). */
  search(
    keyword: string,
    options: { readonly city: string; readonly signal: AbortSignal },
  ): Promise<readonly MapPlace[]>
  /** The address at a point, or null when there is none. */
  addressOf(point: MapPoint, options: { readonly signal: AbortSignal }): Promise<string | null>
  /**
   * Draws the map into an empty element and fills it. Without this method the schematic map is drawn, and `coordinates`
   * must be GCJ-02.
   */
  mount?(element: HTMLElement, options: MapOptions): Promise<MapView>
}

/** A maps service that draws its own map. @public */
export type DrawnMap = MapProvider & Required<Pick<MapProvider, 'mount'>>

/** Centre and zoom of a map when it opens, and zoom after a search. @source PCK-010 */
export const MAP_START = { centre: { lng: 113.27, lat: 23.13 }, zoom: 15, zoomFound: 18 } as const
