import type { ReactElement } from 'react'
import { css } from '../../styled-system/css/index.js'
import type { Choice } from '../../ui/choice.ts'
import { Checkbox } from '../../ui/inputs/checkbox.tsx'
import { useControlAttributes } from '../../ui/field-control.tsx'
import { Spinner } from '../../ui/indicators/spinner.tsx'

export interface CodeTicksProps {
  readonly choices: readonly Choice[]
  readonly value: readonly string[]
  readonly onChange: (value: readonly string[]) => void
  readonly onBlur?: (() => void) | undefined
  readonly loading: boolean
  readonly readOnly: boolean
}

const box = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '16',
  rowGap: '4',
  maxHeight: '160px',
  overflowY: 'auto',
  paddingBlock: '4',
})

/** Several codes as a list of checkboxes, all visible. */
export function CodeTicks({ choices, value, onChange, onBlur, loading, readOnly }: CodeTicksProps): ReactElement {
  const { invalid: _invalid, changed: _changed, ...aria } = useControlAttributes({ required: false }, 'group')
  return (
    // biome-ignore lint/a11y/useSemanticElements: the field around it gives the label, so there is no legend
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
          value={value.includes(choice.value)}
          readOnly={readOnly}
          onChange={(on) => onChange(on ? [...value, choice.value] : value.filter((code) => code !== choice.value))}
        />
      ))}
    </div>
  )
}
