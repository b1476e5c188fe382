import type { Field } from '../../catalogue/field.ts'
import { storedDecimals, toShown, toStored } from '../../catalogue/unit.ts'
import { roundHalfUp } from './round-half-up.ts'

/** A big step, as by PageUp, is ten small ones. */
const BIG = 10

/** Decimals a stepped value keeps. */
const decimalsShown = (field: Field): number => field.precision ?? (field.kind === 'integer' ? 0 : 2)

const within = (field: Field, value: number): number =>
  Math.min(field.max ?? Number.POSITIVE_INFINITY, Math.max(field.min ?? Number.NEGATIVE_INFINITY, value))

export interface Step {
  readonly direction: 1 | -1
  readonly big?: boolean
  /** In the shown unit; 1 when absent. */
  readonly size?: number | undefined
}

/**
 * The stored value one step up or down in the shown unit, rounded to the field's decimals and kept within its limits.
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
 * What a typed value becomes when the caret leaves: no more decimals than may be stored. Whole numbers are never made
 * of others.
 * @source FRM-019, FRM-027
 */
export function settled(field: Field, stored: number): number {
  return field.kind === 'integer' ? stored : roundHalfUp(stored, storedDecimals(field))
}

/** True when a step in this direction still changes something. */
export function canStep({ min, max }: Field, stored: number | null, direction: 1 | -1): boolean {
  if (stored === null) return true
  return direction === 1 ? max === undefined || stored < max : min === undefined || stored > min
}
