import { addDays, type Day } from '../../catalogue/day.ts'
import type { Field } from '../../catalogue/field.ts'

export interface DayLimits {
  readonly min?: Day
  readonly max?: Day
}

/** Returns the days the calendar offers, from the field's date rules. @source FRM-023, FRM-024, OPN-055 */
export function dayLimits({ rules = [] }: Field, today: Day): DayLimits {
  const named = (name: string): boolean => rules.some((rule) => rule.name === name)
  const max = named('date:after') ? addDays(today, -1) : named('notFuture') ? today : undefined
  return { ...(named('date:pass') && { min: addDays(today, -1) }), ...(max !== undefined && { max }) }
}
