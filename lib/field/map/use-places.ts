import { communities } from '../../client/queries/field-plans.ts'
import type { FangkitError } from '../../client/fangkit-error.ts'
import type { MapPlace, MapPoint, MapProvider } from '../../client/map/map-provider.ts'
import { useSources } from '../../provider/settings/field-sources.ts'
import { useFkQuery } from '../../provider/queries/use-fk-query.ts'
import { useReportError } from '../../provider/callbacks/use-report-error.ts'
import { addressOf, estatesOf, placesOf } from '../host-search.ts'
import { useSettled } from '../../provider/use-settled.ts'
import { districtsNamed, DISTRICT_PLACES, nearestName } from './schematic-places.ts'

const DELAY = 300

export interface PlaceSearch {
  readonly places: readonly MapPlace[]
  readonly loading: boolean
  readonly error: FangkitError | null
  readonly retry: () => void
}

/** Searches places for the typed text: with the maps service, or among our own districts and housing estates. */
export function usePlaces(typed: string, city: string, map: MapProvider | null): PlaceSearch {
  const { searchCommunities } = useSources()
  const report = useReportError()
  const keyword = useSettled(typed.trim(), DELAY, '')
  const ofService = useFkQuery(map === null || keyword === '' ? null : placesOf(map, keyword, city, report), {
    keepPrevious: true,
  })
  const ours =
    searchCommunities === null ? communities(keyword, city) : estatesOf(searchCommunities, keyword, city, report)
  const estates = useFkQuery(map !== null || keyword === '' ? null : ours, { keepPrevious: true })
  const asked = map === null ? estates : ofService
  const found =
    map === null
      ? [
          ...districtsNamed(keyword),
          ...(estates.data ?? []).flatMap(({ key, name, note, point }) =>
            point ? [{ key, name, address: note, point }] : [],
          ),
        ]
      : (ofService.data ?? [])
  return {
    places: typed.trim() === '' ? [] : found,
    loading: typed.trim() !== '' && (asked.isFetching || typed.trim() !== keyword),
    error: asked.error,
    retry: () => void asked.refetch(),
  }
}

/** Returns the address of a point; null when it is not known. */
export function useAddressOf(
  point: MapPoint | null,
  map: MapProvider | null,
  near: (place: { readonly name: string }) => string,
): string | null {
  const report = useReportError()
  const asked = useFkQuery(map === null || point === null ? null : addressOf(map, point, report))
  if (point === null) return null
  if (map !== null) return asked.data ?? null
  const name = nearestName(DISTRICT_PLACES, point)
  return name === null ? null : near({ name })
}
