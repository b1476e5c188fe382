import { CONTRACT_STATE } from '../../domain/contract-text/contract-codes.ts'
import { contractText } from '../../domain/contract-text/contract-text.ts'
import { saleContract } from '../../domain/contract-text/sale-contract.ts'
import { formValues } from '../../domain/form-record/form-values.ts'
import type { SignedIn } from '../handler.ts'
import { changeableCase } from '../member/case-access.ts'
import { recordOf } from '../record/answer.ts'
import { conflictOver } from '../record/conflict.ts'
import { setState } from '../record/store-record.ts'
import { Refusal } from '../refusal.ts'
import type { Row } from '../store.ts'
import { saleContractTable } from './sale-contract-table.ts'
import { requireSale } from './contract-access.ts'
import { contractStamp } from './contract-stamp.ts'
import { type CaseContract, readContract } from './read-contract.ts'

interface Asked {
  readonly prjId?: string | null
  readonly version?: number | null
}

/**
 * Finishes a contract that lacks nothing. It cannot be edited from then on.
 * @throws Refusal STATUS while a fact is missing
 */
export async function finishContract(context: SignedIn, asked: Asked): Promise<Row> {
  const { contract, row } = await storedContract(context, asked, '请先保存合同约定')
  if (contract.record['contractState'] === CONTRACT_STATE.final) throw new Refusal('STATUS', '合同已定稿')
  const missing = new Set(
    contractText(contract.parts, formValues(contract.of)).flatMap((part) =>
      part.missing.map(({ section, field }) => `${section}/${field}`),
    ),
  )
  if (missing.size > 0) throw new Refusal('STATUS', `还缺少${missing.size}项内容，补齐后才能定稿`)
  const finalStamp = await contractStamp(context.ports.files, contract)
  return setState(
    context,
    saleContractTable,
    row,
    { contractState: row.values['contractState'] ?? null },
    { contractState: CONTRACT_STATE.final, finalAt: context.now, finalStamp, reopenReason: null },
    null,
  )
}

/** Opens a finished contract for changes. @throws Refusal STATUS */
export async function reopenContract(
  context: SignedIn,
  { reason, ...asked }: Asked & { readonly reason?: string | null },
): Promise<Row> {
  const { contract, row } = await storedContract(context, asked, '合同还没有保存过')
  if (contract.record['contractState'] !== CONTRACT_STATE.final) throw new Refusal('STATUS', '合同还没有定稿')
  const trimmed = reason?.trim() ?? ''
  if (trimmed === '') throw Refusal.invalid([{ field: 'reason', message: '请填写退回修改的原因' }])
  return setState(
    context,
    saleContractTable,
    row,
    { contractState: CONTRACT_STATE.final },
    { contractState: CONTRACT_STATE.draft, finalAt: null, finalStamp: null, reopenReason: trimmed },
    trimmed,
  )
}

async function storedContract(
  context: SignedIn,
  { prjId, version }: Asked,
  absent: string,
): Promise<{ readonly contract: CaseContract; readonly row: Row }> {
  const project = await changeableCase(context, prjId)
  requireSale(project)
  const contract = await readContract(context.unit, project, context.today)
  const { row } = contract
  if (!row) throw new Refusal('STATUS', absent)
  if (version !== null && version !== undefined && version !== row.version)
    throw await conflictOver(context.unit, saleContract, recordOf(saleContract, row), row)
  return { contract, row }
}
