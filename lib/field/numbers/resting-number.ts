import type { Field } from '../../catalogue/field.ts'
import { formatShown } from '../../catalogue/unit.ts'

/** Decimals a percentage shows at least, however many its field allows. */
const PERCENT_DECIMALS = 2

/** A number at rest: separators, the decimals of its kind, and never a digit less than it has. */
export function restingNumber(field: Field, stored: number): string {
  const allowed = field.precision ?? (field.kind === 'integer' ? 0 : undefined)
  const precision = field.shown === 'percent' ? Math.min(PERCENT_DECIMALS, allowed ?? PERCENT_DECIMALS) : allowed
  return formatShown(precision === undefined ? field : { ...field, precision }, stored)
}
