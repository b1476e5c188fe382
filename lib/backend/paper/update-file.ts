import type { Day } from '../../catalogue/day.ts'
import type { RecordValues } from '../../catalogue/effect.ts'
import type { Issue } from '../../catalogue/check.ts'
import { NO_OVERLAY } from '../../catalogue/overlay.ts'
import type { RecordInput } from '../../contract/input.ts'
import { PAPER_FILE_STATE } from '../../domain/codes.ts'
import { memberFile } from '../../domain/paper/member-file.ts'
import { expiryDay } from '../../domain/paper/paper-state.ts'
import { lockedChild } from '../fee/fee-access.ts'
import type { SignedIn } from '../handler.ts'
import { recordOf } from '../record/answer.ts'
import { judge } from '../record/save.ts'
import { updateRecord } from '../record/store-record.ts'
import { textOf } from '../session.ts'
import type { Row } from '../store.ts'
import { memberFileTable } from './paper-tables.ts'
import { paperRights, requireAdding } from './paper-access.ts'
import { notifyPapers } from './paper-files.ts'
import { type CasePapers, papersOfCase } from './papers-of-case.ts'

/**
 * Changes the details of a file: its name, who provided it, and its day of issue. With a new day of issue it has to be
 * checked against the original again.
 * @throws Refusal
 */
export async function updateFile(
  context: SignedIn,
  input: RecordInput,
): Promise<{ readonly project: Row; readonly papers: CasePapers; readonly row: Row }> {
  const { row, project } = await lockedChild(context, memberFileTable, input.keyValue)
  const papers = await papersOfCase(context, project)
  const cardType = textOf(row.values['hf2yFileType'])
  requireAdding(paperRights(context, project, papers.jobs), [cardType])
  const validDays = papers.rows.find((paper) => paper.cardType === cardType)?.kind.validDays ?? 0
  const { record, changed } = await judge(
    context,
    {
      entity: memberFile,
      table: memberFileTable,
      row,
      before: recordOf(memberFile, row),
      facts: {},
      overlay: NO_OVERLAY,
      follows: (before, after) => followsFromIssue(before, after, validDays),
      findIssues: (after) => issueDayIssues(after, validDays),
    },
    input,
  )
  if (changed.length === 0) return { project, papers, row }
  const saved = await updateRecord(context, memberFileTable, row, record, changed)
  notifyPapers(context, project)
  return { project, papers, row: saved }
}

function followsFromIssue(before: RecordValues, after: RecordValues, validDays: number): RecordValues {
  const issued = after['hf2yIssueDay'] ?? null
  if (issued === (before['hf2yIssueDay'] ?? null)) return {}
  const ends: Day | null = typeof issued === 'string' && issued !== '' ? expiryDay(issued, validDays) : null
  return {
    hf2yExpiryDay: ends,
    hf2yState: PAPER_FILE_STATE.waiting,
    hf2yReason: null,
    hf2yCheckUsr: null,
    hf2yCheckAt: null,
  }
}

/** The day of issue is required for a paper that is valid for a limited time only. */
function issueDayIssues(record: RecordValues, validDays: number): readonly Issue[] {
  return validDays > 0 && !record['hf2yIssueDay']
    ? [{ field: 'hf2yIssueDay', message: `${memberFile.fields.hf2yIssueDay.label}必填` }]
    : []
}
