import { type KeyboardEvent, type ReactElement, useMemo } from 'react'
import { parseDecimal, toShown, toStored, UNIT_LABEL } from '../../catalogue/unit.ts'
import { fieldMessages } from '../../locale/zh-cn/field.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { isComposing } from '../../ui/is-composing.ts'
import { TextInput } from '../../ui/text-input.tsx'
import type { InputProps } from '../input-props.ts'
import { stepped } from '../number-step.ts'
import { restingNumber } from '../resting-number.ts'
import { useTypedValue, type Writing } from '../use-typed-value.ts'

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 }

/**
 * A number in its shown unit: separators at rest, exact digits under the caret, arrow keys step.
 * @source FRM-018 to FRM-022, FRM-027
 */
export function NumberKind(props: InputProps): ReactElement {
  const { field, value, readOnly = false } = props
  const texts = useMessages(fieldMessages)
  const whole = field.kind === 'integer'
  const writing = useMemo<Writing>(() => ({
    exact: (stored) => (typeof stored === 'number' ? toShown(field, stored) : String(stored)),
    shown: (stored) => (typeof stored === 'number' ? restingNumber(field, stored) : String(stored)),
    read: (typed) => {
      const decimal = parseDecimal(typed)
      return decimal === null || (whole && decimal.includes('.')) ? undefined : (toStored(field, decimal) ?? undefined)
    },
  }), [field, whole])
  const { put, ...typed } = useTypedValue(props, writing)
  const step = (event: KeyboardEvent): void => {
    const direction = STEPS[event.key]
    if (direction === undefined || readOnly || isComposing(event) || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    put(stepped(field, typeof value === 'number' ? value : null, direction))
  }
  const unit = field.shown ? UNIT_LABEL[field.shown] : ''
  return (
    <TextInput
      {...typed}
      inputMode={whole ? 'numeric' : 'decimal'}
      align="end"
      unit={unit === '' ? undefined : unit}
      readOnly={readOnly}
      placeholder={readOnly ? texts.empty : texts.enter}
      onKeyDown={step}
    />
  )
}
