import { BULK_LIMIT, type BulkResult } from '../../contract/record/operation-calls.ts'
import { PAPER_FILE_STATE } from '../../domain/codes.ts'
import { isExpired } from '../../domain/paper/paper-state.ts'
import type { SignedIn } from '../handler.ts'
import { changeableCase } from '../member/case-access.ts'
import { setState } from '../record/store-record.ts'
import { Refusal } from '../refusal.ts'
import type { Row } from '../store.ts'
import { memberFileTable } from './paper-tables.ts'
import { notifyPapers } from './paper-files.ts'
import { type SelfCheck, selfCheckFor } from './self-check.ts'
import { sendReturnedNotices } from './send-returned-notices.ts'

/** The input of the call. */
export interface CheckInput {
  readonly prjId?: string | null
  readonly ids?: readonly string[] | null
  readonly accepted?: number | null
  readonly reason?: string | null
}

/**
 * Marks files of a case as checked against the originals, or sends them back; each file is judged on its own.
 * @throws Refusal
 * @source PAP-007
 */
export async function checkFiles(context: SignedIn, input: CheckInput): Promise<readonly BulkResult[]> {
  const project = await changeableCase(context, input.prjId)
  const ids = [...new Set(input.ids ?? [])]
  if (ids.length === 0) throw Refusal.invalid([{ field: 'ids', message: '请选择资料文件' }])
  if (ids.length > BULK_LIMIT)
    throw Refusal.invalid([{ field: 'ids', message: `一次最多核对${BULK_LIMIT.toLocaleString('zh-CN')}个文件` }])
  const [accepted, reason] = [input.accepted === 1, input.reason?.trim() ?? '']
  if (!accepted && reason === '') throw Refusal.invalid([{ field: 'reason', message: '退回原因必填' }])
  const { rows } = await context.unit.list(memberFileTable, {
    where: {
      all: [
        { field: '$project', is: [project.key] },
        { field: '$key', is: ids },
      ],
    },
    counted: false,
  })
  const known = new Map(rows.map((row) => [row.key, row]))
  const ownFile = await selfCheckFor(context)
  const results: BulkResult[] = []
  const returned: Row[] = []
  for (const id of ids) {
    const row = known.get(id)
    const issue = row ? issueOf(row, accepted, { today: context.today, ownFile }) : '文件不存在或已移除'
    results.push({ id, ok: issue === null, message: issue ?? '' })
    if (!row || issue !== null) continue
    const stored = await setState(
      context,
      memberFileTable,
      row,
      { hf2yState: row.values['hf2yState'] ?? null },
      {
        hf2yState: accepted ? PAPER_FILE_STATE.checked : PAPER_FILE_STATE.returned,
        hf2yReason: accepted ? null : reason,
        hf2yCheckUsr: context.principal.acctId,
        hf2yCheckAt: context.now,
      },
      null,
    )
    if (!accepted) returned.push(stored)
  }
  if (results.some(({ ok }) => ok)) notifyPapers(context, project)
  await sendReturnedNotices(context, project, returned, reason)
  return results
}

function issueOf(
  row: Row,
  accepted: boolean,
  { today, ownFile }: { readonly today: string; readonly ownFile: SelfCheck },
): string | null {
  const { hf2yState, hf2yExpiryDay } = row.values
  if (!accepted) return hf2yState === PAPER_FILE_STATE.returned ? '该文件已退回' : null
  if (hf2yState === PAPER_FILE_STATE.checked) return '该文件已核对'
  return isExpired({ hf2yState, hf2yExpiryDay }, today) ? '该文件已过期，请更新资料或出具日期' : ownFile(row) || null
}
