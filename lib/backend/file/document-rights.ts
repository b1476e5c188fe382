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
import { demandTable, houseTable, loanTable, memberTable, projectTable, tradeTable } from '../tables.ts'
import { LOOSE } from './document-table.ts'

/** Records documents can be attached to by themselves, by service; each is a case or lies in one. Others take theirs through their file fields. */
const OWNERS: Readonly<Record<string, Table>> = {
  [project.service]: projectTable, [demand.service]: demandTable, [house.service]: houseTable, [member.service]: memberTable, [trade.service]: tradeTable, [loan.service]: loanTable,
}

/** The record documents are attached to. */
export interface Owner {
  readonly objType: string
  readonly row: Row
}

/** Whether a person sees a document: their own while it is loose, those of their cases, and those of records that belong to no case. */
export async function seesDocument(unit: Unit, principal: Principal, document: Row): Promise<boolean> {
  if (document.values['state'] === LOOSE) return document.createdBy === principal.acctId
  if (document.project === null) return true
  const row = await unit.get(projectTable, document.project)
  return row !== null && seesProject(principal, row)
}

/** The record, for those who may see it. @throws Refusal NOT_FOUND, the same for one that is not there and one that is not theirs */
export async function visibleOwner(context: SignedIn, objType: string | null | undefined, objId: string | null | undefined): Promise<Owner> {
  const { service, table } = ownerTable(objType)
  const row = table === projectTable ? await visibleCase(context, objId) : (await visibleChild(context, table, objId)).row
  return { objType: service, row }
}

/** The same for those who may change it now; locked together with its case. @throws Refusal NOT_FOUND, NO_PERMISSION or STATUS */
export async function changeableOwner(context: SignedIn, objType: string | null | undefined, objId: string | null | undefined): Promise<Owner> {
  const { service, table } = ownerTable(objType)
  const row = table === projectTable ? await changeableCase(context, objId) : (await changeableChild(context, table, objId)).row
  return { objType: service, row }
}

/** A call that names no kind of record means the case. */
function ownerTable(objType: string | null | undefined): { readonly service: string; readonly table: Table } {
  const service = objType || project.service
  const table = Object.hasOwn(OWNERS, service) ? OWNERS[service] : undefined
  if (!table) throw new Refusal('NOT_FOUND')
  return { service, table }
}
