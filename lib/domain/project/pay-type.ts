import { is } from '../../catalogue/condition.ts'
import type { Effect } from '../../catalogue/entity.ts'
import { LOAN_SCHEME, PAY_TYPE, PAY_WAY } from '../codes.ts'

/** The values a pay type sets. `null` clears the field. */
interface PayPlan {
  readonly payType: string
  readonly payWay: string | null
  readonly scheme: string | null
}

/** The six pay types, with the pay way and loan scheme each one sets. @source BAS-007 to BAS-012 */
export const PAY_PLANS: readonly PayPlan[] = [
  { payType: PAY_TYPE.commercial, payWay: PAY_WAY.loan, scheme: LOAN_SCHEME.commercial },
  { payType: PAY_TYPE.fund, payWay: PAY_WAY.loan, scheme: LOAN_SCHEME.fund },
  { payType: PAY_TYPE.combined, payWay: PAY_WAY.loan, scheme: LOAN_SCHEME.combined },
  { payType: PAY_TYPE.atOnce, payWay: PAY_WAY.atOnce, scheme: null },
  { payType: PAY_TYPE.instalments, payWay: PAY_WAY.instalments, scheme: null },
  { payType: PAY_TYPE.mortgage, payWay: null, scheme: LOAN_SCHEME.mortgage },
]

export const payPlanEffects = PAY_PLANS.map(
  ({ payType, payWay, scheme }) =>
    ({ when: is('prjPayType', payType), set: { hf20PayWay: payWay, hf20LoanScheme: scheme } }) as const,
) satisfies readonly Effect[]

/** The pay type of a case that stores none, when its pay way and scheme allow only one. @source OPN-012 */
export function payTypeOf(payWay: string | null, scheme: string | null): string | null {
  const plans = PAY_PLANS.filter((plan) => plan.payWay === payWay && plan.scheme === scheme)
  return plans.length === 1 ? (plans[0]?.payType ?? null) : null
}
