const RECORD = 'record:'

/** Stands for the key of a record in the making. */
export const NEW = 'new'

/** Marks the bar of a record form. */
export const RECORD_BAR = 'data-record-bar'

/** Names the form of one record of a member on the page; a record in the making has no key. */
export function recordPlace(service: string, key: string | null, memberId: string): string {
  return `${RECORD}${service}:${key ?? NEW}:${memberId}`
}

/** True for the form of a record, whosever it is. */
export function isRecordPlace(place: string | null): boolean {
  return place?.startsWith(RECORD) ?? false
}

/** True for the form of a record of this list of this member. */
export function isPlaceOfList(place: string | null, service: string, memberId: string): boolean {
  return place?.startsWith(`${RECORD}${service}:`) === true && place.endsWith(`:${memberId}`)
}
