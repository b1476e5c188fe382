import { caseRecord } from '../../../client/queries/case/case-record-plans.ts'
import type { StoredRecord } from '../../../client/queries/case/member-plans.ts'
import { recommendation } from '../../../client/queries/case/recommendation-plans.ts'
import { project } from '../../../domain/project/project.ts'
import type { Cache } from '../../../provider/queries/use-cache.ts'
import { CASE_RECORD_KINDS } from './case-record-kinds.ts'

/**
 * Puts a saved record into its section at once, and invalidates the data that depends on it: the case and its
 * recommendations.
 */
export function noteSaved(cache: Cache, service: string, projectId: string, saved: StoredRecord): void {
  cache.set(caseRecord(service, projectId), saved)
  for (const { entity } of [...Object.values(CASE_RECORD_KINDS), { entity: project }])
    void cache.invalidate([entity.service])
  void cache.invalidate(recommendation(projectId).key)
}
