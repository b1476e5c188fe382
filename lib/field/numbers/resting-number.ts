import type { Field } from '../../catalogue/field.ts'
import { formatShown } from '../../catalogue/unit.ts'

/** Minimum number of decimals of a percentage. */
const PERCENT_DECIMALS = 2

/**
 * Returns a number as text while it is not edited: with separators, the decimals of its kind, and every digit it has.
 */
export function restingNumber(field: Field, stored: number): string {
  const allowed = field.precision ?? (field.kind === 'integer' ? 0 : undefined)
  const precision = field.shown === 'percent' ? Math.min(PERCENT_DECIMALS, allowed ?? PERCENT_DECIMALS) : allowed
  return formatShown(precision === undefined ? field : { ...field, precision }, stored)
}
