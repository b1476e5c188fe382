import { useSelector } from '@tanstack/react-form'
import type { FieldState } from '../../catalogue/field-state.ts'
import { sameValue } from '../../catalogue/kind.ts'
import type { FieldView, FormController } from './form-controller.ts'

/** Subscribes to one value of the form: the component renders again only when that value differs. */
export function useFormState<T>(
  controller: FormController,
  select: (controller: FormController, submitting: boolean) => T,
  same: (a: T, b: T) => boolean = Object.is,
): T {
  return useSelector(controller.form.store, (state) => select(controller, state.isSubmitting), { compare: same })
}

/** The view of one field; changes of other fields cause no render. */
export function useFieldView(controller: FormController, name: string): FieldView {
  return useFormState(controller, () => controller.view(name), sameView)
}

/** The views of several fields of one control. */
export function useFieldViews(controller: FormController, names: readonly string[]): readonly FieldView[] {
  return useFormState(
    controller,
    () => names.map((name) => controller.view(name)),
    (a, b) => a.length === b.length && a.every((view, index) => sameView(view, b[index])),
  )
}

export const sameList = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((item, index) => item === b[index])

function sameView(a: FieldView, b: FieldView | undefined): boolean {
  return (
    b !== undefined &&
    sameValue(a.value, b.value) &&
    a.text === b.text &&
    a.invalidText === b.invalidText &&
    a.issue === b.issue &&
    a.changed === b.changed &&
    a.because === b.because &&
    a.within === b.within &&
    sameState(a.state, b.state)
  )
}

function sameState(a: FieldState, b: FieldState): boolean {
  return (
    a.field === b.field &&
    a.visible === b.visible &&
    a.editable === b.editable &&
    a.required === b.required &&
    a.label === b.label &&
    a.help === b.help &&
    (a.options === b.options || (a.options !== null && b.options !== null && sameList(a.options, b.options)))
  )
}
