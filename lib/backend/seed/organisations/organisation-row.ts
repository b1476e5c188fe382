/**
 * An invented organisation, as compact as the lists are long. The city and province follow from the district; the place
 * is in GCJ-02.
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
