import { check, type Issue } from '../../catalogue/check.ts'
import { settle, type RecordValues } from '../../catalogue/effect.ts'
import type { Entity } from '../../catalogue/entity.ts'
import { composedText } from '../../catalogue/composed.ts'
import { fieldState, labelOf } from '../../catalogue/field-state.ts'
import { isEmpty, sameValue, type Scope, type Value } from '../../catalogue/kind.ts'
import { maskValue } from '../../catalogue/mask.ts'
import { maskIssue } from '../../catalogue/mask-issue.ts'
import type { Overlay } from '../../catalogue/overlay.ts'
import type { RecordInput } from '../../contract/input.ts'
import type { SignedIn } from '../handler.ts'
import { divisionName } from '../national-divisions.ts'
import { Refusal } from '../refusal.ts'
import { textOf } from '../session.ts'
import type { Row, Table, Values } from '../store.ts'
import { rulesInForce } from '../sys-param/parameter.ts'
import { conflictOver } from './conflict.ts'
import { labelsOf } from './labels.ts'
import { referenceIssues, vocabularyOf } from './references.ts'

/** What a save starts from. */
export interface SaveBasis {
  readonly entity: Entity
  readonly table: Table
  /** The stored row, locked; null for a new record. */
  readonly row: Row | null
  /** The record as last answered: the stored one, or the answer of `doCreate` for a new one. */
  readonly before: RecordValues
  readonly facts: Scope
  readonly overlay: Overlay
  /** Case and city of a new record; when absent, the city the caller works in. */
  readonly place?: Pick<Row, 'project' | 'city'>
  /**
   * Further values that follow from a change, in addition to the declared effects, such as a birthday from a card
   * number. `chosen`: fields the caller set, or explicitly left empty.
   */
  readonly follows?: (before: RecordValues, after: RecordValues, chosen: ReadonlySet<string>) => RecordValues
  /** Issues found by rules that read other rows. */
  readonly findIssues?: (record: RecordValues) => readonly Issue[]
}

/** The values a save would store, after every rule has run. */
export interface Accepted {
  readonly record: RecordValues
  /** Names of the fields that differ from what is stored. */
  readonly changed: readonly string[]
}

const BOOKKEEPING = new Set(['keyValue', 'version', 'refValues'])

/**
 * Checks what a caller sent against the stored record: which values really change, whether they may change, what
 * follows from them, and whether the result is valid.
 *
 * @throws Refusal INVALID naming every field, or CONFLICT with the newer record
 */
export async function judge(context: SignedIn, basis: SaveBasis, input: RecordInput): Promise<Accepted> {
  const { entity, before, facts, overlay, row, place = row } = basis
  const { unit, today, settings, principal } = context
  const theirs = await changedSince(context, basis, input.version)
  const sent = changesIn(entity, before, input, theirs)
  const chosen = new Set(Object.keys(sent))
  const { record, forced } = settleAll(basis, sent, new Set([...chosen, ...emptyInput(entity, input)]))
  await refuseOverlap(
    context,
    basis,
    [...new Set([...chosen, ...forced])].filter((name) => theirs.has(name)),
  )
  if (input.refValues !== undefined && input.refValues !== null)
    await refuseForeignLabels(context, basis, sent, input.refValues)

  const scope: Scope = { ...facts, ...record }
  const locked = [
    ...[...chosen].flatMap((name) => refuseLocked(entity, name, sent[name] ?? null, record, forced, scope, overlay)),
    ...refuseComposed(basis, input, record, theirs),
  ]
  if (locked.length > 0) throw Refusal.invalid(locked)

  const [codesOf, rules] = await Promise.all([vocabularyOf(unit, entity, record), rulesInForce(unit, settings)])
  const stored = row ? trusted(entity, before, record) : {}
  const issues = [
    ...check(entity, record, { today, facts, overlay, settings: rules, stored, codesOf }),
    ...(await referenceIssues(unit, {
      entity,
      record,
      before,
      scope,
      overlay,
      city: place?.city ?? principal.city,
      project: place?.project ?? null,
    })),
  ]
  const reported = new Set(issues.map(({ field }) => field))
  const further = (basis.findIssues?.(record) ?? []).filter(({ field }) => !reported.has(field))
  if (issues.length + further.length > 0) throw Refusal.invalid([...issues, ...further])
  return { record, changed: Object.keys(entity.fields).filter((name) => !sameValue(before[name], record[name])) }
}

/**
 * Runs the declared effects, then what else follows from them. Composed texts stay as they were, since they are never
 * stored.
 */
function settleAll(
  { entity, before, facts, overlay, follows }: SaveBasis,
  sent: Values,
  chosen: ReadonlySet<string>,
): { readonly record: RecordValues; readonly forced: ReadonlySet<string> } {
  const first = settle(entity, before, { ...before, ...sent }, facts, chosen)
  const isOpen = (name: string): boolean => {
    const { visible, editable } = fieldState(entity, name, { ...facts, ...first.record }, overlay)
    return visible && (editable || !Object.hasOwn(sent, name))
  }
  const patch = Object.entries(follows?.(before, first.record, chosen) ?? {}).filter(([name]) => isOpen(name))
  const second = settle(entity, first.record, { ...first.record, ...Object.fromEntries(patch) }, facts, chosen)
  const filled = patch.map(([name]) => name).filter((name) => !Object.hasOwn(sent, name))
  return {
    record: second.record,
    forced: new Set([...[...first.consequences, ...second.consequences].map(({ field }) => field), ...filled]),
  }
}

/**
 * Stored values that need no check: all but personal data whose rule reads something that changed, such as the kind of
 * document a number belongs to.
 */
