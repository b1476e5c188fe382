import type { ReactElement } from 'react'
import { sameValue } from '../../../../catalogue/kind.ts'
import { fromFen } from '../../../../catalogue/unit.ts'
import { CHARGE_KIND } from '../../../../domain/codes.ts'
import { chargeTypeOf } from '../../../../domain/fee/ledger.ts'
import { fenText } from '../../../../domain/fee/charge-rules.ts'
import { listOf } from '../../../../domain/fee/income-rules.ts'
import { useEntityFormApi } from '../../../../form/entity-form-context.ts'
import { useFormState } from '../../../../form/state/use-form-state.ts'
import { feeIncomeMessages } from '../../../../locale/zh-cn/fees/fee-income.ts'
import { useMessages } from '../../../../provider/use-messages.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { mostOf, sumOf } from './income-context.ts'
import { useIncomeFormData } from './income-form-data.ts'

/** Note below the amount: its maximum, or for deducted orders how it is calculated. @source INC-036 */
export function IncomeAmountNote(): ReactElement {
  const { controller } = useEntityFormApi()
  const texts = useMessages(feeIncomeMessages)
  const { charges, orders } = useIncomeFormData()
  const type = useFormState(controller, () => chargeTypeOf(controller.values()))
  const bound = useFormState(controller, () => listOf(controller.values()['hf54BindOrederId']), sameValue)
  const isDeduction = useFormState(controller, () => controller.values()['hf54ChargeKind'] === CHARGE_KIND.deduction)
  const isOpen = useFormState(
    controller,
    () => controller.view('orderAmount').state.editable && controller.values()['orderAmount'] === null,
  )
  const most = mostOf(charges, type)
  if (type === null) return <span>{texts.mostOfType}</span>
  if (most === null) return <span>{texts.typeNoTotal}</span>
  return (
    <span>
      {texts.most({ amount: fenText(most) })}
      {isDeduction && bound.length > 0
        ? `，${texts.sumOfOrders({ count: bound.length, amount: fenText(sumOf(orders ?? [], bound)) })}`
        : null}
      {!isDeduction && isOpen && most > 0n ? (
        <>
          {' '}
          <Button variant="link" onClick={() => controller.change({ orderAmount: fromFen(most) })}>
            {texts.takeMost}
          </Button>
        </>
      ) : null}
    </span>
  )
}
