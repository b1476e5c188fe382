import { checkField, check, type CheckOptions, type Issue } from '../catalogue/check.ts'
import type { Day } from '../catalogue/day.ts'
import { losses, settle, type Consequence, type RecordValues } from '../catalogue/effect.ts'
import type { Entity } from '../catalogue/entity.ts'
import { fieldState, visibleFields, type FieldState } from '../catalogue/field-state.ts'
import { isEmpty, sameValue, type Scope, type Value } from '../catalogue/kind.ts'
import type { FieldTexts } from '../field/field-texts.ts'
import { unreadComplaint } from '../field/unread.ts'
import { type Basis, changedFields, type Surroundings } from './basis.ts'
import { leads } from './composites.ts'
import { createFormStore, type FormStore } from './form-store.ts'

/** What the rules read beside the record, looked up when they run. */
export interface FormRules extends Surroundings {
  readonly today: Day
  readonly settings: Readonly<Record<string, string>>
  readonly texts: FieldTexts
}

/** Everything one field shows. */
export interface FieldView {
  readonly state: FieldState
  readonly value: Value
  /** Text of the value, where the record or a picker gave one. */
  readonly text: string | null
  readonly unread: string | null
  readonly issue: string | null
  /** Differs from where the form started. */
  readonly changed: boolean
  /** The field whose change set this value. */
  readonly because: string | null
}

/** One record while it is edited. Knows the rules, not the screen. */
export interface FormSession {
  readonly entity: Entity
  readonly form: FormStore
  surroundings(): Surroundings
  basis(): Basis
  /** Where the form started: the record, with defaults filled in. */
  initial(): RecordValues
  values(): RecordValues
  scope(): Scope
  /** Names of the fields on screen, in screen order. */
  visible(): readonly string[]
  view(name: string): FieldView
  textOf(name: string, value: Value): string | null
  /** A person set these fields; everything that follows is carried out. */
  change(values: RecordValues, texts?: Readonly<Record<string, string>>): void
  leaveUnread(name: string, text: string): void
  /** The caret left the field. */
  leave(name: string): void
  /** Checks everything on screen and marks what is wrong; in screen order. */
  checkAll(): readonly Issue[]
  /** What is marked now, on screen, in screen order. */
  issues(): readonly Issue[]
  markServer(issues: readonly Issue[]): void
  /** Fields that differ from the start, one per control; fields on screen only. */
  changes(): readonly string[]
  isDirty(): boolean
  /** Stored values that the changes so far have emptied by rule. */
  losses(): readonly Consequence[]
  /** Starts over from another record; `typed` and its texts are what lies over it. */
  rebase(basis: Basis, typed?: RecordValues, texts?: Readonly<Record<string, string>>): void
  texts(): Readonly<Record<string, string>>
}

interface Remembered {
  readonly value: Value
  readonly text: string
}

