import type { RecordInput } from '../../contract/input.ts'
import { CONTRACT_STATE } from '../../domain/contract-text/contract-codes.ts'
import { saleContract } from '../../domain/contract-text/sale-contract.ts'
import { NO_OVERLAY } from '../../catalogue/overlay.ts'
import type { SignedIn } from '../handler.ts'
import { changeableCase, visibleChild } from '../member/case-access.ts'
import { recordOf } from '../record/answer.ts'
import { conflictOver } from '../record/conflict.ts'
import { judge } from '../record/save.ts'
import { insertRecord, updateRecord } from '../record/store-record.ts'
import { Refusal } from '../refusal.ts'
import type { Row } from '../store.ts'
import { saleContractTable } from './sale-contract-table.ts'
import { requireSale } from './contract-access.ts'
import { readContract } from './read-contract.ts'

/**
 * Stores contract values. A case has one contract: a user who adds a second one gets a conflict with the first.
 *
 * @throws Refusal
 */
export async function saveContract(context: SignedIn, input: RecordInput): Promise<Row> {
  const prjId = input.keyValue
    ? (await visibleChild(context, saleContractTable, input.keyValue)).project.key
    : input['prjId']
  const project = await changeableCase(context, typeof prjId === 'string' ? prjId : null)
  requireSale(project)
  const { row, record: before } = await readContract(context.unit, project, context.today)
  if (row && !input.keyValue) throw await conflictOver(context.unit, saleContract, recordOf(saleContract, row), row)
  if (before['contractState'] === CONTRACT_STATE.final) throw new Refusal('STATUS', '合同已定稿，请先退回修改')
  if (input['prjId'] !== undefined && input['prjId'] !== project.key)
    throw Refusal.invalid([{ field: 'prjId', message: '项目ID不能修改' }])
  const place = { project: project.key, city: project.city }
  const { record, changed } = await judge(
    context,
    { entity: saleContract, table: saleContractTable, row, before, facts: {}, overlay: NO_OVERLAY, place },
    { ...input, prjId: project.key },
  )
  if (!row) return insertRecord(context, saleContractTable, { key: context.ports.ids.key(), ...place }, record)
  return changed.length === 0 ? row : updateRecord(context, saleContractTable, row, record, changed)
}
