import { COST_STORES } from '../../../domain/cost/cost-codes.ts'
import type { NewRow, Store, Table, Unit } from '../../../backend/store.ts'
import { costBudgetTable, costEntryTable, costStoreTable } from '../../../backend/cost/cost-tables.ts'
import { dictEntryTable } from '../../../backend/dictionary/dictionary-tables.ts'
import { addMissing, SEED_LOCK } from '../../../backend/seed/rows/add-missing.ts'
import { filledOnly } from '../../../backend/seed/rows/filled.ts'
import { GUANGZHOU } from '../places.ts'
import { type DemoEntry, demoCosts } from './demo-entries.ts'
import { cityOfStore, STORE_ROWS } from './store-rows.ts'

/** Adds stores with their income, expenses and budgets of a year, each into an empty table only. */
export async function seedCosts(store: Store, now: number): Promise<void> {
  const { entries, budgets } = demoCosts(now)
  await store.unit({ account: 'demo-finance', now }, async (unit) => {
    await unit.lock(SEED_LOCK)
    await fill(
      unit,
      costStoreTable,
      STORE_ROWS.map(
        ([code, name, area, managerId, openedOn, seats, floorSpace, share, main]): NewRow =>
          row(`store-${code}`, {
            city: cityOfStore(code),
            values: {
              storeCode: code,
              storeName: name,
              storeProvince: GUANGZHOU.province,
              storeCity: cityOfStore(code),
              storeArea: area,
              managerId,
              openedOn,
              seats,
              floorSpace,
              isMain: main ? 1 : 0,
              enabled: share > 0 ? 1 : 0,
            },
          }),
      ),
    )
    await addMissing(
      unit,
      dictEntryTable,
      STORE_ROWS.map(
        ([code, name, , , , , , share], index): NewRow =>
          row(`${COST_STORES}:${code}`, {
            city: null,
            values: { dict: COST_STORES, key: code, value: name, sortOrder: index + 1, enabled: share > 0 ? 1 : 0 },
          }),
      ),
    )
    await fill(
      unit,
      costEntryTable,
      entries.map((line, index) => row(`cost-entry-${String(index + 1).padStart(4, '0')}`, line)),
    )
    await fill(
      unit,
      costBudgetTable,
      budgets.map((line, index) => row(`cost-budget-${String(index + 1).padStart(4, '0')}`, line)),
    )
  })
}

async function fill(unit: Unit, table: Table, rows: readonly NewRow[]): Promise<void> {
  const present = await unit.list(table, { page: 1, pageSize: 1, counted: false })
  if (present.rows.length === 0) await unit.insertAll(table, rows)
}

const row = (key: string, { city, values }: Omit<DemoEntry, 'city'> & { readonly city: string | null }): NewRow => ({
  key,
  project: null,
  city,
  values: filledOnly(values),
})
