import type { Field } from '../catalogue/field.ts'
import { storedDecimals, toShown, toStored } from '../catalogue/unit.ts'

/** Decimals a stepped value keeps. */
const decimalsShown = (field: Field): number => field.precision ?? (field.kind === 'integer' ? 0 : 2)

/**
 * The stored value one step up or down in the shown unit, rounded to the field's decimals and kept within its limits.
 *
 * @source FRM-018, FRM-019
 */
export function stepped(field: Field, stored: number | null, direction: 1 | -1): number {
  const shown = stored === null ? 0 : Number(toShown(field, stored))
  const next = toStored(field, (shown + direction).toFixed(decimalsShown(field))) ?? 0
  const rounded = Number(next.toFixed(storedDecimals(field)))
  return Math.min(field.max ?? Number.POSITIVE_INFINITY, Math.max(field.min ?? Number.NEGATIVE_INFINITY, rounded))
}
