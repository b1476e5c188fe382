import { type ReactElement, useMemo } from 'react'
import { pickerMessages } from '../../locale/zh-cn/fields/pickers.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { MultiSelect } from '../../ui/select/multi-select.tsx'
import { choicesOf } from '../codes/choices.ts'
import { CodeTicks } from '../codes/code-ticks.tsx'
import type { InputProps } from '../input-props.ts'
import { OwnCode } from '../codes/own-code.tsx'
import { useCodes } from '../codes/use-codes.ts'

/**
 * Several codes of a dictionary, or several places below one parent: a list with chips, or checkboxes where a form asks
 * for them. A stored code that is retired stays until the user removes it.
 */
export function CodesKind(props: InputProps): ReactElement {
  const {
    field,
    value,
    text,
    onChange,
    onBlur,
    options,
    within = null,
    required = false,
    readOnly = false,
    look,
  } = props
  const texts = useMessages(pickerMessages)
  const { entries, loading, error, reload } = useCodes(field, within)
  const chosen = useMemo(() => (Array.isArray(value) ? value.map(String) : []), [value])
  const choices = useMemo(() => {
    const offered = choicesOf(entries, options ?? null)
    const others = chosen.filter((code) => !offered.some((choice) => choice.value === code))
    return [
      ...offered,
      ...others.map((code) => ({ value: code, label: entries.find(({ key }) => key === code)?.value ?? code })),
    ]
  }, [entries, options, chosen])
  const put = (codes: readonly string[]): void => {
    const inOrder = choices.map((choice) => choice.value).filter((code) => codes.includes(code))
    const next = [...inOrder, ...codes.filter((code) => !inOrder.includes(code))]
    onChange(next.length === 0 ? null : next)
  }
  if (look === 'ticks')
    return (
      <CodeTicks
        choices={choices}
        value={chosen}
        onChange={put}
        onBlur={onBlur}
        loading={loading}
        readOnly={readOnly}
      />
    )
  // The record has one text for all its codes, so it can label a single code while the dictionary loads.
  const labels = text && chosen.length === 1 && loading ? { [chosen[0] ?? '']: text } : undefined
  return (
    <>
      <MultiSelect
        options={choices}
        value={chosen}
        onChange={put}
        onBlur={onBlur}
        loading={loading}
        readOnly={readOnly}
        required={required}
        clearable={!required}
        max={field.maxCount}
        valueLabels={labels}
        placeholder={error === null || readOnly ? undefined : texts.loadFailed}
        emptyText={
          error !== null ? texts.loadFailed : field.part === 'area' && within === null ? texts.cityFirst : undefined
        }
        onOpenChange={(open) => {
          if (open && error !== null) reload()
        }}
      />
      {field.freeText && !readOnly ? (
        <OwnCode label={texts.addOwn} onAdd={(own) => put([...chosen.filter((code) => code !== own), own])} />
      ) : null}
    </>
  )
}
