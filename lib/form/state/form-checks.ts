import { check, checkField, type CheckOptions, type Issue } from '../../catalogue/check.ts'
import type { Entity } from '../../catalogue/entity.ts'
import { fieldState } from '../../catalogue/field-state.ts'
import { isEmpty, type Scope } from '../../catalogue/kind.ts'
import { invalidTextIssue } from '../../field/typed-values/invalid-text.ts'
import type { Basis } from './basis.ts'
import type { FormRules } from './form-rules.ts'
import type { FormStore } from './form-store.ts'

/** What the checks read, when they run. */
export interface CheckedForm {
  readonly entity: Entity
  readonly form: FormStore
  readonly rules: () => FormRules
  readonly basis: () => Basis
  readonly scope: () => Scope
  readonly visible: () => readonly string[]
}

/** Issues of a form by field. A field with an issue is checked again on every change. */
export interface FormChecks {
  /** Checks again the fields with issues and those the user has left. */
  recheck(): void
  /** The user left the field: checks its value. Empty fields are checked only when saving. */
  leave(name: string): void
  /** Checks everything on screen and marks the issues; returns them in screen order. */
  checkAll(): readonly Issue[]
  /** The issues marked on screen now, in screen order. */
  issues(): readonly Issue[]
  /** Marks the issues of a refused save at their fields until they change; others are left out. */
  markServer(issues: readonly Issue[]): void
  /** Forgets which fields are checked on every change; marks on screen stay. */
  forget(): void
}

export function createFormChecks({ entity, form, rules, basis, scope, visible }: CheckedForm): FormChecks {
  const marked = new Set<string>()
  const options = (): CheckOptions => {
    const { today, facts, overlay, settings } = rules()
    const { keyValue, values: stored } = basis()
    return { today, facts, overlay, settings, stored: keyValue === null ? {} : stored }
  }
  /** A locale may have its own text for a rule. */
  const words = ({ key = '', message }: Issue): string => {
    const { ruleTexts } = rules().texts
    return (Object.hasOwn(ruleTexts, key) && ruleTexts[key]) || message
  }
  const issueOf = (name: string): string | null => {
    const state = fieldState(entity, name, scope(), rules().overlay)
    if (!state.visible) return null
    const { invalidText, waiting } = form.marks(name)
    if (waiting !== null) return `${state.label}${rules().texts.notArrived({ names: waiting })}`
    if (invalidText !== null) return `${state.label}${invalidTextIssue(state.field, invalidText, rules().texts)}`
    const [issue] = checkField(entity, name, scope(), options())
    return issue ? words(issue) : null
  }
  const recheck = (): void =>
    form.together(() => {
      for (const name of marked) form.setMark('onSubmit', name, issueOf(name))
    })
  return {
    recheck,
    leave(name) {
      if (isEmpty(scope()[name]) && form.marks(name).invalidText === null) return
      marked.add(name)
      form.setMark('onSubmit', name, issueOf(name))
    },
    checkAll() {
      const shown = visible()
      const invalidText = { ...form.invalidText(), ...form.waiting() }
      const found = new Map(check(entity, form.values(), options()).map((issue) => [issue.field, words(issue)]))
      const issues = shown.flatMap((name): readonly Issue[] => {
        const message = Object.hasOwn(invalidText, name) ? issueOf(name) : found.get(name)
        return message ? [{ field: name, message }] : []
      })
      for (const { field } of issues) marked.add(field)
      form.together(() => {
        for (const name of shown) form.setMark('onServer', name, null)
        recheck()
      })
      return issues
    },
    issues: () =>
      visible().flatMap((name) => {
        const { issue } = form.marks(name)
        return issue === null ? [] : [{ field: name, message: issue }]
      }),
    markServer: (issues) =>
      form.together(() => {
        for (const issue of issues)
          if (Object.hasOwn(entity.fields, issue.field)) form.setMark('onServer', issue.field, words(issue))
      }),
    forget: () => marked.clear(),
  }
}
