/** Further values an entry may carry. @public */
export interface EntryDetails {
  readonly TYPE?: string
  readonly ALIAS?: string
  readonly FATHER?: string
}

/** Key, text, further values, and the place in the list where it is not simply the next one. @public */
export type EntryRow = readonly [key: string, value: string, otherValues?: EntryDetails, sortOrder?: number]

/** A list of coded values as an installation starts with it. The server's own copy wins from then on. @public */
export interface Dictionary {
  readonly code: string
  readonly name: string
  /** Empty for a list that the server generates. */
  readonly entries: readonly EntryRow[]
}
