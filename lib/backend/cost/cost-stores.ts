import { isOn } from '../../catalogue/kind.ts'
import { textOf } from '../session.ts'
import type { Unit } from '../store.ts'
import { costStoreTable } from '../tables.ts'

/** A store as reports speak of it. */
export interface StoreOfCity {
  readonly code: string
  readonly name: string
  readonly area: string | null
  readonly isMain: boolean
  readonly enabled: boolean
}

/** The stores of a city in the order of their codes, closed ones included: what they spent stays. */
export async function storesIn(unit: Unit, city: string): Promise<readonly StoreOfCity[]> {
  const { rows } = await unit.list(costStoreTable, {
    where: { field: '$city', is: [city] },
    sort: [{ field: 'storeCode' }],
    counted: false,
  })
  return rows.map(({ values }) => ({
    code: textOf(values['storeCode']),
    name: textOf(values['storeName']),
    area: textOf(values['storeArea']) || null,
    isMain: isOn(values['isMain'] ?? null),
    enabled: isOn(values['enabled'] ?? null),
  }))
}