export function createFormSession(entity: Entity, start: Basis, defaults: RecordValues, rules: () => FormRules): FormSession {
  let basis = start
  let initial: RecordValues = { ...start.values, ...defaults }
  const form = createFormStore(initial)
  const picked = new Map<string, Remembered>()
  const caused = new Map<string, Consequence>()
  const marked = new Set<string>()
  let cached: { readonly values: RecordValues; readonly facts: Scope; readonly scope: Scope } | null = null

  const values = (): RecordValues => form.values()
  /** One merged scope for all fields of a moment: 300 fields ask for it on every key. */
  const scope = (): Scope => {
    const now = values()
    const { facts } = rules()
    if (cached?.values !== now || cached.facts !== facts) cached = { values: now, facts, scope: { ...facts, ...now } }
    return cached.scope
  }
  const stateOf = (name: string): FieldState => fieldState(entity, name, scope(), rules().overlay)
  const visible = (): readonly string[] => visibleFields(entity, scope(), rules().overlay)
  const options = (): CheckOptions => {
    const { today, facts, overlay, settings } = rules()
    return { today, facts, overlay, settings, stored: basis.keyValue === null ? {} : basis.values }
  }
  const complaintAbout = (name: string): string | null => {
    const state = stateOf(name)
    if (!state.visible) return null
    const { unread } = form.marks(name)
    if (unread !== null) return `${state.label}${unreadComplaint(state.field, unread, rules().texts)}`
    return checkField(entity, name, scope(), options())[0]?.message ?? null
  }
  const recheck = (): void => {
    for (const name of marked) form.setMark('onSubmit', name, complaintAbout(name))
  }
  const textOf = (name: string, value: Value): string | null => {
    const remembered = picked.get(name)
    if (remembered && sameValue(remembered.value, value)) return remembered.text
    return !isEmpty(value) && sameValue(initial[name], value) ? (basis.refValues[name] ?? null) : null
  }

  const session: FormSession = {
    entity,
    form,
    surroundings: rules,
    basis: () => basis,
    initial: () => initial,
    values,
    scope,
    visible,
    textOf,
    texts: () => Object.fromEntries([...picked].map(([name, { text }]) => [name, text])),
    view(name) {
      const value = values()[name] ?? null
      return { state: stateOf(name), value, text: textOf(name, value), ...form.marks(name), changed: isChanged(name), because: caused.get(name)?.because ?? null }
    },
    change(own, texts = {}) {
      const before = values()
      const { record, consequences } = settle(entity, before, { ...before, ...own }, rules().facts, new Set(Object.keys(own)))
      for (const [name, text] of Object.entries(texts)) picked.set(name, { value: own[name] ?? null, text })
      for (const name of Object.keys(own)) caused.delete(name)
      for (const consequence of consequences) caused.set(consequence.field, consequence)
      for (const name of new Set([...Object.keys(own), ...consequences.map(({ field }) => field)])) {
        form.setMark('onChange', name, null)
        form.setMark('onServer', name, null)
        if (!sameValue(before[name], record[name])) form.setValue(name, record[name] ?? null)
      }
      recheck()
    },
    leaveUnread(name, text) {
      if (!isEmpty(values()[name])) session.change({ [name]: null })
      form.setMark('onChange', name, text)
      recheck()
    },
    leave(name) {
      if (isEmpty(values()[name]) && form.marks(name).unread === null) return
      marked.add(name)
      form.setMark('onSubmit', name, complaintAbout(name))
    },
    checkAll() {
      const shown = visible()
      const unread = form.unread()
      const found = new Map(check(entity, values(), options()).map((issue) => [issue.field, issue]))
      const issues = shown.flatMap((name): readonly Issue[] => {
        const message = name in unread ? complaintAbout(name) : found.get(name)?.message
        return message ? [{ field: name, message }] : []
      })
      for (const { field } of issues) marked.add(field)
      for (const name of shown) form.setMark('onServer', name, null)
      recheck()
      return issues
    },
    issues: () => visible().flatMap((name) => {
      const { issue } = form.marks(name)
      return issue === null ? [] : [{ field: name, message: issue }]
    }),
    markServer(issues) {
      for (const { field, message } of issues) if (field in entity.fields) form.setMark('onServer', field, message)
    },
    changes: () => leads(entity, visible().filter(isChanged)),
    isDirty: () => changedFields(entity, { ...basis, values: initial }, values()).length > 0 || Object.keys(form.unread()).length > 0,
    losses: () => losses([...caused.values()]).flatMap((consequence) => {
      const stored = basis.values[consequence.field] ?? null
      return isEmpty(stored) || !isEmpty(values()[consequence.field]) ? [] : [{ ...consequence, from: stored }]
    }),
    rebase(next, typed = next.values, texts = {}) {
      for (const [name, text] of Object.entries(texts)) picked.set(name, { value: typed[name] ?? null, text })
      basis = next
      initial = next.values
      caused.clear()
      marked.clear()
      form.reset(typed)
    },
  }
  function isChanged(name: string): boolean {
    return !sameValue(initial[name], values()[name]) || form.marks(name).unread !== null
  }
  return session
}
