import { chargeCalls } from '../../../contract/fee/fee-calls.ts'
import { charge } from '../../../domain/fee/charge.ts'
import { PRIVILEGE } from '../../../domain/permission/privilege.ts'
import { implement } from '../../handler.ts'
import { visibleCase } from '../../member/case-access.ts'
import { needs } from '../../policy.ts'
import { answerRecord } from '../../record/answer.ts'
import { answerCharges } from './charge-answer.ts'
import { blankCharge } from './charge-draft.ts'
import { rightsOn } from '../fee-access.ts'
import { saveCharges } from './save-charges.ts'

/** Calls for the charges of a case. @source CAL-065 to CAL-067 */
export const chargeHandlers = [
  implement(chargeCalls.getChargeCfgList, needs(PRIVILEGE.search), async ({ prjId }, context) => {
    const project = await visibleCase(context, prjId)
    return { data: await answerCharges(context.unit, project) }
  }),
  implement(chargeCalls.getRights, needs(PRIVILEGE.detail), async ({ prjId }, context) => ({
    data: rightsOn(context, await visibleCase(context, prjId)),
  })),
  implement(chargeCalls.doCreate, needs(PRIVILEGE.detail), async ({ prjId }, context) => {
    const project = await visibleCase(context, prjId)
    return { data: await answerRecord(context.unit, charge, blankCharge(project), null) }
  }),
  implement(chargeCalls.saveChanges, needs(PRIVILEGE.save), async (input, context) => ({
    data: await saveCharges(context, input),
  })),
]
