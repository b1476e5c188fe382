import { DEMAND_STEP } from '../../domain/codes.ts'
import { NOTICE_KIND } from '../../domain/flow/notice.ts'
import { caseName } from '../fee/case-name.ts'
import type { Recorder } from '../handler.ts'
import { textOf } from '../session.ts'
import type { Row } from '../store.ts'
import { sendNotice } from './send-notice.ts'

/**
 * Notifies the new follower of a case, and participants of a case that was stopped; never the user who made the change.
 * @param before null for a new case
 */
export async function sendCaseNotices(context: Recorder, before: Row | null, after: Row): Promise<void> {
  const manager = textOf(after.values['hf20ManagerId'])
  if (manager === '' || manager === context.principal.acctId) return
  if (textOf(before?.values['hf20ManagerId']) !== manager) {
    await sendNotice(context, after, {
      acctId: manager,
      kind: NOTICE_KIND.caseAssigned,
      title: `您成为项目 ${textOf(after.values['prjNo'])} 的跟进经理`,
      body: caseName(after),
    })
  }
  const stopped = ({ values }: Row) => values['hf20DemandStep'] === DEMAND_STEP.stopped
  if (before && !stopped(before) && stopped(after)) {
    await sendNotice(context, after, {
      acctId: manager,
      kind: NOTICE_KIND.caseStopped,
      title: `项目 ${textOf(after.values['prjNo'])} 已终止`,
      body: caseName(after),
    })
  }
}
