import { check, type Issue } from '../../catalogue/check.ts'
import type { Day } from '../../catalogue/day.ts'
import type { RecordValues } from '../../catalogue/effect.ts'
import { rowIssue } from '../../contract/list-input.ts'
import { PAPER_FILE_STATE } from '../../domain/codes.ts'
import { memberFile } from '../../domain/paper/member-file.ts'
import { isSideTogether } from '../../domain/paper/paper-side.ts'
import { expiryDay } from '../../domain/paper/paper-state.ts'
import { adoptDocument } from '../file/adopt.ts'
import { PAPER_FIELD } from '../file/paper-documents.ts'
import type { SignedIn } from '../handler.ts'
import { addToCase } from '../member/add-to-case.ts'
import { removeRecord } from '../record/store-record.ts'
import { Refusal } from '../refusal.ts'
import { textOf } from '../session.ts'
import type { Row } from '../store.ts'
import { memberFileTable } from './paper-tables.ts'
import { fileCountIssues } from './file-count-issues.ts'
import { documentIssues, readDocuments } from './offered-documents.ts'
import { lockedCase, paperRights, requireAdding } from './paper-access.ts'
import { notifyPapers } from './paper-files.ts'
import { type CasePaper, type CasePapers, papersOfCase, sideOfUsing } from './papers-of-case.ts'
import { waiverRowOf } from './waive-paper.ts'

/** A file that a user submits: a document, the kind of paper it is, and whose paper it is. */
export interface OfferedFile {
  readonly hf2yFileUrl?: string | null
  readonly hf2yFileName?: string | null
  readonly hf2yFileType?: string | null
  readonly hf2yObjId?: string | null
  readonly hf2yMemberId?: string | null
  readonly hf2yIssueDay?: Day | null
}

/** A submitted file that passed every check. */
interface Taken {
  readonly paper: CasePaper
  readonly record: RecordValues
}

/** The files that were added, and the papers of the case after that. */
export interface AddedFiles {
  readonly project: Row
  readonly papers: CasePapers
  readonly files: readonly Row[]
}

/**
 * Adds documents to papers of a case: all of them or none. A document may belong to several papers. Submitting a file
 * for a waived paper withdraws the waiver.
 *
 * @throws Refusal NOT_FOUND, NO_PERMISSION, STATUS, or INVALID naming the rows
 * @source CAL-103, PAP-004, PAP-008
 */
export async function addFiles(
  context: SignedIn,
  prjId: string | null | undefined,
  offered: readonly OfferedFile[],
): Promise<AddedFiles> {
  const project = await lockedCase(context, prjId)
  const papers = await papersOfCase(context, project)
  requireAdding(
    paperRights(context, project, papers.jobs),
    offered.map(({ hf2yFileType }) => hf2yFileType ?? ''),
  )
  if (offered.length === 0) throw Refusal.invalid([{ field: 'rows', message: '请选择文件' }])
  const taken = await takenOf(context, project, papers, offered)
  const refused: Issue[] = []
  for (const [index, { record }] of taken.entries()) {
    if (!(await adoptDocument(context, project, textOf(record[PAPER_FIELD]), PAPER_FIELD)))
      refused.push(rowIssue(index, { field: PAPER_FIELD, message: '文件不存在，请重新上传' }))
  }
  if (refused.length > 0) throw Refusal.invalid(refused)
  const files: Row[] = []
  for (const { paper, record } of taken) {
    files.push(await addToCase(context, memberFileTable, project, record))
    const waiver = await waiverRowOf(context.unit, project, {
      cardType: paper.cardType,
      side: paper.side,
      objId: textOf(record['hf2yObjId']),
    })
    if (waiver) await removeRecord(context, waiver.table, waiver.row)
  }
  notifyPapers(context, project)
  return { project, papers, files }
}

/** Checks every row. @throws Refusal INVALID */
async function takenOf(
  context: SignedIn,
  project: Row,
  papers: CasePapers,
  offered: readonly OfferedFile[],
): Promise<readonly Taken[]> {
  const documents = await readDocuments(
    context,
    project,
    offered.flatMap(({ hf2yFileUrl }) => hf2yFileUrl ?? []),
  )
  const issues: Issue[] = []
  const taken = offered.flatMap((row, index): readonly Taken[] => {
    const paper = paperOf(papers, row)
    const document = documents.get(row.hf2yFileUrl ?? '') ?? null
    const wrong = [
      ...rowIssues(papers, paper, row),
      ...documentIssues(document).map((message) => ({ field: PAPER_FIELD, message })),
    ]
    const record =
      paper && document && wrong.length === 0 ? recordOfFile(project, paper, row, document, context.today) : null
    wrong.push(...(record ? check(memberFile, record, { today: context.today }) : []))
    issues.push(...wrong.map((issue) => rowIssue(index, issue)))
    return paper && record && wrong.length === 0 ? [{ paper, record }] : []
  })
  if (issues.length === 0)
    issues.push(
      ...fileCountIssues(
        papers,
        taken.map(({ record }) => record),
      ),
    )
  if (issues.length > 0) throw Refusal.invalid(issues)
  return taken
}

function paperOf({ rows, people }: CasePapers, { hf2yFileType, hf2yObjId }: OfferedFile): CasePaper | null {
  const side = sideOfUsing(people, hf2yObjId ?? '')
  return rows.find((row) => row.side === side && row.cardType === hf2yFileType) ?? null
}

function rowIssues(
  { people }: CasePapers,
  paper: CasePaper | null,
  { hf2yObjId, hf2yMemberId }: OfferedFile,
): readonly Issue[] {
  const using = hf2yObjId ?? ''
  if (!isSideTogether(using) && !people.some(({ id }) => id === using))
    return [{ field: 'hf2yObjId', message: '使用人不存在' }]
  if (!paper?.usings.some(({ asked }) => asked))
    return [{ field: 'hf2yFileType', message: '项目现在不需要这种资料，请刷新后重试' }]
  if (!paper.usings.some(({ id, asked }) => asked && id === using))
    return [
      {
        field: 'hf2yObjId',
        message: `“${paper.kind.paperName ?? paper.cardType}”现在不由所选的使用人提供，请刷新后重试`,
      },
    ]
  return hf2yMemberId && !people.some(({ id }) => id === hf2yMemberId)
    ? [{ field: 'hf2yMemberId', message: '提供人不存在' }]
    : []
}

function recordOfFile(
  project: Row,
  { kind, cardType }: CasePaper,
  row: OfferedFile,
  { name, format, size }: { readonly name: string; readonly format: string; readonly size: number },
  today: Day,
): RecordValues {
  const using = row.hf2yObjId ?? ''
  const issued = row.hf2yIssueDay || today
  return {
    hf2yFileUrl: row.hf2yFileUrl ?? null,
    hf2yFileName: row.hf2yFileName?.trim() || name,
    hf2yFileType: cardType,
    hf2yObjId: using,
    hf2yMemberId: row.hf2yMemberId || (isSideTogether(using) ? null : using),
    hf2yPrjId: project.key,
    hf2yFileCls: kind.category,
    hf2yIssueDay: issued,
    hf2yExpiryDay: expiryDay(issued, kind.validDays ?? 0),
    hf2yState: PAPER_FILE_STATE.waiting,
    fileFormat: format,
    fileSize: size,
  }
}
