/** The part of AMap's script (2.0) that the library uses. */
export interface AmapPosition {
  getLng(): number
  getLat(): number
}
export interface AmapMap {
  on(event: 'click', listener: (event: { readonly lnglat: AmapPosition }) => void): void
  setZoomAndCenter(zoom: number, centre: readonly [number, number], immediately?: boolean): void
  add(overlay: AmapMarker): void
  remove(overlay: AmapMarker): void
  destroy(): void
}
export interface AmapMarker {
  setPosition(point: readonly [number, number]): void
}
export interface AmapPoi {
  readonly id: string
  readonly name: string
  /** An empty list when the address is unknown. */
  readonly address?: string | readonly unknown[]
  readonly location: AmapPosition | null
}
type Answered<R> = (status: 'complete' | 'error' | 'no_data', result: R) => void

/** The classes of AMap's script that the library creates: map, marker, search for places, search for addresses. */
export interface AmapGlobal {
  readonly Map: new (element: HTMLElement, options: Readonly<Record<string, unknown>>) => AmapMap
  readonly Marker: new (options: { readonly position: readonly [number, number] }) => AmapMarker
  readonly PlaceSearch: new (
    options: Readonly<Record<string, unknown>>,
  ) => {
    search(
      keyword: string,
      answered: Answered<{ readonly poiList?: { readonly pois: readonly AmapPoi[] } } | string>,
    ): void
  }
  readonly Geocoder: new () => {
    getAddress(
      point: readonly [number, number],
      answered: Answered<{ readonly regeocode?: { readonly formattedAddress?: string } } | string>,
    ): void
  }
}
