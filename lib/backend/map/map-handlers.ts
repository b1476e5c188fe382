import { mapCalls } from '../../contract/city/map-calls.ts'
import { implement, implementLongRunning, type Implementation } from '../handler.ts'
import { SIGNED_IN } from '../policy.ts'
import type { Ports } from '../ports.ts'
import { Refusal } from '../refusal.ts'
import type { Maps, MapsAnswer } from './maps.ts'

/** The calls of the maps service. @source PCK-009, CAL-046 */
export const mapHandlers: readonly Implementation[] = [
  implement(mapCalls.getState, SIGNED_IN, async (_input, { ports }) => ({
    data: { configured: ports.maps !== undefined },
  })),
  implementLongRunning(mapCalls.searchPlaces, SIGNED_IN, async ({ keyword, city }, { ports, principal }) => {
    if (city && !/^\d{6}$/.test(city)) throw Refusal.invalid([{ field: 'city', message: '城市不正确' }])
    return { data: answered(await mapsOf(ports).search(keyword ?? '', city || null, principal.acctId)) }
  }),
  implementLongRunning(mapCalls.addressOf, SIGNED_IN, async ({ lng, lat }, { ports, principal }) => ({
    data: answered(await mapsOf(ports).addressOf({ lng: lng ?? 0, lat: lat ?? 0 }, principal.acctId)),
  })),
]

function mapsOf({ maps }: Ports): Maps {
  if (!maps) throw new Refusal('STATUS', '本站没有接地图服务')
  return maps
}

function answered<T>(answer: MapsAnswer<T>): T {
  if (answer.ok) return answer.data
  throw answer.reason === 'busy'
    ? new Refusal('RATE_LIMITED')
    : new Refusal('UNAVAILABLE', '地图服务暂时没有回应，请稍后再试')
}
