import { type ReactElement, useMemo } from 'react'
import { isDay } from '../../catalogue/day.ts'
import type { Field } from '../../catalogue/field.ts'
import { DEFAULT_PLACE } from '../../domain/codes.ts'
import { choicesOf } from '../../field/codes/choices.ts'
import { DateRangeInput, type RangeEnd } from '../../field/dates/date-range-input.tsx'
import { AccountKind } from '../../field/inputs/account-kind.tsx'
import { OrganisationKind } from '../../field/inputs/organisation-kind.tsx'
import { RegionKind } from '../../field/inputs/region-kind.tsx'
import { configGridMessages } from '../../locale/zh-cn/config-grid.ts'
import { fieldMessages } from '../../locale/zh-cn/fields/field.ts'
import { useSettings } from '../../provider/provider-context.ts'
import { useDictionary } from '../../provider/dictionaries/use-dictionary.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { css } from '../../styled-system/css/index.js'
import { FormField } from '../../ui/forms/form-field.tsx'
import { MultiSelect } from '../../ui/select/multi-select.tsx'
import { Select } from '../../ui/select/select.tsx'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import { searchControl, type Typed } from './search-input.ts'

export interface SearchFieldProps {
  readonly field: Field
  readonly label: string
  readonly unit: string
  readonly typed: Typed
  /** Text of a picked key. */
  readonly text: string | null
  readonly error: string | null
  /** Current value of the field this one depends on. */
  readonly within: string | null
  readonly onType: (typed: Typed, text?: string) => void
  readonly className?: string | undefined
}

const range = css({
  display: 'flex',
  alignItems: 'center',
  gap: '6',
  minWidth: '0',
  '& > span': { color: 'ink-3', flex: 'none' },
})
const EMPTY_RANGE = { from: '', to: '' }

/** One field of the query bar. */
export function SearchField(props: SearchFieldProps): ReactElement {
  const { field, label, unit, error, className } = props
  const control = searchControl(field)
  return (
    <FormField
      label={unit === '' ? label : `${label}（${unit}）`}
      error={error ?? undefined}
      group={control === 'numbers' || control === 'days' || control === 'instants'}
      className={className}
    >
      {control === 'text' ? (
        <WordInput {...props} />
      ) : control === 'choice' ? (
        <ChoiceInput {...props} />
      ) : control === 'numbers' ? (
        <NumberRange {...props} />
      ) : (
        <DayRange {...props} />
      )}
    </FormField>
  )
}

function WordInput({ typed, onType }: SearchFieldProps): ReactElement {
  const { enter } = useMessages(fieldMessages)
  return (
    <TextInput
      value={typeof typed === 'string' ? typed : ''}
      placeholder={enter}
      maxLength={200}
      onChange={(event) => onType(event.currentTarget.value)}
    />
  )
}

function ChoiceInput({ field, label, typed, text, within, onType }: SearchFieldProps): ReactElement {
  const texts = useMessages(fieldMessages)
  const { city } = useSettings().scope
  const value = typeof typed === 'string' && typed !== '' ? typed : null
  const shared = {
    field,
    label,
    value,
    text,
    onChange: (next: unknown, spoken?: string) => onType(typeof next === 'string' ? next : '', spoken),
  }
  switch (field.kind) {
    case 'account':
      return <AccountKind {...shared} />
    case 'organisation':
    case 'branch':
      return <OrganisationKind {...shared} />
    case 'region':
      return (
        <RegionKind
          {...shared}
          within={within ?? (field.part === 'city' ? DEFAULT_PLACE.province : (city ?? DEFAULT_PLACE.city))}
        />
      )
    case 'yesno':
      return (
        <Select
          options={[
            { value: '0', label: texts.yes },
            { value: '1', label: texts.no },
          ]}
          value={value}
          clearable
          onChange={(code) => onType(code ?? '')}
        />
      )
    case 'flag':
      return (
        <Select
          options={[
            { value: '1', label: texts.on },
            { value: '0', label: texts.off },
          ]}
          value={value}
          clearable
          onChange={(code) => onType(code ?? '')}
        />
      )
    default:
      return <CodesInput field={field} typed={typed} onType={onType} />
  }
}

/** Chooses one of several codes, or any. */
function CodesInput({ field, typed, onType }: Pick<SearchFieldProps, 'field' | 'typed' | 'onType'>): ReactElement {
  const { entries, loading } = useDictionary(field.dict ?? null)
  const options = useMemo(() => choicesOf(entries, field.options ?? null), [entries, field.options])
  const value = useMemo(() => (typeof typed === 'string' && typed !== '' ? typed.split(',') : []), [typed])
  return <MultiSelect options={options} value={value} loading={loading} onChange={(codes) => onType(codes.join(','))} />
}

function NumberRange({ label, typed, onType }: SearchFieldProps): ReactElement {
  const texts = useMessages(configGridMessages)
  const ends = typeof typed === 'string' ? EMPTY_RANGE : typed
  return (
    <div className={range}>
      <TextInput
        inputMode="decimal"
        align="end"
        aria-label={texts.rangeFrom({ label })}
        value={ends.from}
        onChange={(event) => onType({ ...ends, from: event.currentTarget.value })}
      />
      <span aria-hidden>–</span>
      <TextInput
        inputMode="decimal"
        align="end"
        aria-label={texts.rangeTo({ label })}
        value={ends.to}
        onChange={(event) => onType({ ...ends, to: event.currentTarget.value })}
      />
    </div>
  )
}

/** The ends are days, even when the field stores an instant. */
const DAY: Field = { kind: 'date', label: '' }

function DayRange({ label, typed, onType }: SearchFieldProps): ReactElement {
  const texts = useMessages(configGridMessages)
  const ends = typeof typed === 'string' ? EMPTY_RANGE : typed
  const end = (which: 'from' | 'to', spoken: string): RangeEnd => ({
    field: DAY,
    label: spoken,
    value: isDay(ends[which]) ? ends[which] : null,
    invalidText: ends[which] === '' || isDay(ends[which]) ? null : ends[which],
    readOnly: false,
    onChange: (day) => onType({ ...ends, [which]: typeof day === 'string' ? day : '' }),
    onInvalidText: (written) => onType({ ...ends, [which]: written }),
  })
  return <DateRangeInput from={end('from', texts.rangeFrom({ label }))} to={end('to', texts.rangeTo({ label }))} />
}
