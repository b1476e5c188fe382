import type { Value } from '../../catalogue/kind.ts'
import { fromFen } from '../../catalogue/unit.ts'
import { flowJobCalls } from '../../contract/flow/flow-job-calls.ts'
import { PRIVILEGE } from '../../domain/permission/privilege.ts'
import { project } from '../../domain/project/project.ts'
import { commissionOf } from '../commission/commission-of.ts'
import { implement } from '../handler.ts'
import { renewLedger } from '../fee/ledger/renew-ledger.ts'
import { visibleCase } from '../member/case-access.ts'
import { needs } from '../policy.ts'
import { recordOf } from '../record/answer.ts'
import { Refusal } from '../refusal.ts'

/**
 * Recalculates the sums from the current ledger and the commission by the current rules, and corrects stored values
 * that differ.
 */
export const commissionHandlers = [
  implement(flowJobCalls.doRefreshPrjCommissionState, needs(PRIVILEGE.detail), async ({ prjId, objId }, context) => {
    const id = prjId ?? objId
    if (!id) throw Refusal.invalid([{ field: 'prjId', message: '项目ID必填' }])
    const row = await renewLedger(context, await visibleCase(context, id, true))
    const { hf20Amount5, hf20PrjCost, hf20NoPayAmount } = recordOf(project, row)
    const { calculated, total } = await commissionOf(context, row)
    return {
      data: {
        prjId: row.key,
        version: row.version,
        hf20Amount5: amountOf(hf20Amount5),
        hf20PrjCost: amountOf(hf20PrjCost),
        hf20NoPayAmount: amountOf(hf20NoPayAmount),
        mytotalAmount: calculated ? fromFen(total) : null,
      },
    }
  }),
]

const amountOf = (value: Value | undefined): number | null => (typeof value === 'number' ? value : null)
