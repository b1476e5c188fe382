import type { Field } from './field.ts'
import type { Value } from './kind.ts'
import { formatShown, UNIT_LABEL } from './unit.ts'

/** The issue of a number outside the limits of its field, in the unit on screen; null within them. */
export function limitIssue(field: Field, value: Value): string | null {
  if (typeof value !== 'number') return null
  const spoken = (limit: number) =>
    `${formatShown({ ...field, precision: 0 }, limit)}${field.shown ? UNIT_LABEL[field.shown] : ''}`
  if (field.min !== undefined && value < field.min) return `不能小于${spoken(field.min)}`
  if (field.max !== undefined && value > field.max) return `不能大于${spoken(field.max)}`
  return null
}
