import { composedText } from '../../catalogue/composed.ts'
import { losses, settle, type Consequence, type RecordValues } from '../../catalogue/effect.ts'
import type { Entity } from '../../catalogue/entity.ts'
import { fieldState, visibleFields, type FieldState } from '../../catalogue/field-state.ts'
import { isEmpty, sameValue, type Scope, type Value } from '../../catalogue/kind.ts'
import type { Overlay } from '../../catalogue/overlay.ts'
import { type Basis, changedFields, type FormContext } from './basis.ts'
import { leads } from '../../catalogue/composites.ts'
import { createFormChecks, type FormChecks } from './form-checks.ts'
import type { FormRules } from './form-rules.ts'
import { createFormStore, type FormStore } from './form-store.ts'

type Texts = Readonly<Record<string, string>>

/** Everything one field displays. */
export interface FieldView {
  /** Whether it is shown, editable and required, and under which label. */
  readonly state: FieldState
  /** The typed value; null when empty. For a composed field the composed text. */
  readonly value: Value
  /** Text for the value, from the record or a picker. */
  readonly text: string | null
  /** Text the user typed that cannot be read as a value; null when there is none. */
  readonly invalidText: string | null
  /** A sentence for users that names the field; null when nothing is wrong. */
  readonly issue: string | null
  /** True when the value differs from the start of the form. */
  readonly changed: boolean
  /** The field whose change set this value by rule. */
  readonly because: string | null
  /** The code of the field it depends on, which limits the options. */
  readonly within: string | null
}

/** One record while it is edited. Applies the rules; does not depend on React. */
export interface FormController extends Pick<FormChecks, 'leave' | 'checkAll' | 'issues' | 'markServer'> {
  /** The declaration the form is drawn from. */
  readonly entity: Entity
  /** The stored values and marks beneath. */
  readonly form: FormStore
  /** Facts and field metadata as they are now. */
  context(): FormContext
  /** The record the form started from. */
  basis(): Basis
  /** The values at the start of the form: the record with defaults filled in. */
  initial(): RecordValues
  /** Current values by field; null where empty. */
  values(): RecordValues
  /** What conditions read: the facts of the case, and the values over them. */
  scope(): Scope
  /** Names of the fields on screen, in screen order. */
  visible(): readonly string[]
  /** True for a field on screen now. */
  isVisible(name: string): boolean
  /** Everything to draw one field; throws for a name the entity does not declare. */
  view(name: string): FieldView
  /** The text of a picked or stored value; null when only its code is known. */
  textOf(name: string, value: Value): string | null
  /** Texts of picked values, by field. */
  texts(): Texts
  /** Sets fields changed by the user, or fields that follow from another changed field, and applies the rules. */
  change(values: RecordValues, texts?: Texts, because?: string): void
  /** Empties the field and remembers the text that could not be read. */
  setInvalidText(name: string, text: string): void
  /**
   * Sets the names of files that have not been uploaded; null once all were uploaded or cancelled. A save waits for
   * them.
   */
  wait(name: string, names: string | null): void
  /** What differs from the start, one field per control; only fields on screen. */
  changes(): readonly string[]
  /** True when a value differs from the start, a text is unreadable or a file is not uploaded. */
  isDirty(): boolean
  /**
   * Stored values that the changes so far have emptied by rule. Leaves out computed values, which are calculated again.
   */
  losses(): readonly Consequence[]
  /** Restarts from another record; `typed` values and their texts are applied on top. */
  rebase(basis: Basis, typed?: RecordValues, texts?: Texts): void
}

