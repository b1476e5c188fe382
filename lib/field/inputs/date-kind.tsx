import { type ReactElement, useMemo } from 'react'
import { useToday } from '../../provider/use-today.ts'
import { dayLimits } from '../dates/day-limits.ts'
import { DayInput } from '../dates/day-input.tsx'
import type { InputProps } from '../input-props.ts'

/** A calendar day. @source FRM-023 to FRM-025 */
export function DateKind(props: InputProps): ReactElement {
  const today = useToday()
  const limits = useMemo(() => dayLimits(props.field, today), [props.field, today])
  return <DayInput {...props} limits={limits} />
}
