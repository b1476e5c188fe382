import { type ReactElement, useMemo } from 'react'
import { useDictionary } from '../../provider/use-dictionary.ts'
import { css } from '../../styled-system/css/index.js'
import { Checkbox } from '../../ui/checkbox.tsx'
import { useControlAttributes } from '../../ui/field-control.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { choicesOf } from '../choices.ts'
import type { InputProps } from '../input-props.ts'

const box = css({ display: 'flex', flexWrap: 'wrap', columnGap: '16', rowGap: '4', maxHeight: '160px', overflowY: 'auto', paddingBlock: '4' })

/** Several codes of a dictionary. A retired code that is stored stays until it is unticked. */
export function CodesKind({ field, value, onChange, onBlur, options, readOnly = false }: InputProps): ReactElement {
  const { entries, loading } = useDictionary(field.dict ?? null)
  const { invalid: _invalid, changed: _changed, ...aria } = useControlAttributes({}, 'group')
  const ticked = useMemo(() => (Array.isArray(value) ? value.map(String) : []), [value])
  const choices = useMemo(() => {
    const offered = choicesOf(entries, options ?? null)
    const retired = ticked.filter((code) => !offered.some((choice) => choice.value === code))
    return [...offered, ...retired.map((code) => ({ value: code, label: code }))]
  }, [entries, options, ticked])
  const order = (codes: readonly string[]): readonly string[] => choices.map((choice) => choice.value).filter((code) => codes.includes(code))
  return (
    // biome-ignore lint/a11y/useSemanticElements: the label and messages come from the field around it, not from a legend
    <div
      {...aria}
      role="group"
      className={box}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.()
      }}
    >
      {loading ? <Spinner /> : null}
      {choices.map((choice) => (
        <Checkbox
          key={choice.value}
          label={choice.label}
          value={ticked.includes(choice.value)}
          readOnly={readOnly}
          onChange={(on) => {
            const next = order(on ? [...ticked, choice.value] : ticked.filter((code) => code !== choice.value))
            onChange(next.length === 0 ? null : next)
          }}
        />
      ))}
    </div>
  )
}
