/** A place a maps service found, in GCJ-02. @public */
export interface FoundPlace {
  readonly key: string
  readonly name: string
  readonly address: string | null
  readonly lng: number
  readonly lat: number
}

/** What a maps service answered, or why it did not: too much was asked of it, or it failed. @public */
export type MapsAnswer<T> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly reason: 'busy' | 'failed' }

/**
 * A maps service behind the server. Never called within a unit of work, so it may take as long as a person waits.
 * @public
 */
export interface Maps {
  /** @param asker the account that asks, for limits of its own */
  search(keyword: string, city: string | null, asker: string): Promise<MapsAnswer<readonly FoundPlace[]>>
  addressOf(point: { readonly lng: number; readonly lat: number }, asker: string): Promise<MapsAnswer<string | null>>
}
