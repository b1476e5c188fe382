import type { Value } from '../../catalogue/kind.ts'
import { DEMAND_STEP } from '../codes.ts'

/**
 * Why a case in this step may not be changed; null when it may. A manager may reopen any case.
 * @source PRJ-042, PRJ-043; the transitions themselves are free (PRJ-051)
 */
export function editBlock(step: Value, isManager: boolean): string | null {
  if (isManager) return null
  if (step === DEMAND_STEP.finished) return '项目已结案，不能修改；如需修改请联系经理'
  if (step === DEMAND_STEP.stopped) return '项目已取消，不能修改；如需修改请联系经理'
  return null
}
