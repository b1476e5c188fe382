import { basisOfCase } from '../../../backend/recommendation/basis-of-case.ts'
import { recommendationValues, recommendNow } from '../../../backend/recommendation/stored-recommendation.ts'
import type { Actor, Row, Unit } from '../../../backend/store.ts'
import { recommendationTable } from '../../../backend/recommendation/recommendation-tables.ts'
import { auditEntry } from '../../../backend/seed/rows/audit-entry.ts'

/** Stores the recommendation for a demo case. */
export async function addRecommendation(unit: Unit, by: Actor, project: Row): Promise<void> {
  const basis = await basisOfCase(unit, project)
  const values = { ...recommendationValues(basis, await recommendNow(unit, basis)) }
  const row = await unit.insert(recommendationTable, {
    key: project.key,
    project: project.key,
    city: project.city,
    values,
  })
  await unit.audit(auditEntry(by, 'demo', recommendationTable, row, {}, values))
}
