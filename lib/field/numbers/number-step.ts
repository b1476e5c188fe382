import type { Field } from '../../catalogue/field.ts'
import { storedDecimals, toShown, toStored } from '../../catalogue/unit.ts'
import { roundHalfUp } from './round-half-up.ts'

/** PageUp and PageDown change the value by ten steps. */
const BIG = 10

/** Decimals of a stepped value. */
const decimalsShown = (field: Field): number => field.precision ?? (field.kind === 'integer' ? 0 : 2)

const within = (field: Field, value: number): number =>
  Math.min(field.max ?? Number.POSITIVE_INFINITY, Math.max(field.min ?? Number.NEGATIVE_INFINITY, value))

export interface Step {
  readonly direction: 1 | -1
  readonly big?: boolean
  /** Step size in the displayed unit; 1 when absent. */
  readonly size?: number | undefined
}

/**
 * Returns the stored value one step up or down in the displayed unit, rounded to the field's decimals and clamped to
 * its limits.
 *
 * @source FRM-018, FRM-019
 */
export function stepped(field: Field, stored: number | null, { direction, big = false, size = 1 }: Step): number {
  const shown = stored === null ? 0 : Number(toShown(field, stored))
  const next = roundHalfUp(shown + direction * size * (big ? BIG : 1), decimalsShown(field))
  return within(
    field,
    Number((toStored(field, next.toFixed(decimalsShown(field))) ?? 0).toFixed(storedDecimals(field))),
  )
}

/**
 * Rounds a typed value on blur to the decimals that may be stored. A fraction is never rounded to a whole number.
 * @source FRM-019, FRM-027
 */
export function settled(field: Field, stored: number): number {
  return field.kind === 'integer' ? stored : roundHalfUp(stored, storedDecimals(field))
}

/** True when a step in this direction changes the value. */
export function canStep({ min, max }: Field, stored: number | null, direction: 1 | -1): boolean {
  if (stored === null) return true
  return direction === 1 ? max === undefined || stored < max : min === undefined || stored > min
}
