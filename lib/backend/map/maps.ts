/** A place that a maps service found, in GCJ-02 coordinates. @public */
export interface FoundPlace {
  /** Identifies the place at the maps service. */
  readonly key: string
  /** What the maps service calls the place. */
  readonly name: string
  /** Null when the service knows none. */
  readonly address: string | null
  /** Longitude in degrees. */
  readonly lng: number
  /** Latitude in degrees. */
  readonly lat: number
}

/** The answer of a maps service, or why there is none: its limit was reached, or it failed. @public */
export type MapsAnswer<T> =
  /** The service answered. */
  | { readonly ok: true; readonly data: T }
  /** `busy`: a limit of the service or of the account was reached; `failed`: the service did not answer. */
  | { readonly ok: false; readonly reason: 'busy' | 'failed' }

/**
 * A maps service behind the server. It is never called within a unit of work, so a call may take as long as a user
 * waits.
 * @public
 */
export interface Maps {
  /** Searches places by keyword. @param asker the account that asks, for limits per account */
  search(keyword: string, city: string | null, asker: string): Promise<MapsAnswer<readonly FoundPlace[]>>
  /** Finds the address at a point in GCJ-02 degrees; null where there is none. `asker` is the account that asks. */
  addressOf(point: { readonly lng: number; readonly lat: number }, asker: string): Promise<MapsAnswer<string | null>>
}