export function createFormController(
  entity: Entity,
  start: Basis,
  defaults: RecordValues,
  rules: () => FormRules,
): FormController {
  let basis = start
  let initial: RecordValues = { ...start.values, ...defaults }
  const form = createFormStore(initial)
  const memory = createMemory()
  const { values } = form
  const scope = createScope(values, rules)
  const onScreen = createOnScreen(entity, scope, rules)
  const visible = (): readonly string[] => onScreen().names
  const checks = createFormChecks({ entity, form, rules, basis: () => basis, scope, visible })
  const isChanged = (name: string): boolean =>
    !sameValue(initial[name], values()[name]) || form.marks(name).invalidText !== null
  const textOf = (name: string, value: Value): string | null =>
    memory.textOf(name, value) ??
    (!isEmpty(value) && sameValue(initial[name], value) ? (basis.refValues[name] ?? null) : null)

  const change: FormController['change'] = (own, texts = {}, because) => {
    const before = values()
    const { record, consequences } = settle(
      entity,
      before,
      { ...before, ...own },
      rules().facts,
      new Set(Object.keys(own)),
    )
    const followed =
      because === undefined
        ? []
        : Object.entries(own).map(([field, to]) => ({ field, because, from: before[field] ?? null, to }))
    memory.note(own, texts, [...followed, ...consequences])
    form.together(() => {
      for (const name of new Set([...Object.keys(own), ...consequences.map(({ field }) => field)])) {
        form.setMark('onChange', name, null)
        form.setMark('onServer', name, null)
        if (!sameValue(before[name], record[name])) form.setValue(name, record[name] ?? null)
      }
      checks.recheck()
    })
  }
  return {
    entity,
    form,
    values,
    scope,
    visible,
    textOf,
    change,
    isVisible: (name) => onScreen().set.has(name),
    leave: checks.leave,
    checkAll: checks.checkAll,
    issues: checks.issues,
    markServer: checks.markServer,
    context: rules,
    basis: () => basis,
    initial: () => initial,
    texts: memory.texts,
    view(name) {
      const parts = entity.composed[name]
      const value = parts
        ? composedText(parts, (part) => textOf(part, values()[part] ?? null))
        : (values()[name] ?? null)
      const state = fieldState(entity, name, scope(), rules().overlay)
      const parent = state.field.parent === undefined ? null : values()[state.field.parent]
      const within = typeof parent === 'string' ? parent : null
      return {
        state,
        value,
        text: textOf(name, value),
        ...form.marks(name),
        changed: isChanged(name),
        because: memory.causeOf(name),
        within,
      }
    },
    setInvalidText: (name, text) =>
      form.together(() => {
        if (!isEmpty(values()[name])) change({ [name]: null })
        form.setMark('onChange', name, text)
        checks.recheck()
      }),
    wait: (name, names) =>
      form.together(() => {
        form.setMark('onBlur', name, names)
        checks.recheck()
      }),
    changes: () => leads(entity, visible().filter(isChanged)),
    isDirty: () =>
      changedFields(entity, { ...basis, values: initial }, values()).length > 0 ||
      Object.keys({ ...form.invalidText(), ...form.waiting() }).length > 0,
    losses: () =>
      losses(memory.consequences()).flatMap((consequence) => {
        const stored = basis.values[consequence.field] ?? null
        return entity.derived[consequence.field] || isEmpty(stored) || !isEmpty(values()[consequence.field])
          ? []
          : [{ ...consequence, from: stored }]
      }),
    rebase(next, typed = next.values, texts = {}) {
      basis = next
      initial = next.values
      checks.forget()
      memory.restart(typed, texts)
      form.reset(typed)
    },
  }
}

/** Builds the scope once per state: hundreds of fields ask for it on every keystroke. */
function createScope(values: () => RecordValues, rules: () => FormRules): () => Scope {
  let cached: { readonly values: RecordValues; readonly facts: Scope; readonly scope: Scope } | null = null
  return () => {
    const now = values()
    const { facts } = rules()
    if (cached?.values !== now || cached.facts !== facts) cached = { values: now, facts, scope: { ...facts, ...now } }
    return cached.scope
  }
}

/** Computes what is on screen once per state: every group and every counter asks for it on every keystroke. */
function createOnScreen(
  entity: Entity,
  scope: () => Scope,
  rules: () => FormRules,
): () => { readonly names: readonly string[]; readonly set: ReadonlySet<string> } {
  let cached: {
    readonly scope: Scope
    readonly overlay: Overlay
    readonly names: readonly string[]
    readonly set: ReadonlySet<string>
  } | null = null
  return () => {
    const now = scope()
    const { overlay } = rules()
    if (cached?.scope !== now || cached.overlay !== overlay) {
      const names = visibleFields(entity, now, overlay)
      cached = { scope: now, overlay, names, set: new Set(names) }
    }
    return cached
  }
}

/** What a form stores beside its values: texts of picked values, and which values were set by a rule. */
function createMemory() {
  const picked = new Map<string, { readonly value: Value; readonly text: string }>()
  const caused = new Map<string, Consequence>()
  const remember = (values: RecordValues, texts: Texts): void => {
    for (const [name, text] of Object.entries(texts)) picked.set(name, { value: values[name] ?? null, text })
  }
  return {
    note(own: RecordValues, texts: Texts, consequences: readonly Consequence[]) {
      remember(own, texts)
      for (const name of Object.keys(own)) caused.delete(name)
      for (const consequence of consequences) caused.set(consequence.field, consequence)
    },
    restart(values: RecordValues, texts: Texts) {
      caused.clear()
      remember(values, texts)
    },
    textOf(name: string, value: Value): string | null {
      const known = picked.get(name)
      return known && sameValue(known.value, value) ? known.text : null
    },
    texts: (): Texts => Object.fromEntries([...picked].map(([name, { text }]) => [name, text])),
    causeOf: (name: string): string | null => caused.get(name)?.because ?? null,
    consequences: (): readonly Consequence[] => [...caused.values()],
  }
}
