import { memo, type ReactElement, Suspense, useCallback, useEffect } from 'react'
import { type Value, isEmpty } from '../../catalogue/kind.ts'
import { INPUT, isGroupKind } from '../../field/input.ts'
import { useFieldHelp } from '../../field/help/use-field-help.tsx'
import { FormField } from '../../ui/forms/form-field.tsx'
import { lazyPart } from '../../ui/loading/lazy-part.tsx'
import { useEntityFormApi } from '../entity-form-context.ts'
import { FieldHint } from './field-hint.tsx'
import { fieldHolder } from './field-holder.ts'
import type { FieldLayout } from './field-layout.ts'
import { OriginalValue } from './original-value.tsx'
import { useFieldView } from '../state/use-form-state.ts'
import type { FieldView, FormController } from '../state/form-controller.ts'
import { lockCauses, shownBy } from './lock-causes.ts'

/** Loaded with the first form that has personal data. */
const SensitiveField = lazyPart(() => import('./sensitive-field.tsx').then(({ SensitiveField }) => SensitiveField))

/** Which field of the form is drawn, and how. @public */
export interface EntityFieldProps extends FieldLayout {
  /** A field name of the entity. */
  readonly name: string
}

/** One field: label, input for its kind, messages. Renders again only when this field changes. */
export const EntityField = memo(function EntityField({
  name,
  span,
  look,
  hints,
  note,
  Input: Own,
}: EntityFieldProps): ReactElement | null {
  const { controller, afterPress, onFieldRender } = useEntityFormApi()
  const view = useFieldView(controller, name)
  useEffect(() => {
    onFieldRender?.(name)
  })
  const change = useCallback(
    (value: Value, text?: string) => controller.change({ [name]: value }, text === undefined ? {} : { [name]: text }),
    [controller, name],
  )
  const setInvalidText = useCallback((text: string) => controller.setInvalidText(name, text), [controller, name])
  const wait = useCallback((names: string | null) => controller.wait(name, names), [controller, name])
  const leave = useCallback(() => afterPress(() => controller.leave(name)), [controller, afterPress, name])

  const { state, value, issue } = view
  const { field } = state
  const { help, onHelpOpen } = useFieldHelp(state.help, field.hint)
  if (!state.visible) return null
  const Input = Own ?? INPUT[field.kind]
  const isStored = controller.basis().keyValue !== null
  const input = (
    <Input
      field={field}
      label={state.label}
      value={value}
      text={view.text}
      invalidText={view.invalidText}
      options={state.options}
      within={view.within}
      required={state.required}
      readOnly={!state.editable}
      look={look}
      hints={hints}
      onChange={change}
      onInvalidText={setInvalidText}
      onWaiting={wait}
      onBlur={leave}
    />
  )
  const shown = field.sensitive ? (
    <Suspense fallback={<Input field={field} label={state.label} value={value} readOnly onChange={change} />}>
      <SensitiveField
        name={name}
        label={state.label}
        value={value}
        readOnly={!state.editable}
        onChange={change}
        onBlur={leave}
      />
    </Suspense>
  ) : (
    input
  )
  return (
    <div data-field={name} data-span={span === 1 ? undefined : span} className={fieldHolder}>
      {look === 'inline' ? (
        shown
      ) : (
        <FormField
          label={state.label}
          group={isGroupKind(field.kind, look)}
          required={state.required}
          help={help}
          onHelpOpen={onHelpOpen}
          hint={note === undefined && hasHint(controller, view) ? <FieldHint view={view} /> : undefined}
          note={note}
          error={issue ?? undefined}
          changed={view.changed && isStored && state.editable}
          // A field that was empty is marked as changed, and that is enough.
          changedFrom={
            view.changed && isStored && !isEmpty(controller.initial()[name] ?? null) ? (
              <OriginalValue controller={controller} name={name} />
            ) : undefined
          }
          hideLabel={look === 'cards'}
        >
          {shown}
        </FormField>
      )}
    </div>
  )
})

/** Whether a field has a hint below it. */
function hasHint(controller: FormController, { state, value, because }: FieldView): boolean {
  const { entity } = controller
  return (
    (lockCauses(entity, state).length > 0 && !isEmpty(value)) ||
    (because !== null && state.editable && !isEmpty(value)) ||
    (state.field.shown === 'wan' && typeof value === 'number') ||
    shownBy(controller, state.name).length > 0
  )
}
