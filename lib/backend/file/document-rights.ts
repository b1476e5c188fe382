import { demand } from '../../domain/demand/demand.ts'
import { house } from '../../domain/house/house.ts'
import { loan } from '../../domain/loan/loan.ts'
import { member } from '../../domain/member/member.ts'
import { project } from '../../domain/project/project.ts'
import { trade } from '../../domain/trade/trade.ts'
import type { SignedIn } from '../handler.ts'
import { changeableCase, changeableChild, visibleCase, visibleChild } from '../member/case-access.ts'
import { seesProject, type Principal } from '../principal.ts'
import { Refusal } from '../refusal.ts'
import type { Row, Table, Unit } from '../store.ts'
import { demandTable, houseTable, loanTable, tradeTable } from '../case-record/case-record-tables.ts'
import { memberTable } from '../member/member-tables.ts'
import { projectTable } from '../project/project-table.ts'
import { LOOSE } from './document-table.ts'

/**
 * Records that documents can be attached to directly, by service; each is a case or lies in one. Other records take
 * documents through their file fields.
 */
const OWNERS: Readonly<Record<string, Table>> = {
  [project.service]: projectTable,
  [demand.service]: demandTable,
  [house.service]: houseTable,
  [member.service]: memberTable,
  [trade.service]: tradeTable,
  [loan.service]: loanTable,
}

/** The record documents are attached to. */
export interface Owner {
  readonly objType: string
  readonly row: Row
}

/**
 * Whether the caller may see a document: their own loose ones, those of their cases, and those of records that belong
 * to no case.
 */
export async function seesDocument(unit: Unit, principal: Principal, document: Row): Promise<boolean> {
  if (document.values['state'] === LOOSE) return document.createdBy === principal.acctId
  if (document.project === null) return true
  const row = await unit.get(projectTable, document.project)
  return row !== null && seesProject(principal, row)
}

/** The record, if the caller may see it. @throws Refusal NOT_FOUND, also for a record of another user */
export async function visibleOwner(
  context: SignedIn,
  objType: string | null | undefined,
  objId: string | null | undefined,
): Promise<Owner> {
  const { service, table } = await ownerTable(context.unit, objType, objId)
  const row =
    table === projectTable ? await visibleCase(context, objId) : (await visibleChild(context, table, objId)).row
  return { objType: service, row }
}

/**
 * The record, if the caller may change it now; locked together with its case.
 * @throws Refusal NOT_FOUND, NO_PERMISSION or STATUS
 */
export async function changeableOwner(
  context: SignedIn,
  objType: string | null | undefined,
  objId: string | null | undefined,
): Promise<Owner> {
  const { service, table } = await ownerTable(context.unit, objType, objId)
  const row =
    table === projectTable ? await changeableCase(context, objId) : (await changeableChild(context, table, objId)).row
  return { objType: service, row }
}

/**
 * The table of a record, by the name of its service or by its object code such as `HF29_PRJ_HOURSE`. A call that names
 * none finds the record by its key alone, as keys are unique over all tables.
 *
 * @source CAL-038, CAL-039
 */
async function ownerTable(
  unit: Unit,
  objType: string | null | undefined,
  objId: string | null | undefined,
): Promise<{ readonly service: string; readonly table: Table }> {
  const kinds = Object.entries(OWNERS)
  if (objType) {
    const named = kinds.find(([service, { name }]) => service === objType || name.toUpperCase() === objType)
    if (!named) throw new Refusal('NOT_FOUND')
    return { service: named[0], table: named[1] }
  }
  for (const [service, table] of kinds) if (objId && (await unit.get(table, objId))) return { service, table }
  return { service: project.service, table: projectTable }
}
