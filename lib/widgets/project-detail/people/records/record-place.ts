const RECORD = 'record:'

/** Used in place of the key of a new record. */
export const NEW = 'new'

/** Attribute of the edit bar of a record form. */
export const RECORD_BAR = 'data-record-bar'

/** The place name of a record form of a member; a new record has no key. */
export function recordPlace(service: string, key: string | null, memberId: string): string {
  return `${RECORD}${service}:${key ?? NEW}:${memberId}`
}

/** True for any record form. */
export function isRecordPlace(place: string | null): boolean {
  return place?.startsWith(RECORD) ?? false
}

/** True for a record form in this list of this member. */
export function isPlaceOfList(place: string | null, service: string, memberId: string): boolean {
  return place?.startsWith(`${RECORD}${service}:`) === true && place.endsWith(`:${memberId}`)
}
