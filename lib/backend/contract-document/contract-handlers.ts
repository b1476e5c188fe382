import { saleContractCalls } from '../../contract/document/sale-contract-calls.ts'
import { saleContract } from '../../domain/contract-text/sale-contract.ts'
import { PRIVILEGE } from '../../domain/permission/privilege.ts'
import { implement, type Implementation, type SignedIn } from '../handler.ts'
import { visibleCase } from '../member/case-access.ts'
import { needs } from '../policy.ts'
import { answerRecord } from '../record/answer.ts'
import { projectTable } from '../project/project-table.ts'
import type { Row } from '../store.ts'
import { answerContract } from './answer-contract.ts'
import { requireSale } from './contract-access.ts'
import { finishContract, reopenContract } from './finish-contract.ts'
import { readContract } from './read-contract.ts'
import { saveContract } from './save-contract.ts'

/** Calls for the contract of sale of a case. @source ROU-015, OPN-084 */
export const contractHandlers: readonly Implementation[] = [
  implement(saleContractCalls.getDocument, needs(PRIVILEGE.detail), async ({ prjId }, context) => {
    const project = await visibleCase(context, prjId)
    requireSale(project)
    return { data: await answerContract(context, project) }
  }),
  implement(saleContractCalls.doSave, needs(PRIVILEGE.save, PRIVILEGE.update), async (input, context) => ({
    data: await answered(context, await saveContract(context, input)),
  })),
  implement(saleContractCalls.doFinish, needs(PRIVILEGE.finish, PRIVILEGE.update), async (asked, context) => ({
    data: await answered(context, await finishContract(context, asked)),
  })),
  implement(saleContractCalls.doReturn, needs(PRIVILEGE.finish, PRIVILEGE.update), async (asked, context) => ({
    data: await answered(context, await reopenContract(context, asked)),
  })),
]

/** The contract after the change, with its computed values. */
async function answered({ unit, today }: SignedIn, row: Row): Promise<Readonly<Record<string, unknown>>> {
  const project = row.project === null ? null : await unit.get(projectTable, row.project)
  if (!project) throw new Error(`a contract without its case: ${row.key}`)
  return answerRecord(unit, saleContract, (await readContract(unit, project, today)).record, row)
}
