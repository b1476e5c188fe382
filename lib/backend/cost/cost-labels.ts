import { textOf } from '../session.ts'
import type { Table, Unit } from '../store.ts'
import { dictEntryTable } from '../dictionary/dictionary-tables.ts'

/** Dictionaries with the labels: cost categories and items, sources, kinds of expense, flows. */
const DICTS = ['COST_CATEGORY', 'COST_ITEM', 'COST_SOURCE', 'HX55', 'HF15_BATCH_FLOW'] as const

export interface CostLabels {
  /** Labels by code. The codes of these dictionaries do not overlap. */
  readonly labels: ReadonlyMap<string, string>
  /** Cost items with the category they belong to. */
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

/** The parent code of an entry. `otherValues` is a JSON object of strings. */
function fatherOf(json: string): string {
  const further = JSON.parse(json || '{}') as Readonly<Record<string, string>> // adapter: stored in this form
  return further['FATHER'] ?? ''
}

/** Names of rows by key. */
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
