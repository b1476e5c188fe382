import type { Field } from '../../catalogue/field.ts'
import { toShown, toStored, UNIT_LABEL } from '../../catalogue/unit.ts'
import { restingNumber } from './resting-number.ts'
import { roundHalfUp } from './round-half-up.ts'

/**
 * Returns a number as text for read-only views, rounded to the decimals of its field. Forms show every digit instead
 * ({@link restingNumber}).
 */
export function cellNumber(field: Field, stored: number): string {
  const places = field.kind === 'integer' ? 0 : field.precision
  if (places === undefined) return restingNumber(field, stored)
  return restingNumber(
    field,
    toStored(field, roundHalfUp(Number(toShown(field, stored)), places).toFixed(places)) ?? stored,
  )
}

/** Adds the field's unit: `328.00 万元`. */
export function numberWithUnit({ shown }: Field, number: string): string {
  const unit = shown ? UNIT_LABEL[shown] : ''
  return unit === '' ? number : `${number} ${unit}`
}
