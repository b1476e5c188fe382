import { type ReactElement, useMemo } from 'react'
import { fieldMessages } from '../../locale/zh-cn/fields/field.ts'
import { pickerMessages } from '../../locale/zh-cn/fields/pickers.ts'
import { useDictionary } from '../../provider/dictionaries/use-dictionary.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { RadioCards } from '../../ui/inputs/radio-cards.tsx'
import { RadioGroup } from '../../ui/inputs/radio-group.tsx'
import { Select } from '../../ui/select/select.tsx'
import { ClearableChoice } from '../codes/clearable-choice.tsx'
import { choicesOf } from '../codes/choices.ts'
import type { InputProps } from '../input-props.ts'

const MOST_SEGMENTS = 3
const LONGEST_SEGMENT = 4

/** One code of a dictionary: side by side when there are few short choices, otherwise a list. */
export function CodeKind(props: InputProps): ReactElement {
  const { field, value, onChange, onBlur, text, options, required = false, readOnly = false, look, hints } = props
  const texts = useMessages(fieldMessages)
  const pickers = useMessages(pickerMessages)
  const { entries, loading, error, reload } = useDictionary(field.dict ?? null)
  const choices = useMemo(() => choicesOf(entries, options ?? null), [entries, options])
  const code = typeof value === 'string' && value !== '' ? value : null
  const choose = (next: string | null): void => onChange(next)

  if (look === 'cards' && choices.length > 0) {
    return (
      <RadioCards
        options={choices.map((choice) => ({ ...choice, hint: hints?.[choice.value] }))}
        value={code}
        onChange={choose}
        readOnly={readOnly}
        onBlur={onBlur}
      />
    )
  }
  if (look === 'radio' && choices.length > 0)
    return (
      <RadioGroup
        options={choices}
        value={code}
        onChange={choose}
        onBlur={onBlur}
        readOnly={readOnly}
        required={required}
      />
    )
  const few =
    choices.length >= 2 &&
    choices.length <= MOST_SEGMENTS &&
    choices.every((choice) => [...choice.label].length <= LONGEST_SEGMENT)
  const known = code === null || choices.some((choice) => choice.value === code)
  if (!readOnly && known && (look === 'segmented' || (look === undefined && few))) {
    return <ClearableChoice options={choices} value={code} onChange={choose} onBlur={onBlur} required={required} />
  }
  return (
    <Select
      options={choices}
      value={code}
      onChange={choose}
      onBlur={onBlur}
      placeholder={readOnly ? texts.empty : error === null ? undefined : pickers.loadFailed}
      onOpenChange={(open) => {
        if (open && error !== null) reload()
      }}
      loading={loading}
      clearable={!required}
      readOnly={readOnly}
      valueLabel={text ?? undefined}
    />
  )
}
