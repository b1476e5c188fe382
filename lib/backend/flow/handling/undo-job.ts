import { FLOW_STATUS } from '../../../domain/codes.ts'
import { FLOW_ACTION } from '../../../domain/flow/flow-log.ts'
import { flowJob } from '../../../domain/flow/flow-job.ts'
import { mayHandle } from '../../../domain/flow/handling.ts'
import { isFinished, mayUndo } from '../../../domain/flow/job-status.ts'
import { refuseOldVersion } from '../../fee/fee-access.ts'
import type { SignedIn } from '../../handler.ts'
import { recordOf } from '../../record/answer.ts'
import { conflictOver } from '../../record/conflict.ts'
import { setState } from '../../record/store-record.ts'
import { Refusal } from '../../refusal.ts'
import { textOf } from '../../session.ts'
import type { Row } from '../../store.ts'
import { flowJobTable } from '../flow-tables.ts'
import { handlerOf, requireOpen, lockedJob } from '../flow-access.ts'
import { flowBarFor } from '../flow-rights.ts'
import { noteActions } from '../flow-log.ts'
import { groupsOf, jobsOfCase, jobFactsOf } from '../jobs-of-case.ts'
import { jobsChanged } from './jobs-changed.ts'

/**
 * Resets a finished job to not started and opens its main flow again.
 * @returns the case and the job
 * @source CAL-090, FLW-026, FLW-027
 */
export async function undoJob(
  context: SignedIn,
  id: string | null | undefined,
  version: number | null | undefined,
): Promise<{ readonly project: Row; readonly row: Row }> {
  const { row, project } = await lockedJob(context, id)
  requireOpen(context, project)
  if (!mayHandle(jobFactsOf(row), handlerOf(context, project)))
    throw new Refusal('NO_PERMISSION', '只有跟进人或项目的跟进经理可以撤销')
  const barred = (await flowBarFor(context)).undoing(row)
  if (barred !== null) throw new Refusal('NO_PERMISSION', barred)
  await refuseOldVersion(row, version, () => conflictOver(context.unit, flowJob, recordOf(flowJob, row), row))
  const group = groupsOf(await jobsOfCase(context.unit, project)).find(({ main }) => main.key === row.key)
  if (group && group.subs.length > 0) throw new Refusal('STATUS', '主流程随子流程完结，请撤销其中的子流程')
  if (!isFinished(jobFactsOf(row))) throw new Refusal('STATUS', '该流程未完结，不能撤销')
  if (!mayUndo(jobFactsOf(row))) throw new Refusal('STATUS', '该流程没有办理日期，不能撤销')
  const undone = await setState(
    context,
    flowJobTable,
    row,
    { hf15Status: FLOW_STATUS.finished },
    {
      hf15Status: FLOW_STATUS.notStarted,
      hf15PlanTime: null,
      hf15NoticeTime: null,
      hf15RemindedAt: null,
      hf15FinishUsr: null,
      hf15FinishAt: null,
    },
    null,
  )
  await noteActions(context, project, [
    { job: undone, action: FLOW_ACTION.undo, text: `原办理日期${textOf(row.values['hf15PlanTime'])}` },
  ])
  return { row: undone, project: (await jobsChanged(context, project)).project }
}
