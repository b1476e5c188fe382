import type { RecordValues } from '../../catalogue/effect.ts'
import type { Scope } from '../../catalogue/kind.ts'
import type { ProjectFacts } from '../../domain/facts.ts'
import { factsOfCase } from '../member/case-access.ts'
import { recordOf } from '../record/answer.ts'
import type { Row, Unit } from '../store.ts'
import { CASE_RECORDS, hasRecord, recordRowOf } from './case-records.ts'

/**
 * Facts about a case and its records that rules may read. Records the case does not show now are left out.
 * @source OPN-043
 */
export async function caseFacts(unit: Unit, project: Row): Promise<ProjectFacts & Scope> {
  const facts = factsOfCase(project)
  const known: [string, RecordValues | null][] = []
  for (const kind of CASE_RECORDS) {
    const row = hasRecord(kind, facts) ? await recordRowOf(unit, kind.table, project.key) : null
    known.push([kind.key, row && recordOf(kind.entity, row)])
  }
  return factsOfCase(project, Object.fromEntries(known))
}
