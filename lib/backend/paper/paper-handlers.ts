import {
  appendixInfoCalls,
  memberFileCalls,
  paperMatchCalls,
  paperTemplateCalls,
} from '../../contract/document/paper-calls.ts'
import { paperType } from '../../domain/paper/paper-type.ts'
import { PRIVILEGE } from '../../domain/permission/privilege.ts'
import { documentTable } from '../file/document-table.ts'
import { storedDocuments } from '../file/stored-documents.ts'
import { implement, type Implementation, type SignedIn } from '../handler.ts'
import { visibleCase } from '../member/case-access.ts'
import { needs } from '../policy.ts'
import { answerRecord, recordOf } from '../record/answer.ts'
import { Refusal } from '../refusal.ts'
import { listOf, textOf } from '../session.ts'
import type { Row } from '../store.ts'
import { paperTypeTable } from './paper-tables.ts'
import { addFiles } from './add-files.ts'
import { checkFiles } from './check-files.ts'
import { matchesOf } from './match-papers.ts'
import { paperRights } from './paper-access.ts'
import { answerPapers } from './paper-answer.ts'
import { guidanceOf } from './paper-checks.ts'
import { answerFiles } from './paper-files.ts'
import { type CasePapers, papersOfCase } from './papers-of-case.ts'
import { removeFile } from './remove-file.ts'
import { takeBackCheck } from './take-back-check.ts'
import { updateFile } from './update-file.ts'
import { setWaived } from './waive-paper.ts'

/** The calls of the papers of a case and their files. @source CAL-100 to CAL-103 */
export const paperHandlers: readonly Implementation[] = [
  implement(appendixInfoCalls.getAppendixInfo, needs(PRIVILEGE.search), async ({ prjId }, context) => {
    const project = await visibleCase(context, prjId)
    return { data: await answerPapers(context, project, await papersOfCase(context, project)) }
  }),
  implement(paperMatchCalls.getMatchList, needs(PRIVILEGE.search), async ({ prjId, jobId }, context) => {
    return { data: matchesOf(await papersOfCase(context, await visibleCase(context, prjId)), jobId) }
  }),
  implement(paperTemplateCalls.getAppendixTmplt, needs(PRIVILEGE.detail), async ({ cardType }, context) => ({
    data: await templateOf(context, cardType ?? ''),
  })),
  implement(memberFileCalls.addMemberFile, needs(PRIVILEGE.save), async ({ prjId, rows }, context) => {
    const { project, papers, files } = await addFiles(context, prjId, rows)
    return { data: await answered(context, project, papers, files) }
  }),
  implement(memberFileCalls.updateMemberFile, needs(PRIVILEGE.save), async (input, context) => {
    const { project, papers, row } = await updateFile(context, input)
    const [file = {}] = await answered(context, project, papers, [row])
    return { data: file }
  }),
  implement(memberFileCalls.removeMemberFile, needs(PRIVILEGE.save), async ({ id }, context) => {
    await removeFile(context, id)
    return { data: null }
  }),
  implement(memberFileCalls.checkMemberFiles, needs(PRIVILEGE.finish), async (input, context) => ({
    data: await checkFiles(context, input),
  })),
  implement(memberFileCalls.takeBackCheck, needs(PRIVILEGE.finish), async ({ id }, context) => {
    await takeBackCheck(context, id)
    return { data: null }
  }),
  implement(memberFileCalls.setPaperWaived, needs(PRIVILEGE.update), async (input, context) => {
    await setWaived(context, input)
    return { data: null }
  }),
]

async function answered(
  context: SignedIn,
  project: Row,
  { people, jobs }: CasePapers,
  files: readonly Row[],
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  return answerFiles(context, project, people, paperRights(context, project, jobs), files)
}

/**
 * A kind of paper with its sample pictures, whether it is in use or not: an old case may still show it.
 * @throws Refusal NOT_FOUND
 */
async function templateOf(context: SignedIn, cardType: string): Promise<Readonly<Record<string, unknown>>> {
  const { unit } = context
  const {
    rows: [row],
  } = await unit.list(paperTypeTable, {
    where: { field: 'cardType', is: [cardType] },
    page: 1,
    pageSize: 1,
    counted: false,
  })
  if (!row) throw new Refusal('NOT_FOUND', '资料类型不存在')
  const ids = listOf(row.values['samples'])
  const found =
    ids.length === 0 ? [] : (await unit.list(documentTable, { where: { field: '$key', is: ids }, counted: false })).rows
  const inOrder = ids.flatMap((id) => found.find(({ key }) => key === id) ?? [])
  const guidance = await guidanceOf(unit, [cardType])
  const record = { ...recordOf(paperType, row), guidance: guidance(cardType, textOf(row.values['guidance'])) || null }
  return { ...(await answerRecord(unit, paperType, record, row)), pictures: await storedDocuments(context, inOrder) }
}
