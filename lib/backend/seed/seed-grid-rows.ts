import { isEmpty } from '../../catalogue/kind.ts'
import type { Grid } from '../../domain/grid/define-grid.ts'
import type { GridRowsSeed } from '../../domain/grid/grid-rows-seed.ts'
import { tableOf } from '../grid/served-lists.ts'
import { auditObjects } from '../log/audit-dictionaries.ts'
import type { Ports } from '../ports.ts'
import { blankOf } from '../record/answer.ts'
import { isStamp } from '../record/list.ts'
import { choiceOf } from '../record/choices.ts'
import type { Filter, NewRow, Row, Store, Table, Unit } from '../store.ts'
import { dictEntryTable } from '../dictionary/dictionary-tables.ts'
import { addDictionaries } from './dictionaries/add-dictionaries.ts'
import { SEED_LOCK } from './rows/add-missing.ts'
import { tables } from '../tables.ts'
import { filledOnly } from './rows/filled.ts'
import { DEFAULT_PLACE } from '../../domain/codes.ts'

/**
 * Adds the dictionaries that lists use, and the start rows of lists, each into an empty list only, so that a row staff
 * removed does not come back. Rows that come with the program are added wherever they are missing.
 *
 * @param grids every declared list, so that the audit log has names for the objects they store
 * @param demo whether lists start with demo rows; those that every installation needs are added anyway
 * @public
 */
export async function seedGridRows(
  store: Store,
  ports: Ports,
  seeds: readonly GridRowsSeed[],
  { demo, grids = [] }: { readonly demo: boolean; readonly grids?: readonly Grid[] },
): Promise<void> {
  await store.unit({ account: 'system', now: ports.clock() }, async (unit) => {
    await unit.lock(SEED_LOCK)
    await addDictionaries(
      unit,
      seeds.flatMap(({ dictionaries }) => dictionaries),
    )
    await addDictionaries(unit, [
      auditObjects(
        tables,
        new Map([...grids, ...seeds.map(({ grid }) => grid)].map((grid) => [tableOf(grid).name, grid.entity.title])),
      ),
    ])
  })
  for (const { grid, rows, missing } of seeds.filter(({ reference }) => demo || reference)) {
    const table = tableOf(grid)
    const fixed = grid.rowsOf?.where ?? {}
    const where: Filter = { all: Object.entries(fixed).map(([field, value]) => ({ field, is: [value ?? null] })) }
    await store.unit({ account: 'system', now: ports.clock() }, async (unit) => {
      await unit.lock(SEED_LOCK)
      const present = await unit.list(table, { where, counted: false, ...(!missing && { page: 1, pageSize: 1 }) })
      if (present.rows.length > 0 && !missing) return
      const taken = new Set(present.rows.map(({ key }) => key))
      const stored = await unit.insertAll(
        table,
        rows
          .filter(({ key }) => !taken.has(key))
          .map(({ key, city, values }): NewRow => {
            const record = { ...blankOf(grid.entity), ...fixed, ...values }
            const filled = Object.entries(record).flatMap(([name, value]) =>
              isStamp(name) || value === undefined || isEmpty(value) ? [] : [[name, value] as const],
            )
            return { key, project: null, city: placeOf(grid, city, record), values: Object.fromEntries(filled) }
          }),
      )
      await addChoices(unit, ports, table, stored)
    })
  }
}

/** The city of a start row. */
function placeOf(
  { scope, cityField }: Grid,
  city: string | null,
  record: Readonly<Record<string, unknown>>,
): string | null {
  if (scope === 'all') return null
  const named = cityField === null ? (city ?? DEFAULT_PLACE.city) : record[cityField]
  return typeof named === 'string' ? named : null
}

/** Adds the dictionary values of rows that are values of a dictionary. */
async function addChoices(unit: Unit, ports: Ports, table: Table, rows: readonly Row[]): Promise<void> {
  const { choices } = table
  if (!choices) return
  const { dict } = choices
  const known = new Set(
    (await unit.list(dictEntryTable, { where: { field: 'dict', is: [dict] } })).rows.map(({ values }) => values['key']),
  )
  const missing = rows.filter(({ values }) => !known.has(values[choices.key]))
  await unit.insertAll(
    dictEntryTable,
    missing.map(
      ({ values }, index): NewRow => ({
        key: ports.ids.key(),
        project: null,
        city: null,
        values: filledOnly({
          dict,
          key: values[choices.key] ?? null,
          sortOrder: known.size + index + 1,
          ...choiceOf(choices, dict, values),
        }),
      }),
    ),
  )
}
