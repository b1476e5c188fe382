import type { Day } from './day.ts'
import type { Entity } from './entity.ts'
import type { Field } from './field.ts'
import { fieldState, labelOf, type FieldState, visibleFields } from './field-state.ts'
import { isEmpty, sameValue, type Scope, type Value } from './kind.ts'
import { shapeComplaint } from './shape.ts'
import { NO_OVERLAY, type Overlay } from './overlay.ts'
import { formatShown, UNIT_LABEL } from './unit.ts'

/** One thing wrong with one field, in words that name the field. @public */
export interface Issue {
  readonly field: string
  readonly message: string
}

export interface CheckOptions {
  readonly today: Day
  readonly facts?: Scope
  readonly overlay?: Overlay
  readonly settings?: Readonly<Record<string, string>>
  /** The stored record: an untouched masked value is not checked. */
  readonly stored?: Scope
  /** The codes a dictionary holds; null or absent when it is not at hand. */
  readonly codesOf?: (dict: string) => ReadonlySet<string> | null
}

/** Checks the fields a person can see and change, in screen order; of each field the first complaint counts. */
export function check(entity: Entity, record: Readonly<Record<string, Value>>, options: CheckOptions): readonly Issue[] {
  const scope: Scope = { ...options.facts, ...record }
  return visibleFields(entity, scope, options.overlay).flatMap((name) => checkField(entity, name, scope, options))
}

/** The complaints about one field, whether it is on screen or not. */
export function checkField(entity: Entity, name: string, scope: Scope, options: CheckOptions): readonly Issue[] {
  const state = fieldState(entity, name, scope, options.overlay)
  const complaint = complaintOf(entity, state, scope, options)
  return complaint === null ? [] : [{ field: name, message: `${state.label}${complaint}` }]
}

function complaintOf(entity: Entity, state: FieldState, scope: Scope, options: CheckOptions): string | null {
  const { field, name } = state
  // What nobody can change here must never block a save.
  if (!state.editable) return null
  const value = scope[name]
  if (value === undefined || isEmpty(value)) return state.required ? '必填' : null
  // Spaces fill nothing in.
  if (state.required && typeof value === 'string' && value.trim() === '') return '必填'
  if (field.sensitive && options.stored && sameValue(value, options.stored[name])) return null
  return shapeComplaint(field, value) ?? limitComplaint(field, value) ?? codeComplaint(state, value, options) ?? ruleComplaint(entity, field, value, scope, options)
}

/** What a number outside the limits of its field is told, in the unit on screen. */
export function limitComplaint(field: Field, value: Value): string | null {
  if (typeof value !== 'number') return null
  const spoken = (limit: number) => `${formatShown({ ...field, precision: 0 }, limit)}${field.shown ? UNIT_LABEL[field.shown] : ''}`
  if (field.min !== undefined && value < field.min) return `不能小于${spoken(field.min)}`
  if (field.max !== undefined && value > field.max) return `不能大于${spoken(field.max)}`
  return null
}

/** A code outside the offered ones is refused, unless it is stored: an old case may carry a retired code. */
function codeComplaint({ name, field, options }: FieldState, value: Value, { codesOf, stored }: CheckOptions): string | null {
  if (!field.dict || field.freeText) return null
  const known = codesOf?.(field.dict)
  const kept = codesIn(stored?.[name])
  const offered = (code: string) => kept.includes(code) || ((options === null || options.includes(code)) && (!known || known.has(code)))
  return codesIn(value).every(offered) ? null : '不在可选范围内'
}

function codesIn(value: Value | undefined): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? value : []
}

function ruleComplaint(entity: Entity, field: Field, value: Value, scope: Scope, options: CheckOptions): string | null {
  const context = {
    today: options.today,
    settings: options.settings ?? {},
    labelOf: (other: string) => labelOf(entity, other, scope, options.overlay ?? NO_OVERLAY),
  }
  for (const rule of field.rules ?? []) {
    const complaint = rule.complaint(value, scope, context)
    if (complaint !== null) return complaint
  }
  return null
}
