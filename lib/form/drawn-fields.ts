import type { Entity } from '../catalogue/entity.ts'
import { fieldState } from '../catalogue/field-state.ts'
import { isEmpty } from '../catalogue/kind.ts'
import { leads } from '../catalogue/composites.ts'
import type { FormSession } from './form-session.ts'

export const isStored = (session: FormSession): boolean => session.basis().keyValue !== null

/** What is on screen of these fields, one per control. What the server fills in shows once the record is stored. */
export function shownAmong(session: FormSession, names: readonly string[]): readonly string[] {
  const values = session.values()
  return leads(
    session.entity,
    names.filter(
      (name) =>
        session.isVisible(name) &&
        (isStored(session) || !(session.entity.fields[name]?.serverOwned && isEmpty(values[name]))),
    ),
  )
}

/** True while something in the group can be filled in. */
export function hasOpenField(session: FormSession, group: string): boolean {
  const { entity } = session
  return shownAmong(session, Object.keys(entity.groups[group]?.fields ?? {})).some(
    (name) => fieldState(entity, name, session.scope(), session.surroundings().overlay).editable,
  )
}

/** Whether a form of whole groups draws a field now. */
export function isDrawn(session: FormSession, name: string): boolean {
  const group = groupOf(session.entity, name)
  if (group === null || !session.isVisible(name)) return false
  return isStored(session) || (shownAmong(session, [name]).length > 0 && hasOpenField(session, group))
}

/** The group a field is declared in. */
export function groupOf(entity: Entity, name: string): string | null {
  return Object.entries(entity.groups).find(([, { fields }]) => Object.hasOwn(fields, name))?.[0] ?? null
}
