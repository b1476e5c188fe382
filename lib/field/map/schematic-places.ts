import type { MapPlace, MapPoint } from '../../client/map/map-provider.ts'
import { GUANGZHOU_SCHEMATIC } from '../../domain/place/guangzhou.ts'

/** Beyond this distance from every district's centre, no name is shown. @unit degrees */
const NEAR = 0.35

/** The districts of the schematic map as places. */
export const DISTRICT_PLACES: readonly MapPlace[] = GUANGZHOU_SCHEMATIC.districts.map(
  ({ code, name, centre: [lng, lat] }) => ({ key: code, name, point: { lng, lat } }),
)

export function districtsNamed(keyword: string): readonly MapPlace[] {
  return keyword === '' ? [] : DISTRICT_PLACES.filter(({ name }) => name.includes(keyword) || keyword.includes(name))
}

/** Returns the name of the nearest place, or null when all are too far away. */
export function nearestName(places: readonly MapPlace[], { lng, lat }: MapPoint): string | null {
  const byDistance = places
    .map((place) => ({ name: place.name, away: Math.hypot(place.point.lng - lng, place.point.lat - lat) }))
    .sort((a, b) => a.away - b.away)
  const [nearest] = byDistance
  return nearest && nearest.away <= NEAR ? nearest.name : null
}
