import { isEmpty, type Scope, type Value } from '../../catalogue/kind.ts'
import { LOCATION_CLASS } from '../codes.ts'

/**
 * Whether a person is registered in the province and city of the house; empty while either is unknown.
 * @source MEM-012, MEM-036
 */
export function locationClass({ hf23Province, hf23City, hf20HouseProvince, hf20HouseCity }: Scope): Value {
  if ([hf23Province, hf23City, hf20HouseProvince, hf20HouseCity].some(isEmpty)) return null
  return hf23Province === hf20HouseProvince && hf23City === hf20HouseCity
    ? LOCATION_CLASS.sameAsHouse
    : LOCATION_CLASS.elsewhere
}

/**
 * The home address of a member after the address of the house has changed: it follows while it is empty or equal to the
 * former one.
 * @source MEM-038
 */
export function homeAddressAfter(home: Value, houseBefore: Value, houseAfter: Value): Value {
  return isEmpty(home) || home === houseBefore ? houseAfter : home
}
