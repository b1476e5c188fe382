/**
 * An invented organisation as a compact tuple. City and province follow from the district; the coordinates are in
 * GCJ-02.
 */
export type OrganisationRow = readonly [
  key: string,
  name: string,
  type: string,
  head: string | null,
  area: string,
  address: string,
  phone: string | null,
  sortOrder: number,
  lng: number,
  lat: number,
]
