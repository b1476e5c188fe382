import type { FangkitClient } from '../../../client/client.ts'
import type { StoredRecord } from '../../../client/queries/case/member-plans.ts'
import type { Call } from '../../../contract/call.ts'
import { caseRecordCallsOf } from '../../../contract/case/case-record-calls.ts'
import type { RecordInput } from '../../../contract/input.ts'
import { memberCalls, recordCallsOf } from '../../../contract/case/member-calls.ts'
import { projectCalls } from '../../../contract/case/project-calls.ts'
import { demand } from '../../../domain/demand/demand.ts'
import { FORM_ENTITIES } from '../../../domain/form-record/form-entities.ts'
import { house } from '../../../domain/house/house.ts'
import { loan } from '../../../domain/loan/loan.ts'
import { member } from '../../../domain/member/member.ts'
import { relation } from '../../../domain/member/relation.ts'
import { project } from '../../../domain/project/project.ts'
import { trade } from '../../../domain/trade/trade.ts'
import type { SendRecord } from '../../../form/saving/save-form.ts'
import type { Cache } from '../../../provider/queries/use-cache.ts'

type SaveCall = Call<RecordInput, StoredRecord>

/** Per service, the field that holds the key of the case, for records of which a case has one. */
const CASE_FIELD: Readonly<Record<string, string>> = {
  [demand.service]: 'hf22PrjId',
  [house.service]: 'hf29PrjId',
  [trade.service]: 'hf2hPrjId',
  [loan.service]: 'hf2iPrjId',
}

/** Saves a record with the call of its service. */
export function saveOf(client: FangkitClient, service: string, projectId: string): SendRecord<StoredRecord> {
  const call = callOf(service)
  const field = CASE_FIELD[service]
  return async (input, idempotencyKey) =>
    (
      await client.call(call, input.keyValue || field === undefined ? input : { ...input, [field]: projectId }, {
        idempotencyKey,
      })
    ).data
}

function callOf(service: string): SaveCall {
  const save: unknown =
    service === project.service
      ? projectCalls.doSave
      : service === member.service
        ? memberCalls.doSave
        : FORM_ENTITIES.get(service)?.of === 'records'
          ? recordCallsOf(service).doSave
          : caseRecordCallsOf(service).doSave
  return save as SaveCall // adapter: they differ only in their fields, which their entity knows
}

/** Invalidates everything that shows a saved record or depends on it. */
export function noteSaved(cache: Cache, service: string): void {
  // Groups and the case contain names of members; rules of every record read the case.
  const others =
    service === member.service
      ? [relation.service, project.service]
      : FORM_ENTITIES.get(service)?.of === 'case'
        ? [...Object.keys(CASE_FIELD), project.service]
        : [member.service]
  void cache.invalidate([service, ...others])
}
