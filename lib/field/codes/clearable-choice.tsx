import { X } from 'lucide-react'
import { type ReactElement, useRef } from 'react'
import { fieldMessages } from '../../locale/zh-cn/fields/field.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { css } from '../../styled-system/css/index.js'
import type { Choice } from '../../ui/choice.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { Segmented } from '../../ui/inputs/segmented.tsx'

export interface ClearableChoiceProps {
  readonly options: readonly Choice[]
  readonly value: string | null
  readonly onChange: (value: string | null) => void
  readonly onBlur?: (() => void) | undefined
  readonly required?: boolean | undefined
  readonly readOnly?: boolean | undefined
}

const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: '4',
  minWidth: '0',
  '& > button': { opacity: '0' },
  '&:is(:hover, :focus-within) > button': { opacity: '1' },
  '@media (hover: none)': { '& > button': { opacity: '1' } },
})

/** A few choices side by side. An optional answer can be cleared, which a plain radio group does not allow. */
export function ClearableChoice({
  options,
  value,
  onChange,
  onBlur,
  required = false,
  readOnly = false,
}: ClearableChoiceProps): ReactElement {
  const texts = useMessages(fieldMessages)
  const root = useRef<HTMLDivElement>(null)
  return (
    <div ref={root} className={row}>
      <Segmented options={options} value={value} onChange={onChange} onBlur={onBlur} readOnly={readOnly} />
      {value === null || required || readOnly ? null : (
        <IconButton
          size="xs"
          label={texts.clear}
          icon={<X aria-hidden size={14} />}
          onClick={() => {
            onChange(null)
            root.current?.querySelector('input')?.focus()
          }}
        />
      )}
    </div>
  )
}
