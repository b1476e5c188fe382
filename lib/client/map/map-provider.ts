/** How a point is measured. Chinese maps use GCJ-02, which lies some hundred metres beside WGS-84. @public */
export type Coordinates = 'GCJ-02' | 'WGS-84'

/** A place in degrees. @public */
export interface MapPoint {
  readonly lng: number
  readonly lat: number
}

/** Something the place search found. @public */
export interface MapPlace {
  readonly key: string
  readonly name: string
  readonly address?: string | undefined
  readonly point: MapPoint
}

/** A map that is drawn. @public */
export interface MapView {
  /** Moves the map. */
  show(point: MapPoint, zoom: number): void
  /** Puts the marker; null takes it away. */
  mark(point: MapPoint | null): void
  destroy(): void
}

/** @public */
export interface MapOptions {
  readonly centre: MapPoint
  readonly zoom: number
  readonly marked: MapPoint | null
  readonly label: string
  /** A person pressed on the map. */
  readonly onPick: (point: MapPoint) => void
}

/**
 * A maps service: place search, geocoding and a map to pick a point on. All its points are in its own coordinates.
 *
 * @source PCK-009, CAL-046
 * @public
 */
export interface MapProvider {
  readonly coordinates: Coordinates
  /** Places by name, near a city (division code). */
  search(
    keyword: string,
    options: { readonly city: string; readonly signal: AbortSignal },
  ): Promise<readonly MapPlace[]>
  /** The address at a point, or null when there is none. */
  addressOf(point: MapPoint, options: { readonly signal: AbortSignal }): Promise<string | null>
  /**
   * Draws the map into an empty element, which it fills. Without it the schematic map is drawn, and `coordinates` are
   * GCJ-02.
   */
  mount?(element: HTMLElement, options: MapOptions): Promise<MapView>
}

/** A maps service with a map of its own. @public */
export type DrawnMap = MapProvider & Required<Pick<MapProvider, 'mount'>>

/** Where a map opens, how near, and how near after a search. @source PCK-010 */
export const MAP_START = { centre: { lng: 113.27, lat: 23.13 }, zoom: 15, zoomFound: 18 } as const
