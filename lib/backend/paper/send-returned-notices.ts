import { NOTICE_KIND } from '../../domain/flow/notice.ts'
import { caseName } from '../fee/case-name.ts'
import type { Recorder } from '../handler.ts'
import { sendNotice } from '../notice/send-notice.ts'
import { textOf } from '../session.ts'
import type { Row } from '../store.ts'

/**
 * Notifies people that papers they submitted were sent back, and why: each person once, and not the user who sent them
 * back.
 */
export async function sendReturnedNotices(
  context: Recorder,
  project: Row,
  files: readonly Row[],
  reason: string,
): Promise<void> {
  const people = new Set(
    files.map(({ createdBy }) => createdBy).filter((acctId) => acctId !== context.principal.acctId),
  )
  for (const acctId of people) {
    const theirs = files.filter(({ createdBy }) => createdBy === acctId)
    const names = theirs.map(({ values }) => textOf(values['hf2yFileName']))
    await sendNotice(context, project, {
      acctId,
      kind: NOTICE_KIND.paperReturned,
      // Several files are shown from the first one on.
      sourceId: theirs[0]?.key,
      title: theirs.length === 1 ? `资料“${names.join()}”已退回` : `${theirs.length} 个资料文件已退回`,
      body: `${caseName(project)}：${reason}`,
    })
  }
}
