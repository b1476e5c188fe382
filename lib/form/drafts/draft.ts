import type { Draft } from '../../client/storage/drafts.ts'
import type { Value } from '../../catalogue/kind.ts'
import { changedFields } from '../state/basis.ts'
import type { FormController } from '../state/form-controller.ts'

/** Makes a draft of a form. Personal data and passwords are not stored, only their field names. */
export function draftOf(controller: FormController, owner: string | null, at: number): Draft {
  const { entity } = controller
  const initial = controller.initial()
  const changed = changedFields(entity, { ...controller.basis(), values: initial }, controller.values())
  const isPersonal = (name: string): boolean =>
    entity.fields[name]?.sensitive !== undefined || entity.fields[name]?.secret === true
  const impersonal = (texts: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
    Object.fromEntries(Object.entries(texts).filter(([name]) => !isPersonal(name)))
  const pick = (from: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> =>
    Object.fromEntries(changed.filter((name) => !isPersonal(name)).map((name) => [name, from[name] ?? null]))
  return {
    values: pick(controller.values()),
    originals: pick(initial),
    unread: impersonal(controller.form.invalidText()),
    texts: impersonal(controller.texts()),
    omitted: changed.filter(isPersonal),
    version: controller.basis().version,
    owner,
    at,
  }
}

/**
 * Applies a draft to the form. The form continues from the version the draft is based on, so that later changes of
 * others show up as a conflict instead of being overwritten.
 */
export function restore(controller: FormController, draft: Draft): void {
  const basis = controller.basis()
  const known = (name: string): boolean => name in controller.entity.fields
  const own = Object.fromEntries(Object.entries(draft.values).filter(([name]) => known(name)))
  controller.rebase(
    {
      ...basis,
      version: Math.min(draft.version, basis.version),
      values: { ...controller.initial(), ...draft.originals },
    },
    { ...controller.initial(), ...own },
    draft.texts,
  )
  for (const [name, text] of Object.entries(draft.unread)) if (known(name)) controller.setInvalidText(name, text)
}
