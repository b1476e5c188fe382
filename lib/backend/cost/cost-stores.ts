import { isOn } from '../../catalogue/kind.ts'
import { textOf } from '../session.ts'
import type { Unit } from '../store.ts'
import { costStoreTable } from './cost-tables.ts'

/** A store as shown in reports. */
export interface StoreOfCity {
  readonly code: string
  readonly name: string
  readonly area: string | null
  readonly isMain: boolean
  readonly enabled: boolean
}

/** The stores of a city, ordered by code. Closed stores are included because their costs remain. */
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
