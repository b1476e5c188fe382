import type { Value } from '../../catalogue/kind.ts'
import { flowJobCalls } from '../../contract/flow-job-calls.ts'
import { PRIVILEGE } from '../../domain/permission/privilege.ts'
import { project } from '../../domain/project/project.ts'
import { implement } from '../handler.ts'
import { renewBook } from '../fee/book-of-case.ts'
import { visibleCase } from '../member/case-access.ts'
import { needs } from '../policy.ts'
import { recordOf } from '../record/answer.ts'
import { Refusal } from '../refusal.ts'

/** The sums from the book as it is now; where the stored ones should differ, they are put right. */
export const commissionHandlers = [
  implement(flowJobCalls.doRefreshPrjCommissionState, needs(PRIVILEGE.detail), async ({ prjId, objId }, context) => {
    const id = prjId ?? objId
    if (!id) throw Refusal.invalid([{ field: 'prjId', message: '项目ID必填' }])
    const row = await renewBook(context, await visibleCase(context, id, true))
    const { hf20Amount5, hf20PrjCost, hf20NoPayAmount } = recordOf(project, row)
    return { data: { prjId: row.key, version: row.version, hf20Amount5: amountOf(hf20Amount5), hf20PrjCost: amountOf(hf20PrjCost), hf20NoPayAmount: amountOf(hf20NoPayAmount) } }
  }),
]

const amountOf = (value: Value | undefined): number | null => (typeof value === 'number' ? value : null)
