/** Additional values an entry may have. @public */
export interface EntryDetails {
  /** Group the entry is listed under, such as the kind of a bank. */
  readonly TYPE?: string
  /** Short name of the entry, such as 工行. */
  readonly ALIAS?: string
  /** Key of the parent entry, for a list with levels. */
  readonly FATHER?: string
}

/** Key, text, additional values, and the position in the list where it is not the next one. @public */
export type EntryRow = readonly [key: string, value: string, otherValues?: EntryDetails, sortOrder?: number]

/** The initial list of coded values of an installation. The server's own copy replaces it afterwards. @public */
export interface Dictionary {
  /** By which fields name the dictionary. */
  readonly code: string
  /** What staff call it, in Chinese. */
  readonly name: string
  /** Empty for a list the server generates. */
  readonly entries: readonly EntryRow[]
}
