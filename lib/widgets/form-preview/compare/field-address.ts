/** Address of a record on a document; a record that does not exist yet has no key. */
export const recordAddress = (entity: string, key: string | null): string => `${entity} ${key ?? ''}`

/** Address of a field; boxes of the file refer to it. */
export const fieldAddress = (entity: string, key: string | null, field: string): string =>
  `${recordAddress(entity, key)} ${field}`

/** Splits an address into record and field. */
export function partsOfAddress(address: string): { readonly record: string; readonly field: string } {
  const end = address.lastIndexOf(' ')
  return { record: address.slice(0, end), field: address.slice(end + 1) }
}
