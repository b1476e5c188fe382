import { freePaperDocument, PAPER_FIELD } from '../file/paper-documents.ts'
import { lockedChild } from '../fee/fee-access.ts'
import type { SignedIn } from '../handler.ts'
import { removeRecord, updateRecord } from '../record/store-record.ts'
import { Refusal } from '../refusal.ts'
import { textOf } from '../session.ts'
import type { Row } from '../store.ts'
import { memberFileTable, paperWaiverTable } from './paper-tables.ts'
import { jobsOfCase } from '../flow/jobs-of-case.ts'
import { paperRights } from './paper-access.ts'
import { notifyPapers } from './paper-files.ts'

/**
 * Removes a file from its paper, and releases the document when no other paper names it.
 * @throws Refusal NOT_FOUND, NO_PERMISSION or STATUS
 */
export async function removeFile(context: SignedIn, id: string | null | undefined): Promise<void> {
  const { row, project } = await lockedChild(context, memberFileTable, id)
  const { blocked, mayRemove } = paperRights(context, project, await jobsOfCase(context.unit, project))
  if (blocked !== null) throw new Refusal('STATUS', blocked)
  if (!mayRemove(row))
    throw new Refusal('NO_PERMISSION', '只能移除自己提交且尚未核对的文件；其他文件由有删除权限的跟进人员移除')
  await drop(context, row)
  notifyPapers(context, project)
}

/**
 * Removes the papers of a member who leaves a case, and removes the member as the provider of other papers. The case is
 * locked.
 */
export async function forgetPapersOf(context: SignedIn, project: Row, memberId: string): Promise<void> {
  const { unit } = context
  const naming = async (field: string) =>
    (
      await unit.list(memberFileTable, {
        where: {
          all: [
            { field: '$project', is: [project.key] },
            { field, is: [memberId] },
          ],
        },
        counted: false,
      })
    ).rows
  const own = await naming('hf2yObjId')
  for (const row of own) await drop(context, row)
  const provided = await naming('hf2yMemberId')
  for (const row of provided)
    await updateRecord(context, memberFileTable, row, { hf2yMemberId: null }, ['hf2yMemberId'])
  const { rows: waivers } = await unit.list(paperWaiverTable, {
    where: {
      all: [
        { field: '$project', is: [project.key] },
        { field: 'objId', is: [memberId] },
      ],
    },
    counted: false,
  })
  for (const row of waivers) await removeRecord(context, paperWaiverTable, row)
  notifyPapers(context, project)
}

async function drop(context: SignedIn, row: Row): Promise<void> {
  await removeRecord(context, memberFileTable, row)
  await freePaperDocument(context.unit, textOf(row.values[PAPER_FIELD]), context.now)
}
