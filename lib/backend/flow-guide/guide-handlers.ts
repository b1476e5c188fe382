import { handlingOfficeCalls, policyCalls } from '../../contract/flow/flow-guide-calls.ts'
import { guidanceCalls } from '../../contract/settings/help-calls.ts'
import { flowPolicy } from '../../domain/flow/flow-memo.ts'
import { organisationDetail } from '../../domain/organisation.ts'
import { PRIVILEGE } from '../../domain/permission/privilege.ts'
import { answerHelp } from '../help/help-handlers.ts'
import { implement, type SignedIn } from '../handler.ts'
import { visibleChild, type Child } from '../member/case-access.ts'
import { needs, SIGNED_IN } from '../policy.ts'
import { answerRecord, answerRows, recordOf } from '../record/answer.ts'
import { Refusal } from '../refusal.ts'
import { organisationTable } from '../dictionary/dictionary-tables.ts'
import { flowJobTable } from '../flow/flow-tables.ts'
import { assignOffice } from './assign-office.ts'
import { memoOfJob } from './memo-of-job.ts'
import { policiesOfJob } from './policies-of-job.ts'

/** Calls for how, by which rules and where jobs are done. @source CAL-089, CAL-096 to CAL-098 */
export const flowGuideHandlers = [
  implement(guidanceCalls.getNodeMemo, SIGNED_IN, async ({ id }, context) => {
    const isJob = id ? (await context.unit.get(flowJobTable, id)) !== null : false
    return {
      data: isJob
        ? await memoOfJob(context.unit, (await visibleChild(context, flowJobTable, id)).row)
        : await answerHelp(context.unit, id ?? ''),
    }
  }),
  implement(policyCalls.getValidMemoList, needs(PRIVILEGE.detail), async ({ prjId, objKey }, context) => {
    const { row } = await jobOf(context, prjId, objKey)
    return { data: await answerRows(context.unit, flowPolicy, await policiesOfJob(context.unit, row, context.today)) }
  }),
  implement(handlingOfficeCalls.getOnePoint, needs(PRIVILEGE.detail), async ({ id }, { unit }) => {
    const row = id ? await unit.get(organisationTable, id) : null
    if (!row) throw new Refusal('NOT_FOUND', '办理机构不存在')
    return { data: await answerRecord(unit, organisationDetail, recordOf(organisationDetail, row), row) }
  }),
  implement(
    handlingOfficeCalls.initOrUpdateNearestPoint,
    needs(PRIVILEGE.detail),
    async ({ S_PRJ_ID, S_DIVISION_TYPE, S_JOB_ID }, context) => {
      const { unit } = context
      const key = await assignOffice(context, await jobOf(context, S_PRJ_ID, S_JOB_ID), S_DIVISION_TYPE || null)
      const row = key === null ? null : await unit.get(organisationTable, key)
      return { data: row && (await answerRecord(unit, organisationDetail, recordOf(organisationDetail, row), row)) }
    },
  ),
]

/** A job of this case, for users who see it. @throws Refusal NOT_FOUND */
async function jobOf(
  context: SignedIn,
  prjId: string | null | undefined,
  id: string | null | undefined,
): Promise<Child> {
  const child = await visibleChild(context, flowJobTable, id)
  if (child.project.key !== prjId) throw new Refusal('NOT_FOUND')
  return child
}
