import type { CommunityChoice, SearchCommunities } from '../client/queries/field-plans.ts'
import type { MapPlace, MapPoint, MapProvider } from '../client/map/map-provider.ts'
import type { QueryPlan } from '../client/queries/query-options.ts'
import type { FangkitError } from '../client/fangkit-error.ts'

/** Reports an error to the host's `onError` and returns an error that can be shown to the user. */
type Report = (error: unknown, op: string) => FangkitError

const read = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
const isPoint = (value: unknown): boolean => ['lng', 'lat'].every((name) => Number.isFinite(read(value, name)))
const isText = (value: unknown): boolean => value === undefined || typeof value === 'string'
const isEstate = (value: unknown): value is CommunityChoice =>
  ['key', 'name'].every((name) => typeof read(value, name) === 'string') &&
  isText(read(value, 'note')) &&
  (read(value, 'point') === undefined || isPoint(read(value, 'point')))
const isPlace = (value: unknown): value is MapPlace =>
  isEstate(value) && isText(read(value, 'address')) && isPoint(value.point)
const isListOf =
  <T>(is: (value: unknown) => value is T) =>
  (value: unknown): value is readonly T[] =>
    Array.isArray(value) && value.every(is)
const isAddress = (value: unknown): value is string | null => value === null || typeof value === 'string'

/**
 * Calls a function of the host.
 * @throws FangkitError already reported to the host, also for an answer of the wrong shape
 */
async function asked<T>(
  op: string,
  signal: AbortSignal,
  ask: () => Promise<unknown>,
  is: (answer: unknown) => answer is T,
  report: Report,
): Promise<T> {
  try {
    const answer = await ask()
    if (is(answer)) return answer
    throw new TypeError(`${op} gave no answer of use`)
  } catch (error) {
    // The request was cancelled, so it is not reported as a failure.
    throw signal.aborted ? error : report(error, op)
  }
}

/** Searches housing estates with the host's own search. */
export function estatesOf(
  search: SearchCommunities,
  keyword: string,
  city: string,
  report: Report,
): QueryPlan<readonly CommunityChoice[]> {
  return {
    key: ['sources', 'searchCommunities', { keyword, city }],
    load: (_client, options) =>
      asked('searchCommunities', options.signal, () => search(keyword, city, options), isListOf(isEstate), report),
  }
}

/** Searches places with the host's maps service. */
export function placesOf(
  map: MapProvider,
  keyword: string,
  city: string,
  report: Report,
): QueryPlan<readonly MapPlace[]> {
  return {
    key: ['map', 'search', { keyword, city }],
    load: (_client, options) =>
      asked('map.search', options.signal, () => map.search(keyword, { city, ...options }), isListOf(isPlace), report),
  }
}

/** Asks the host's maps service for the address of a point. */
export function addressOf(map: MapProvider, point: MapPoint, report: Report): QueryPlan<string | null> {
  return {
    key: ['map', 'addressOf', point],
    load: (_client, options) =>
      asked('map.addressOf', options.signal, () => map.addressOf(point, options), isAddress, report),
  }
}
