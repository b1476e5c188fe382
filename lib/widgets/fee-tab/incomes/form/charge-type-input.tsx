import type { ReactElement } from 'react'
import { fenText, noCharging } from '../../../../domain/fee/charge-rules.ts'
import type { InputProps } from '../../../../field/input-props.ts'
import { feeIncomeMessages } from '../../../../locale/zh-cn/fees/fee-income.ts'
import { useMessages } from '../../../../provider/use-messages.ts'
import { Select } from '../../../../ui/select/select.tsx'
import { mostOf } from './income-context.ts'
import { useIncomeFormData } from './income-form-data.ts'

/**
 * Selects a charge of the case and shows what can still be entered on it; disabled charges say why.
 * @source INC-036, INC-037
 */
export function ChargeTypeInput({
  value,
  text,
  required = false,
  readOnly = false,
  onChange,
  onBlur,
}: InputProps): ReactElement {
  const texts = useMessages(feeIncomeMessages)
  const { charges } = useIncomeFormData()
  const type = typeof value === 'string' && value !== '' ? value : null
  const why = { noTotal: texts.typeNoTotal, paid: texts.typePaid, booked: texts.typeBooked }
  const options = charges.flatMap((charge) => {
    const { produceCls, totalFee, remindFee, bookableFee, refValues } = charge
    if (produceCls === null) return []
    const none = noCharging({ totalFee, remindFee, bookableFee })
    return [
      {
        value: produceCls,
        label: refValues['produceCls'] ?? produceCls,
        disabled: none !== null,
        hint: none === null ? texts.typeMost({ amount: fenText(mostOf(charges, produceCls) ?? 0n) }) : why[none],
      },
    ]
  })
  return (
    <Select
      options={options}
      value={type}
      valueLabel={text ?? undefined}
      onChange={(next) => onChange(next, options.find((option) => option.value === next)?.label)}
      onBlur={onBlur}
      clearable={!required}
      readOnly={readOnly}
    />
  )
}
