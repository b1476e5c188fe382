import { caseRecord } from '../../../client/queries/case/case-record-plans.ts'
import type { StoredRecord } from '../../../client/queries/case/member-plans.ts'
import { recommendation } from '../../../client/queries/case/recommendation-plans.ts'
import { project } from '../../../domain/project/project.ts'
import type { Cache } from '../../../provider/queries/use-cache.ts'
import { CASE_RECORD_KINDS } from './case-record-kinds.ts'

/**
 * The section shows the saved record at once; what asks for its facts, the case, and what is recommended for it are
 * loaded anew.
 */
export function noteSaved(cache: Cache, service: string, projectId: string, saved: StoredRecord): void {
  cache.set(caseRecord(service, projectId), saved)
  for (const { entity } of [...Object.values(CASE_RECORD_KINDS), { entity: project }])
    void cache.invalidate([entity.service])
  void cache.invalidate(recommendation(projectId).key)
}
