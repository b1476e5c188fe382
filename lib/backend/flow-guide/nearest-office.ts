import { isOn } from '../../catalogue/kind.ts'
import type { OrganisationDetail } from '../../domain/organisation.ts'
import { kilometresBetween } from '../../domain/place/distance.ts'
import type { HousePlace } from '../../domain/recommendation/basis.ts'

/** The fields of an organisation that decide how near it is. */
export type NearbyOffice = Pick<
  OrganisationDetail,
  'keyValue' | 'hf31Area' | 'hf31Foreign' | 'hf31SortNo' | 'hf31Lng' | 'hf31Lat'
>

/**
 * The organisation nearest to a house: by kilometres where both positions are known, else those of its district first,
 * then by their order, foreign banks last.
 *
 * @param offices the candidates
 * @source FLW-010, CAL-097
 */
export function nearestOffice<O extends NearbyOffice>(
  offices: readonly O[],
  { area, point }: Pick<HousePlace, 'area' | 'point'>,
): O | null {
  const ranked = offices.map((office) => ({
    office,
    rank: [
      kilometresTo(office, point),
      area !== null && office.hf31Area === area ? 0 : 1,
      isOn(office.hf31Foreign) ? 1 : 0,
      office.hf31SortNo ?? Number.MAX_SAFE_INTEGER,
    ],
  }))
  ranked.sort((a, b) => compare(a.rank, b.rank) || ((a.office.keyValue ?? '') < (b.office.keyValue ?? '') ? -1 : 1))
  return ranked[0]?.office ?? null
}

/** Distance in kilometres. The largest number when a position is unknown, so that the organisation comes last. */
function kilometresTo({ hf31Lng: lng, hf31Lat: lat }: NearbyOffice, point: HousePlace['point']): number {
  return point === null || lng === null || lat === null ? Number.MAX_SAFE_INTEGER : kilometresBetween(point, [lng, lat])
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index])
  return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0)
}
