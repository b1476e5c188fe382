import { type ReactElement, useMemo } from 'react'
import { fieldMessages } from '../../locale/zh-cn/fields/field.ts'
import { useDivisions } from '../../provider/dictionaries/use-divisions.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { Select } from '../../ui/select/select.tsx'
import { choicesOf } from '../codes/choices.ts'
import type { InputProps } from '../input-props.ts'
import { LoneCityInput } from '../places/lone-city-input.tsx'

/**
 * One level of a place; its parent decides what is offered. A city field without a parent lets the user pick the
 * province first.
 */
export function RegionKind(props: InputProps): ReactElement {
  return props.field.part === 'city' && props.field.parent === undefined ? (
    <LoneCityInput {...props} />
  ) : (
    <LevelSelect {...props} />
  )
}

function LevelSelect({
  field,
  value,
  onChange,
  onBlur,
  text,
  within,
  required = false,
  readOnly = false,
}: InputProps): ReactElement {
  const texts = useMessages(fieldMessages)
  const parent = field.part === 'province' ? '' : (within ?? null)
  const { entries, loading } = useDivisions(parent)
  const choices = useMemo(() => choicesOf(entries, null), [entries])
  return (
    <Select
      options={choices}
      value={typeof value === 'string' ? value : null}
      onChange={(code) => onChange(code, choices.find((choice) => choice.value === code)?.label)}
      onBlur={onBlur}
      placeholder={readOnly ? texts.empty : undefined}
      loading={parent !== null && loading}
      clearable={!required}
      readOnly={readOnly}
      valueLabel={text ?? undefined}
    />
  )
}
