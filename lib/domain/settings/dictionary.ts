/** Additional values an entry may have. @public */
export interface EntryDetails {
  readonly TYPE?: string
  readonly ALIAS?: string
  readonly FATHER?: string
}

/** Key, text, additional values, and the position in the list where it is not the next one. @public */
export type EntryRow = readonly [key: string, value: string, otherValues?: EntryDetails, sortOrder?: number]

/** The initial list of coded values of an installation. The server's own copy replaces it afterwards. @public */
export interface Dictionary {
  readonly code: string
  readonly name: string
  /** Empty for a list the server generates. */
  readonly entries: readonly EntryRow[]
}
