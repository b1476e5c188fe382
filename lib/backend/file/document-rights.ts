import { isManager } from '../../domain/permission/role.ts'
import { editBlock } from '../../domain/project/edit-block.ts'
import { project } from '../../domain/project/project.ts'
import type { SignedIn } from '../handler.ts'
import { changesProject, seesProject, type Principal } from '../principal.ts'
import { Refusal } from '../refusal.ts'
import type { Row, Table, Unit } from '../store.ts'
import { projectTable } from '../tables.ts'
import { LOOSE } from './document-table.ts'

/** Records documents can be attached to by themselves, by service. Others take theirs through their file fields. */
const OWNERS: Readonly<Record<string, Table>> = { [project.service]: projectTable }

/** The record documents are attached to. */
export interface Owner {
  readonly objType: string
  readonly row: Row
}

/** Whether a person sees a document: their own while it is loose, those of their cases, and those of records that belong to no case. */
export async function seesDocument(unit: Unit, principal: Principal, document: Row): Promise<boolean> {
  return document.values['state'] === LOOSE ? document.createdBy === principal.acctId : seesPlace(unit, principal, document.project)
}

async function seesPlace(unit: Unit, principal: Principal, projectKey: string | null): Promise<boolean> {
  if (projectKey === null) return true
  const row = await unit.get(projectTable, projectKey)
  return row !== null && seesProject(principal, row)
}

/** The record, for those who may see it. @throws Refusal NOT_FOUND, the same for one that is not there and one that is not theirs */
export async function visibleOwner({ unit, principal }: SignedIn, objType: string | null | undefined, objId: string | null | undefined, lock = false): Promise<Owner> {
  const type = objType || project.service
  const table = Object.hasOwn(OWNERS, type) ? OWNERS[type] : undefined
  const row = table && objId ? await unit.get(table, objId, { lock }) : null
  if (!row || !(await seesPlace(unit, principal, row.project))) throw new Refusal('NOT_FOUND')
  return { objType: type, row }
}

/** The same for those who may change it now. @throws Refusal NOT_FOUND, NO_PERMISSION or STATUS */
export async function changeableOwner(context: SignedIn, objType: string | null | undefined, objId: string | null | undefined): Promise<Owner> {
  const owner = await visibleOwner(context, objType, objId, true)
  await refuseChange(context, owner.row.project)
  return owner
}

/** @throws Refusal NO_PERMISSION or STATUS when the case is not the caller's to change now */
export async function refuseChange({ unit, principal }: SignedIn, projectKey: string | null): Promise<void> {
  if (projectKey === null) return
  const row = await unit.get(projectTable, projectKey)
  if (!row || !seesProject(principal, row)) throw new Refusal('NOT_FOUND')
  if (!changesProject(principal, row)) throw new Refusal('NO_PERMISSION', '您不是该项目的跟进人员，不能修改')
  const block = editBlock(row.values['hf20DemandStep'] ?? null, isManager(principal.roles))
  if (block !== null) throw new Refusal('STATUS', block)
}
