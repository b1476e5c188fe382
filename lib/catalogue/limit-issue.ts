import type { Field } from './field.ts'
import type { Value } from './kind.ts'
import { formatShown, UNIT_LABEL } from './unit.ts'

/** What a number outside the limits of its field is told, in the unit on screen. */
export function limitIssue(field: Field, value: Value): string | null {
  if (typeof value !== 'number') return null
  const spoken = (limit: number) =>
    `${formatShown({ ...field, precision: 0 }, limit)}${field.shown ? UNIT_LABEL[field.shown] : ''}`
  if (field.min !== undefined && value < field.min) return `不能小于${spoken(field.min)}`
  if (field.max !== undefined && value > field.max) return `不能大于${spoken(field.max)}`
  return null
}
