/** A place that a maps service found, in GCJ-02 coordinates. @public */
export interface FoundPlace {
  readonly key: string
  readonly name: string
  readonly address: string | null
  readonly lng: number
  readonly lat: number
}

/** The answer of a maps service, or why there is none: its limit was reached, or it failed. @public */
export type MapsAnswer<T> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly reason: 'busy' | 'failed' }

/**
 * A maps service behind the server. It is never called within a unit of work, so a call may take as long as a user
 * waits.
 * @public
 */
export interface Maps {
  /** Searches places by keyword. @param asker the account that asks, for limits per account */
  search(keyword: string, city: string | null, asker: string): Promise<MapsAnswer<readonly FoundPlace[]>>
  addressOf(point: { readonly lng: number; readonly lat: number }, asker: string): Promise<MapsAnswer<string | null>>
}
