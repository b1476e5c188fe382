import { divisionName } from '../national-divisions.ts'
import type { Principal } from '../principal.ts'
import { Refusal } from '../refusal.ts'

/**
 * What belongs to a city is changed only by users it was granted to, also in a list that shows all cities.
 * @throws Refusal NO_PERMISSION
 */
export function refuseOtherCity({ cities }: Pick<Principal, 'cities'>, ...named: readonly string[]): void {
  const other = named.find((city) => city !== '' && !cities.includes(city))
  if (other !== undefined) throw new Refusal('NO_PERMISSION', `您没有${divisionName(other) ?? other}的授权，不能修改`)
}
