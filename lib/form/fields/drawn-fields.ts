import type { Entity } from '../../catalogue/entity.ts'
import { fieldState } from '../../catalogue/field-state.ts'
import { isEmpty } from '../../catalogue/kind.ts'
import { leads } from '../../catalogue/composites.ts'
import type { FormController } from '../state/form-controller.ts'

export const isStored = (controller: FormController): boolean => controller.basis().keyValue !== null

/**
 * Which of these fields are on screen, one per control. Fields the server fills in appear once the record is stored.
 */
export function shownAmong(controller: FormController, names: readonly string[]): readonly string[] {
  const values = controller.values()
  return leads(
    controller.entity,
    names.filter(
      (name) =>
        controller.isVisible(name) &&
        (isStored(controller) || !(controller.entity.fields[name]?.serverOwned && isEmpty(values[name]))),
    ),
  )
}

/** True while the group has a field that can be edited. */
export function hasOpenField(controller: FormController, group: string): boolean {
  const { entity } = controller
  return shownAmong(controller, Object.keys(entity.groups[group]?.fields ?? {})).some(
    (name) => fieldState(entity, name, controller.scope(), controller.context().overlay).editable,
  )
}

/** Whether a form that shows whole groups shows this field now. */
export function isDrawn(controller: FormController, name: string): boolean {
  const group = groupOf(controller.entity, name)
  if (group === null || !controller.isVisible(name)) return false
  return isStored(controller) || (shownAmong(controller, [name]).length > 0 && hasOpenField(controller, group))
}

/** The group a field is declared in. */
export function groupOf(entity: Entity, name: string): string | null {
  return Object.entries(entity.groups).find(([, { fields }]) => Object.hasOwn(fields, name))?.[0] ?? null
}
