import { type ReactElement, useMemo } from 'react'
import { fieldMessages } from '../../locale/zh-cn/fields/field.ts'
import { useMessages } from '../../provider/use-messages.ts'
import { useToday } from '../../provider/use-today.ts'
import { css } from '../../styled-system/css/index.js'
import { Checkbox } from '../../ui/inputs/checkbox.tsx'
import { useFieldControl } from '../../ui/field-control.tsx'
import { DayInput } from '../dates/day-input.tsx'
import { dayLimits } from '../dates/day-limits.ts'
import type { InputProps } from '../input-props.ts'

const row = css({ display: 'flex', alignItems: 'center', gap: '12' })
/** The day input shrinks first; the checkbox keeps its width, because its label would overflow. */
const tick = css({ flex: 'none' })

/** A calendar day, or "anytime". @source FRM-026 */
export function DateOrAnytimeKind(props: InputProps): ReactElement {
  const { anytime } = useMessages(fieldMessages)
  const control = useFieldControl()
  const today = useToday()
  const limits = useMemo(() => dayLimits(props.field, today), [props.field, today])
  const { label, value, onChange, readOnly = false } = props
  const isAnytime = value === 'anytime'
  return (
    <div className={row}>
      <DayInput {...props} value={isAnytime ? null : value} readOnly={readOnly || isAnytime} limits={limits} />
      <span className={tick}>
        <Checkbox
          id={control === null ? undefined : `${control.id}-anytime`}
          label={anytime}
          aria-label={`${label} ${anytime}`}
          value={isAnytime}
          readOnly={readOnly}
          invalid={false}
          onChange={(on) => onChange(on ? 'anytime' : null)}
        />
      </span>
    </div>
  )
}
