import type { Scope } from '../../../catalogue/kind.ts'
import { CASE_RECORD, type CaseRecord, hasRecord } from '../../../backend/case-record/case-records.ts'
import type { NewRow, Table, Values } from '../../../backend/store.ts'
import type { DemoProject } from '../projects/demo-projects.ts'
import { filledOnly } from '../../../backend/seed/rows/filled.ts'
import type { PeopleOfCase } from '../people/people-of-case.ts'
import { visibleOnly } from '../rows/visible-only.ts'
import { demandValues } from './demand-values.ts'
import { houseValues } from './house-values.ts'
import { loanValues } from './loan-values.ts'
import { demoCaseOf } from './demo-case.ts'
import { tradeTypeOf, tradeValues } from './trade-values.ts'

/**
 * Demand, house, trade and loan of a demo case, as far as the case has come: a case in its first step has no house.
 *
 * @param index which of the demo cases it is
 * @param people of the same case
 */
export function recordsOf(
  project: DemoProject,
  index: number,
  people: PeopleOfCase,
): readonly { readonly table: Table; readonly row: NewRow }[] {
  const demoCase = demoCaseOf(project, index, people)
  if (hasRecord(CASE_RECORD.demand, demoCase.facts))
    return [rowOf(CASE_RECORD.demand, project, demandValues(demoCase), demoCase.facts)]
  if (!project.move) return []
  const trade =
    hasRecord(CASE_RECORD.trade, demoCase.facts) && demoCase.buyers.length > 0 ? tradeValues(demoCase) : null
  const loan = hasRecord(CASE_RECORD.loan, demoCase.facts) ? loanValues(demoCase) : null
  const facts: Scope = { ...demoCase.facts, hf2hTradeType: trade?.['hf2hTradeType'] ?? null }
  return [
    rowOf(CASE_RECORD.house, project, houseValues(demoCase, trade ? tradeTypeOf(demoCase) : null), facts),
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
