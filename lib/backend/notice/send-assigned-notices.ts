import { NOTICE_KIND } from '../../domain/flow/notice.ts'
import { caseName } from '../fee/case-name.ts'
import type { Recorder } from '../handler.ts'
import { textOf } from '../session.ts'
import type { Row } from '../store.ts'
import { sendNotice } from './send-notice.ts'

/**
 * Notifies people of the jobs of a case they follow from now on: each person once, and not the user who assigned the
 * jobs.
 *
 * @param jobs as they are now, those that were reassigned
 * @source FLW-035
 */
export async function sendAssignedNotices(context: Recorder, project: Row, jobs: readonly Row[]): Promise<void> {
  const followerOf = ({ values }: Row) => textOf(values['hf15HdlMemberId'])
  const people = new Set(jobs.map(followerOf).filter((acctId) => acctId !== '' && acctId !== context.principal.acctId))
  for (const acctId of people) {
    const theirs = jobs.filter((job) => followerOf(job) === acctId)
    const names = theirs.map(({ values }) => textOf(values['hf15FlowName']))
    await sendNotice(context, project, {
      acctId,
      kind: NOTICE_KIND.assigned,
      title: theirs.length === 1 ? `您被指派为“${names.join()}”的跟进人` : `您被指派为 ${theirs.length} 个流程的跟进人`,
      body: theirs.length === 1 ? caseName(project) : `${caseName(project)}：${names.join('、')}`,
      jobId: theirs.length === 1 ? theirs[0]?.key : undefined,
    })
  }
}