function trusted({ fields }: Entity, before: RecordValues, record: RecordValues): RecordValues {
  const doubted = Object.entries(fields).filter(
    ([, { sensitive, rules = [] }]) =>
      sensitive && rules.some(({ reads = [] }) => reads.some((name) => !sameValue(before[name], record[name]))),
  )
  return { ...before, ...Object.fromEntries(doubted.map(([name]) => [name, null])) }
}

/** Refuses a composed text that is neither the old nor the new one. */
function refuseComposed(
  { entity, before, facts, overlay }: SaveBasis,
  input: RecordInput,
  record: RecordValues,
  theirs: ReadonlySet<string>,
): readonly Issue[] {
  return Object.entries(entity.composed).flatMap(([name, parts = []]) => {
    const provided = input[name] as Value | undefined // adapter: parsed by this field's kind
    if (provided === undefined || sameValue(provided, before[name]) || parts.some((part) => theirs.has(part))) return []
    if (
      sameValue(
        provided,
        composedText(parts, (part) => divisionName(textOf(record[part]))),
      )
    )
      return []
    return [{ field: name, message: `${labelOf(entity, name, { ...facts, ...record }, overlay)}不能修改` }]
  })
}

/** The values that really differ. A field the server sets may come back unchanged, and is refused otherwise. */
function changesIn(entity: Entity, before: RecordValues, input: RecordInput, theirs: ReadonlySet<string>): Values {
  const issues: Issue[] = []
  const sent: Record<string, Value> = {}
  for (const [name, provided] of Object.entries(input)) {
    const field = entity.fields[name]
    if (!field || provided === undefined || BOOKKEEPING.has(name) || entity.composed[name]) continue
    const value = provided as Value // adapter: parsed by this field's kind
    const was = before[name] ?? null
    if (sameValue(value, was)) continue
    if (field.sensitive && typeof was === 'string' && value === maskValue(field.sensitive, was)) continue
    // The mask of a value that others replaced meanwhile leads to a conflict with their record.
    const issue = theirs.has(name) ? null : maskIssue(field, value)
    if (issue !== null) issues.push({ field: name, message: `${labelOf(entity, name)}${issue}` })
    if (!field.serverOwned) sent[name] = value
    else if (!theirs.has(name)) issues.push({ field: name, message: `${field.label}由系统计算，不能提交` })
  }
  if (issues.length > 0) throw Refusal.invalid(issues)
  return sent
}

/** Fields the caller sends empty: rules do not fill them in, even where nothing was stored before. */
function emptyInput(entity: Entity, input: RecordInput): readonly string[] {
  return Object.entries(input).flatMap(([name, value]) =>
    value === null && Object.hasOwn(entity.fields, name) && !BOOKKEEPING.has(name) ? [name] : [],
  )
}

/** Refuses a value for a field that is locked now, unless the rules themselves produce or override it. */
function refuseLocked(
  entity: Entity,
  name: string,
  value: Value,
  record: RecordValues,
  forced: ReadonlySet<string>,
  scope: Scope,
  overlay: Overlay,
): readonly Issue[] {
  const { editable, visible, field } = fieldState(entity, name, scope, overlay)
  if (field.hidden || forced.has(name)) return []
  const label = labelOf(entity, name, scope, overlay)
  if (!editable && sameValue(record[name], value))
    return followsFromRules(entity, name, record, scope) ? [] : [{ field: name, message: `${label}不能修改` }]
  // A switch that is off counts as empty.
  const says = !isEmpty(value) && !(field.kind === 'flag' && value === 0)
  return !visible && says ? [{ field: name, message: `${label}在当前条件下不需要填写` }] : []
}

/** True when a computation or an effect in force would set the field to this value. */
function followsFromRules(entity: Entity, name: string, record: RecordValues, scope: Scope): boolean {
  const derived = entity.derived[name]
  if (derived) return sameValue(derived.compute(scope), record[name])
  return Object.keys(entity.onChange).some((trigger) => {
    if (trigger === name) return false
    const without = { ...record, [trigger]: null, [name]: null }
    const { record: reached } = settle(entity, without, { ...without, [trigger]: record[trigger] ?? null }, scope)
    return !isEmpty(record[trigger]) && sameValue(reached[name], record[name])
  })
}

/** Refuses labels that differ from those of the answer, because the caller would show something that is not stored. */
async function refuseForeignLabels(
  { unit }: SignedIn,
  { entity, before }: SaveBasis,
  sent: Values,
  refValues: unknown,
): Promise<void> {
  const known = await labelsOf(unit, entity.fields, [before, { ...before, ...sent }])
  const provided = typeof refValues === 'object' && refValues !== null ? Object.entries(refValues) : null
  if (provided?.every(([name, text]) => known.some((labels) => labels[name] === text))) return
  throw Refusal.invalid([{ field: 'refValues', message: 'refValues由系统给出，不能提交' }])
}

/** The fields others changed since the version the caller read; none for the present version, or without a version. */
async function changedSince(
  { unit }: SignedIn,
  { table, row }: SaveBasis,
  version: number | null | undefined,
): Promise<ReadonlySet<string>> {
  if (!row || version === null || version === undefined || version === row.version) return new Set()
  if (version > row.version) throw Refusal.invalid([{ field: 'version', message: '版本不正确' }])
  const since = await unit.history(table, row.key, version)
  return new Set(['updTime', 'updUsr', ...since.flatMap((entry) => Object.keys(entry.after))])
}

/** Refuses a save on an older version when it, or what follows from it, changes fields that others changed since. */
async function refuseOverlap(
  { unit }: SignedIn,
  { entity, row, before }: SaveBasis,
  fields: readonly string[],
): Promise<void> {
  if (!row || fields.length === 0) return
  throw await conflictOver(unit, entity, before, row, fields)
}
