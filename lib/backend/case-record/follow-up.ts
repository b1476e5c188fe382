import { demandCalls } from '../../contract/case/case-record-calls.ts'
import { demand } from '../../domain/demand/demand.ts'
import { PRIVILEGE } from '../../domain/permission/privilege.ts'
import { implement } from '../handler.ts'
import { changeableChild, factsOfCase, changeableCase } from '../member/case-access.ts'
import { needs } from '../policy.ts'
import { answerRecord, recordOf } from '../record/answer.ts'
import { conflictOver } from '../record/conflict.ts'
import { labelsOf } from '../record/labels.ts'
import { setState } from '../record/store-record.ts'
import { demandTable } from './case-record-tables.ts'
import { DEMAND_STATUS } from '../../domain/codes.ts'
import { mayFollowUp } from '../../domain/demand/follow-up.ts'
import type { ListRules } from '../grid/list-rules.ts'
import { Refusal } from '../refusal.ts'
import { CASE_RECORD, requireSection } from './case-records.ts'

/** Lets a member of the service staff take up a demand that is waiting. @source DEM-002, ROL-012, OPN-073 */
export const followUpHandler = implement(
  demandCalls.doConfirm,
  needs(PRIVILEGE.save),
  async ({ id, version, reason }, context) => {
    const { unit, principal } = context
    const { row, project } = await changeableChild(context, demandTable, id)
    requireSection(CASE_RECORD.demand, factsOfCase(project), 'id')
    if (!mayFollowUp(DEMAND_STATUS.waiting, principal.roles))
      throw new Refusal('NO_PERMISSION', '只有客服人员可以跟进找房需求')
    const record = recordOf(demand, row)
    const status = record['hf22Status'] ?? null
    if (!mayFollowUp(status, principal.roles)) {
      const [labels = {}] = await labelsOf(unit, demand.fields, [record])
      throw new Refusal(
        'STATUS',
        `${demand.fields.hf22Status.label}为“${labels['hf22Status'] ?? '未知'}”，不能再次跟进`,
      )
    }
    if (version !== null && version !== undefined && version !== row.version)
      throw await conflictOver(unit, demand, record, row)
    const saved = await setState(
      context,
      demandTable,
      row,
      { hf22Status: status },
      { hf22Status: DEMAND_STATUS.following },
      reason?.trim() || null,
    )
    return { data: await answerRecord(unit, demand, recordOf(demand, saved), saved) }
  },
)

/**
 * Taking up a demand in the list of all cases needs the same rights as in its case.
 * @source DEM-002, ROL-012, OPN-073
 */
export const demandListRules: ListRules = {
  operating: async (context, operation, row) => {
    if (operation !== 'confirm') return
    const project = await changeableCase(context, row.project ?? '')
    requireSection(CASE_RECORD.demand, factsOfCase(project), 'id')
    if (!mayFollowUp(DEMAND_STATUS.waiting, context.principal.roles))
      throw new Refusal('NO_PERMISSION', '只有客服人员可以跟进找房需求')
  },
}
