import type { Scope } from '../../../catalogue/kind.ts'
import { CASE_RECORD, type CaseRecord, hasRecord } from '../../case-record/case-records.ts'
import type { NewRow, Table, Values } from '../../store.ts'
import type { DemoProject } from '../projects/demo-projects.ts'
import { filledOnly } from '../rows/filled.ts'
import type { PeopleOfCase } from '../people/people-of-case.ts'
import { visibleOnly } from '../rows/visible-only.ts'
import { demandValues } from './demand-values.ts'
import { houseValues } from './house-values.ts'
import { loanValues } from './loan-values.ts'
import { sceneOf } from './scene.ts'
import { tradeTypeOf, tradeValues } from './trade-values.ts'

/**
 * Demand, house, trade and loan of a demo case, as far as it has come: nothing is written down of a house while the
 * case waits where it began.
 *
 * @param index which of the demo cases it is
 * @param people of the very case
 */
export function recordsOf(
  project: DemoProject,
  index: number,
  people: PeopleOfCase,
): readonly { readonly table: Table; readonly row: NewRow }[] {
  const scene = sceneOf(project, index, people)
  if (hasRecord(CASE_RECORD.demand, scene.facts))
    return [rowOf(CASE_RECORD.demand, project, demandValues(scene), scene.facts)]
  if (!project.move) return []
  const trade = hasRecord(CASE_RECORD.trade, scene.facts) && scene.buyers.length > 0 ? tradeValues(scene) : null
  const loan = hasRecord(CASE_RECORD.loan, scene.facts) ? loanValues(scene) : null
  const facts: Scope = { ...scene.facts, hf2hTradeType: trade?.['hf2hTradeType'] ?? null }
  return [
    rowOf(CASE_RECORD.house, project, houseValues(scene, trade ? tradeTypeOf(scene) : null), facts),
    ...(trade ? [rowOf(CASE_RECORD.trade, project, trade, facts)] : []),
    ...(loan ? [rowOf(CASE_RECORD.loan, project, loan, facts)] : []),
  ]
}

/** Keys continue those of the people: `demo-hf29-07`. */
function rowOf(
  { entity, table, owner }: CaseRecord,
  { key: project, city }: DemoProject,
  values: Values,
  facts: Scope,
): { readonly table: Table; readonly row: NewRow } {
  const shown = filledOnly(visibleOnly(entity, filledOnly(values), facts))
  return {
    table,
    row: {
      key: project.replace('project', table.name.slice(0, 4)),
      project,
      city,
      values: { ...shown, [owner]: project },
    },
  }
}
