import { computedColumns } from './computed/computed-columns.ts'
import type { DeclaredLists } from '../backend-module.ts'
import { modules } from '../backend-modules.ts'
import type { GridSource } from './grid-source.ts'
import type { ListRules } from './list-rules.ts'

/** Finds the rules of a list; nothing for a list without any. */
export function rulesFor(declared: DeclaredLists): (list: Pick<GridSource, 'table'>) => { readonly rules?: ListRules } {
  const byTable = new Map(modules.flatMap(({ listRules }) => Object.entries(listRules?.(declared) ?? {})))
  return ({ table }) => {
    const [rules, complete] = [byTable.get(table.name), computedColumns(table, declared)]
    return rules || complete ? { rules: { ...rules, ...(complete && { complete }) } } : {}
  }
}
