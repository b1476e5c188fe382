import { type KeyboardEvent, type ReactElement, useMemo, useRef } from 'react'
import { parseShown, toStored, UNIT_LABEL } from '../../catalogue/unit.ts'
import { fieldMessages } from '../../locale/zh-cn/fields/field.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { isComposing } from '../../ui/dom/is-composing.ts'
import { NumberStepper } from '../../ui/inputs/number-stepper.tsx'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import type { InputProps } from '../input-props.ts'
import { canStep, settled, stepped } from '../numbers/number-step.ts'
import { restingNumber } from '../numbers/resting-number.ts'
import { useTypedValue, type Writing } from '../typed-values/use-typed-value.ts'

const STEPS: Readonly<Record<string, readonly [direction: 1 | -1, big: boolean]>> = {
  ArrowUp: [1, false],
  ArrowDown: [-1, false],
  PageUp: [1, true],
  PageDown: [-1, true],
}

/**
 * A number in its displayed unit, with separators until the user edits it. Arrow keys step; `stepper` also shows − and
 * +. On blur an edited value is rounded to the decimals that may be stored.
 * @source FRM-018 to FRM-022, FRM-027
 */
export function NumberKind(props: InputProps): ReactElement {
  const { field, value, onChange, readOnly = false, step: size, look } = props
  const texts = useMessages(fieldMessages)
  const edited = useRef(false)
  const whole = field.kind === 'integer'
  const stored = typeof value === 'number' ? value : null
  const writing = useMemo<Writing>(
    () => ({
      shown: (number) => (typeof number === 'number' ? restingNumber(field, number) : String(number)),
      separator: ',',
      read: (typed) => {
        const decimal = parseShown(field, typed)
        return decimal === null || (whole && decimal.includes('.'))
          ? undefined
          : (toStored(field, decimal) ?? undefined)
      },
    }),
    [field, whole],
  )
  const { put, ...typed } = useTypedValue(
    {
      ...props,
      onChange: (next) => {
        edited.current = true
        onChange(next)
      },
      onBlur: () => {
        if (edited.current && stored !== null && settled(field, stored) !== stored) onChange(settled(field, stored))
        edited.current = false
        props.onBlur?.()
      },
    },
    writing,
  )
  const stepBy = (direction: 1 | -1, big: boolean): void => put(stepped(field, stored, { direction, big, size }))
  const press = (event: KeyboardEvent): void => {
    const step = STEPS[event.key]
    if (step === undefined || readOnly || isComposing(event) || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    stepBy(...step)
  }
  const unit = field.shown ? UNIT_LABEL[field.shown] : ''
  const shared = {
    ...typed,
    readOnly,
    align: 'end',
    unit: unit === '' ? undefined : unit,
    inputMode: whole ? 'numeric' : 'decimal',
    placeholder: readOnly ? texts.empty : texts.enter,
  } as const // why: the literals must match those of the props
  if (look !== 'stepper' || readOnly) return <TextInput {...shared} onKeyDown={press} />
  return (
    <NumberStepper
      {...shared}
      onStep={stepBy}
      canIncrease={canStep(field, stored, 1)}
      canDecrease={canStep(field, stored, -1)}
    />
  )
}
