import { textOf } from '../session.ts'
import type { Table, Unit } from '../store.ts'
import { dictEntryTable } from '../tables.ts'

/** Where the words for what was spent come from: categories and items of stores, sources, kinds of expense, flows. */
const DICTS = ['COST_CATEGORY', 'COST_ITEM', 'COST_SOURCE', 'HX55', 'HF15_BATCH_FLOW'] as const

export interface CostLabels {
  /** By code; the codes of these lists do not meet. */
  readonly labels: ReadonlyMap<string, string>
  /** Items of stores with the category they belong to. */
  readonly items: readonly { readonly code: string; readonly name: string; readonly category: string }[]
}

export async function readCostLabels(unit: Unit): Promise<CostLabels> {
  const { rows } = await unit.list(dictEntryTable, {
    where: { field: 'dict', is: [...DICTS] },
    sort: [{ field: 'sortOrder' }],
    counted: false,
  })
  const of = (dict: string) => rows.filter(({ values }) => values['dict'] === dict)
  return {
    labels: new Map(rows.map(({ values }) => [textOf(values['key']), textOf(values['value'])])),
    items: of('COST_ITEM').map(({ values }) => ({
      code: textOf(values['key']),
      name: textOf(values['value']),
      category: fatherOf(textOf(values['otherValues'])),
    })),
  }
}

/** Further values of an entry are a JSON object of texts. */
function fatherOf(json: string): string {
  const further = JSON.parse(json || '{}') as Readonly<Record<string, string>> // adapter: written as one
  return further['FATHER'] ?? ''
}

/** Names of rows by their keys. */
export async function namesOf(
  unit: Unit,
  table: Table,
  field: string,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (keys.length === 0) return new Map()
  const { rows } = await unit.list(table, { where: { field: '$key', is: keys }, counted: false })
  return new Map(rows.map(({ key, values }) => [key, textOf(values[field])]))
}
