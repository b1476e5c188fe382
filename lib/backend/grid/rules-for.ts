import type { BackendModule, DeclaredLists } from '../backend-module.ts'
import { modules } from '../backend-modules.ts'
import type { ComputeColumns } from './computed/compute.ts'
import type { GridSource } from './grid-source.ts'
import type { ListRules } from './list-rules.ts'

/** Finds the rules of a list, with its computed columns; nothing for a list without any. */
export function rulesFor(declared: DeclaredLists): (list: Pick<GridSource, 'table'>) => { readonly rules?: ListRules } {
  const rulesOf = byTable(({ listRules }) => listRules?.(declared))
  const columnsOf = byTable(({ columns }) => columns)
  return ({ table }) => {
    const [rules, compute] = [rulesOf.get(table.name), columnsOf.get(table.name)]
    if (!rules && !compute) return {}
    return { rules: { ...rules, ...(compute && { complete: completing(compute, declared) }) } }
  }
}

const byTable = <T>(
  named: (module: BackendModule) => Readonly<Record<string, T>> | undefined,
): ReadonlyMap<string, T> => new Map(modules.flatMap((module) => Object.entries(named(module) ?? {})))

/** Fills the computed columns that a list declares, by `withComputed`. */
function completing(compute: ComputeColumns, { grids, tables }: DeclaredLists): NonNullable<ListRules['complete']> {
  return async (unit, rows) => {
    const tableNamed = (name: string) => tables.find((one) => one.name === name) ?? null
    const valuesOf = await compute({ unit, rows, grids, tables, tableNamed })
    return (record, row) => ({
      ...record,
      ...Object.fromEntries(Object.entries(valuesOf(row)).filter(([name]) => Object.hasOwn(record, name))),
    })
  }
}
