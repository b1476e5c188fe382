import { PAPER_FILE_STATE } from '../../domain/codes.ts'
import { NOTICE_KIND } from '../../domain/flow/notice.ts'
import { caseName } from '../fee/case-name.ts'
import { lockedChild } from '../fee/fee-access.ts'
import type { SignedIn } from '../handler.ts'
import { changeableCase } from '../member/case-access.ts'
import { sendNotice } from '../notice/send-notice.ts'
import { setState } from '../record/store-record.ts'
import { Refusal } from '../refusal.ts'
import { textOf } from '../session.ts'
import { notifyPapers } from './paper-files.ts'
import { memberFileTable } from './paper-tables.ts'

/** The values of a file that waits to be checked. */
const WAITING = {
  hf2yState: PAPER_FILE_STATE.waiting,
  hf2yReason: null,
  hf2yCheckUsr: null,
  hf2yCheckAt: null,
} as const

/**
 * Takes back the caller's own verdict on a file, accepted or returned: the file waits to be checked again. The user who
 * submitted a returned file is notified.
 * @throws Refusal NOT_FOUND, NO_PERMISSION or STATUS
 * @source PAP-007
 */
export async function takeBackCheck(context: SignedIn, id: string | null | undefined): Promise<void> {
  const { row } = await lockedChild(context, memberFileTable, id)
  const project = await changeableCase(context, row.project)
  const { hf2yState = null, hf2yCheckUsr = null } = row.values
  if (hf2yState !== PAPER_FILE_STATE.checked && hf2yState !== PAPER_FILE_STATE.returned)
    throw new Refusal('STATUS', '该文件还没有核对结果，不能撤销')
  const { acctId } = context.principal
  if (hf2yCheckUsr !== acctId) throw new Refusal('NO_PERMISSION', '只能撤销本人的核对结果')
  await setState(context, memberFileTable, row, { hf2yState, hf2yCheckUsr }, WAITING, null)
  notifyPapers(context, project)
  if (hf2yState === PAPER_FILE_STATE.returned && row.createdBy !== acctId)
    await sendNotice(context, project, {
      acctId: row.createdBy,
      kind: NOTICE_KIND.paperReturned,
      sourceId: row.key,
      title: `资料“${textOf(row.values['hf2yFileName'])}”的退回已撤销`,
      body: `${caseName(project)}：文件重新等待核对`,
    })
}
