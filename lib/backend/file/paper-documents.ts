import { memberFile } from '../../domain/paper/member-file.ts'
import type { Row, Unit } from '../store.ts'
import { memberFileTable } from '../paper/paper-tables.ts'
import { documentTable, ATTACHED, LOOSE } from './document-table.ts'

/** The field in which a paper names its document. */
export const PAPER_FIELD = 'hf2yFileUrl'

/** True for a document that only papers of its case use. */
export function belongsToPapers({ values }: Pick<Row, 'values'>): boolean {
  return values['objType'] === memberFile.service
}

/** Leaves a document to the papers of its case when its record releases it. @returns false where no paper names it */
export async function leaveToPapers(unit: Unit, document: Row, now: number): Promise<boolean> {
  const { key, project, version } = document
  if (project === null || !(await isNamed(unit, key))) return false
  return (
    (await unit.update(documentTable, key, version, {
      state: ATTACHED,
      stateSince: now,
      objType: memberFile.service,
      objId: project,
      fileCls: PAPER_FIELD,
    })) !== null
  )
}

/** Releases a document that no paper uses any more, unless a record owns it too; the sweep deletes it after a day. */
export async function freePaperDocument(unit: Unit, id: string, now: number): Promise<void> {
  const document = await unit.get(documentTable, id, { lock: true })
  if (document?.values['state'] !== ATTACHED || !belongsToPapers(document) || (await isNamed(unit, id))) return
  await unit.update(documentTable, id, document.version, { state: LOOSE, stateSince: now, objId: null })
}

async function isNamed(unit: Unit, id: string): Promise<boolean> {
  return (
    (
      await unit.list(memberFileTable, {
        where: { field: PAPER_FIELD, is: [id] },
        page: 1,
        pageSize: 1,
        counted: false,
      })
    ).rows.length > 0
  )
}
