import { DEMAND_STATUS } from '../../domain/codes.ts'
import { mayFollowUp } from '../../domain/demand/follow-up.ts'
import type { ListRules } from '../grid/list-rules.ts'
import { changeableCase, factsOfCase } from '../member/case-access.ts'
import { Refusal } from '../refusal.ts'
import { CASE_RECORD, requireSection } from './case-records.ts'

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
