/** Names a record that stands on a document; there may be none yet, so that it has no key. */
export const recordAddress = (entity: string, key: string | null): string => `${entity} ${key ?? ''}`

/** Names a field of it; boxes of the file go by it. */
export const fieldAddress = (entity: string, key: string | null, field: string): string =>
  `${recordAddress(entity, key)} ${field}`

/** The record and the field an address names. */
export function partsOfAddress(address: string): { readonly record: string; readonly field: string } {
  const end = address.lastIndexOf(' ')
  return { record: address.slice(0, end), field: address.slice(end + 1) }
}
