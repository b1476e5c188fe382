import { type ComponentType, memo, type ReactElement, type ReactNode, useEffect } from 'react'
import type { Composite } from '../../catalogue/entity.ts'
import { isEmpty, type Value } from '../../catalogue/kind.ts'
import { DateRangeInput, type RangeEnd } from '../../field/dates/date-range-input.tsx'
import { MapPointInput } from '../../field/map/map-point-input.tsx'
import { RegionInput } from '../../field/places/region-input.tsx'
import { FormField } from '../../ui/forms/form-field.tsx'
import { useEntityFormApi } from '../entity-form-context.ts'
import { fieldHolder } from './field-holder.ts'
import type { FieldLayout } from './field-layout.ts'
import type { FieldView, FormController } from '../state/form-controller.ts'
import { OriginalValue } from './original-value.tsx'
import { useFieldViews } from '../state/use-form-state.ts'

export interface CompositeFieldProps extends FieldLayout {
  readonly composite: Composite
}

/** Several stored fields drawn as one control under one label. */
export const CompositeField = memo(function CompositeField({
  composite,
  span,
}: CompositeFieldProps): ReactElement | null {
  const { controller, afterPress, onFieldRender } = useEntityFormApi()
  const views = useFieldViews(controller, composite.parts)
  useEffect(() => {
    onFieldRender?.(composite.parts[0] ?? '')
  })
  const shown = views.filter(({ state }) => state.visible)
  if (shown.length === 0) return null
  const isStored = controller.basis().keyValue !== null
  const changed = isStored && shown.some((view) => view.changed)
  const required = shown.some(({ state }) => state.required)
  const Control = CONTROL[composite.kind]
  const leave = (): void =>
    afterPress(() => {
      for (const { state } of shown) controller.leave(state.name)
    })
  return (
    <div data-field={composite.parts.join(' ')} data-span={span === 1 ? undefined : span} className={fieldHolder}>
      <FormField
        label={composite.label}
        group={composite.kind === 'date-range'}
        required={required}
        error={shown.find(({ issue }) => issue !== null)?.issue ?? undefined}
        changed={changed}
        changedFrom={
          changed && composite.parts.some((name) => !isEmpty(controller.initial()[name])) ? (
            <OriginalParts controller={controller} composite={composite} />
          ) : undefined
        }
      >
        <Control composite={composite} views={shown} required={required} controller={controller} onLeave={leave} />
      </FormField>
    </div>
  )
})

interface ControlProps {
  readonly composite: Composite
  readonly views: readonly FieldView[]
  readonly required: boolean
  readonly controller: FormController
  readonly onLeave: () => void
}

function Region({ composite: { label }, views, required, controller, onLeave }: ControlProps): ReactElement {
  const parts = views.map(({ state: { name }, value, text }) => ({
    name,
    value: typeof value === 'string' ? value : null,
    text,
  }))
  return (
    <RegionInput
      label={label}
      parts={parts}
      required={required}
      readOnly={views.every(({ state }) => !state.editable)}
      onChange={(values, texts) => controller.change(values, texts)}
      onBlur={onLeave}
    />
  )
}

function DateRange({ views, controller, onLeave }: ControlProps): ReactElement | null {
  const [from, to] = views
  if (!from || !to) return null
  const end = ({ state: { name, field, label, editable }, value, invalidText }: FieldView): RangeEnd => ({
    field,
    label,
    value,
    invalidText,
    readOnly: !editable,
    onChange: (next: Value) => controller.change({ [name]: next }),
    onInvalidText: (text) => controller.setInvalidText(name, text),
  })
  return <DateRangeInput from={end(from)} to={end(to)} onBlur={onLeave} />
}

function MapPoint({ composite, views, required, controller, onLeave }: ControlProps): ReactElement | null {
  const [lng, lat] = views
  if (!lng || !lat) return null
  const part = ({ state: { name }, value }: FieldView) => ({ name, value: typeof value === 'number' ? value : null })
  return (
    <MapPointInput
      label={composite.label}
      lng={part(lng)}
      lat={part(lat)}
      coordinates={composite.kind === 'map-point' ? composite.coordinates : 'GCJ-02'}
      required={required}
      readOnly={views.every(({ state }) => !state.editable)}
      onChange={(values) => controller.change(values)}
      onBlur={onLeave}
    />
  )
}

const CONTROL = { region: Region, 'date-range': DateRange, 'map-point': MapPoint } satisfies Record<
  Composite['kind'],
  ComponentType<ControlProps>
>
const BETWEEN = { region: ' / ', 'date-range': ' – ', 'map-point': ', ' } satisfies Record<Composite['kind'], string>

function OriginalParts({
  controller,
  composite: { kind, parts },
}: {
  readonly controller: FormController
  readonly composite: Composite
}): ReactNode {
  const filled = parts.filter((name) => !isEmpty(controller.initial()[name]))
  return filled.map((name, index) => (
    <span key={name}>
      {index > 0 ? BETWEEN[kind] : ''}
      <OriginalValue controller={controller} name={name} />
    </span>
  ))
}
