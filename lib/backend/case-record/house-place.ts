import type { Scope } from '../../catalogue/kind.ts'
import type { LoanPlace } from '../../domain/loan/loan-organisations.ts'
import { textOf } from '../session.ts'
import type { Row } from '../store.ts'

/**
 * The place of the house of a case: from the house itself, else from the basic requirements, else the city of the case.
 */
export function housePlace(
  { values, city }: Pick<Row, 'city'> & { readonly values: Scope },
  house: Row | null,
): LoanPlace {
  const [there, here] = [textOf(house?.values['hf29City']), textOf(values['hf20HouseCity'])]
  // A district code is only valid within its own city.
  if (there !== '')
    return {
      city: there,
      area: textOf(house?.values['hf29Area']) || (there === here ? textOf(values['hf20HouseArea']) || null : null),
    }
  return here === '' ? { city, area: null } : { city: here, area: textOf(values['hf20HouseArea']) || null }
}
