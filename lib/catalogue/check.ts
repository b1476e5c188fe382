import type { Day } from './day.ts'
import type { Entity } from './entity.ts'
import type { Field } from './field.ts'
import { fieldState, labelOf, type FieldState, visibleFields } from './field-state.ts'
import { isEmpty, sameValue, type Scope, type Value } from './kind.ts'
import { limitIssue } from './limit-issue.ts'
import { hasMask, maskIssue } from './mask-issue.ts'
import { repeatsPlace } from './repeated-place.ts'
import { richTextIssue } from './rich-text.ts'
import { shapeIssue } from './shape.ts'
import { NO_OVERLAY, type Overlay } from './overlay.ts'
import type { RuleIssue } from './rule.ts'

/** One error of one field; the message names the field. @public */
export interface Issue {
  /** Wire name of the wrong field. */
  readonly field: string
  /** A sentence for users that starts with the label of the field. */
  readonly message: string
  /** Key under which a language may provide its own sentence for this error. */
  readonly key?: string
}

/** What a check reads beside the record: the day, facts of the case, the overlay and loaded dictionaries. */
export interface CheckOptions {
  /** Day in Asia/Shanghai that rules compare with. */
  readonly today: Day
  /** Facts of the case that conditions read; none when absent. */
  readonly facts?: Scope
  /** The field metadata in force; none when absent. */
  readonly overlay?: Overlay
  /** Rule settings of the installation, such as `mobile`. */
  readonly settings?: Readonly<Record<string, string>>
  /** The stored record: an untouched masked value is not checked. */
  readonly stored?: Scope
  /** The codes of a dictionary; null or absent while the dictionary is not loaded. */
  readonly codesOf?: (dict: string) => ReadonlySet<string> | null
}

const MISSING = '必填'

/** Checks the fields a person can see and change, in screen order. Reports the first issue of each field. */
export function check(
  entity: Entity,
  record: Readonly<Record<string, Value>>,
  options: CheckOptions,
): readonly Issue[] {
  const scope: Scope = { ...options.facts, ...record }
  return visibleFields(entity, scope, options.overlay).flatMap((name) => checkField(entity, name, scope, options))
}

/** The issues of one field, whether it is on screen or not. */
export function checkField(entity: Entity, name: string, scope: Scope, options: CheckOptions): readonly Issue[] {
  const state = fieldState(entity, name, scope, options.overlay)
  const issue = issueOf(entity, state, scope, options)
  if (issue === null) return []
  const { missing } = state.field
  if (issue === MISSING && missing) return [{ field: name, message: missing.text, key: missing.key }]
  return typeof issue === 'string'
    ? [{ field: name, message: `${state.label}${issue}` }]
    : [{ field: name, message: `${state.label}${issue.text}`, key: issue.key }]
}

function issueOf(entity: Entity, state: FieldState, scope: Scope, options: CheckOptions): RuleIssue | null {
  const { field, name } = state
  // A field that cannot be edited must never block a save.
  if (!state.editable) return null
  const value = scope[name]
  if (value === undefined || isEmpty(value)) return state.required ? MISSING : null
  // A text of spaces alone counts as empty.
  if (state.required && typeof value === 'string' && value.trim() === '') return MISSING
  if (field.sensitive && options.stored && isUntouched(state, scope, options.stored)) return null
  return (
    maskIssue(field, value) ??
    shapeIssue(field, value) ??
    richTextFieldIssue(field, value) ??
    limitIssue(field, value) ??
    codeIssue(state, value, options) ??
    ruleIssue(entity, field, value, scope, options)
  )
}

/**
 * Rich text may contain only what the editor writes. It arrives from the wire as plain text, so it is checked here,
 * with the record.
 */
function richTextFieldIssue({ kind }: Field, value: Value): string | null {
  return kind === 'richtext' && typeof value === 'string' ? richTextIssue(value) : null
}

/**
 * True for personal data that is unchanged. A value stored in full is checked again when a field its rules read has
 * changed, such as the type of a document.
 */
function isUntouched({ name, field: { rules = [] } }: FieldState, scope: Scope, stored: Scope): boolean {
  const value = scope[name] ?? null
  const moved = (other: string): boolean => Object.hasOwn(stored, other) && !sameValue(scope[other], stored[other])
  return sameValue(value, stored[name]) && (hasMask(value) || !rules.some(({ reads = [] }) => reads.some(moved)))
}

/** Refuses a code outside the offered ones, unless it is already stored: an old case may hold a retired code. */
function codeIssue(
  { name, field, options }: FieldState,
  value: Value,
  { codesOf, stored }: CheckOptions,
): string | null {
  if (!field.dict || field.freeText) return null
  const known = codesOf?.(field.dict)
  const storedCodes = codesIn(stored?.[name])
  const offered = (code: string) =>
    storedCodes.includes(code) || ((options === null || options.includes(code)) && (!known || known.has(code)))
  return codesIn(value).every(offered) ? null : '不在可选范围内'
}

function codesIn(value: Value | undefined): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? value : []
}

function ruleIssue(entity: Entity, field: Field, value: Value, scope: Scope, options: CheckOptions): RuleIssue | null {
  const context = {
    today: options.today,
    settings: options.settings ?? {},
    labelOf: (other: string) => labelOf(entity, other, scope, options.overlay ?? NO_OVERLAY),
    repeatsPlace,
  }
  for (const rule of field.rules ?? []) {
    const issue = rule.issue(value, scope, context)
    if (issue !== null) return issue
  }
  return null
}
