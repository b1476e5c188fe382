import type { Scope } from '../../catalogue/kind.ts'
import { type CaseRecords, factsOf, type ProjectFacts } from '../../domain/facts.ts'
import { isManager } from '../../domain/permission/role.ts'
import { editBlock } from '../../domain/project/edit-block.ts'
import type { SignedIn } from '../handler.ts'
import { changesProject, seesProject } from '../principal.ts'
import { storedProject } from '../project/stored-project.ts'
import { Refusal } from '../refusal.ts'
import type { Row, Table } from '../store.ts'
import { projectTable } from '../project/project-table.ts'

/** A row of a case together with its case. */
export interface Child {
  readonly row: Row
  readonly project: Row
}

/**
 * The case, for users who may see it. A case the user may not see answers like one that does not exist.
 * @throws Refusal NOT_FOUND
 */
export async function visibleCase(
  { unit, principal }: SignedIn,
  id: string | null | undefined,
  lock = false,
): Promise<Row> {
  const row = id ? await unit.get(projectTable, id, { lock }) : null
  if (!row || !seesProject(principal, row)) throw new Refusal('NOT_FOUND', '项目不存在或无权查看')
  return row
}

/**
 * The case, for users who may change it in its current state. It is locked, so that changes to one case happen one
 * after another.
 *
 * @throws Refusal NOT_FOUND, NO_PERMISSION or STATUS
 */
export async function changeableCase(context: SignedIn, id: string | null | undefined, lock = true): Promise<Row> {
  const row = await visibleCase(context, id, lock)
  if (!changesProject(context.principal, row)) throw new Refusal('NO_PERMISSION', '您不是该项目的跟进人员，不能修改')
  const block = editBlock(row.values['hf20DemandStep'] ?? null, isManager(context.principal.roles))
  if (block !== null) throw new Refusal('STATUS', block)
  return row
}

/**
 * A row of a case by its own key, for users who see the case. A row of a case they may not see answers like a missing
 * one.
 * @throws Refusal NOT_FOUND
 */
export async function visibleChild(context: SignedIn, table: Table, id: string | null | undefined): Promise<Child> {
  const { unit, principal } = context
  const row = id ? await unit.get(table, id) : null
  const project = row && row.project !== null ? await unit.get(projectTable, row.project) : null
  if (!row || !project || !seesProject(principal, project)) throw new Refusal('NOT_FOUND')
  return { row, project }
}

/**
 * The same for users who may change the case now; both are locked, the case first.
 * @throws Refusal NOT_FOUND, NO_PERMISSION or STATUS
 */
export async function changeableChild(context: SignedIn, table: Table, id: string | null | undefined): Promise<Child> {
  const seen = await visibleChild(context, table, id)
  const project = await changeableCase(context, seen.project.key)
  // Read again: the row may have been removed while the lock on the case was awaited.
  const row = await context.unit.get(table, seen.row.key, { lock: true })
  if (!row || row.project !== project.key) throw new Refusal('NOT_FOUND')
  return { row, project }
}

/** What the rules of other records may know about the case and about those of its records that are loaded. */
export function factsOfCase(project: Row, records: CaseRecords = {}): ProjectFacts & Scope {
  // adapter: the facts are part of a project's record
  return factsOf(storedProject(project) as unknown as ProjectFacts, records)
}
