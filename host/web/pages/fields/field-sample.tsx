import { type ReactElement, useState } from 'react'
import {
  type Condition,
  type Entity,
  exampleOf,
  fieldState,
  type Field,
  formatShown,
  GOVERNED,
  NO_OVERLAY,
  type Scope,
} from 'fangkit/domain'
import { Segmented, Switch } from 'fangkit/ui'
import { DeclaredField } from '../inputs/declared-field.tsx'
import { panelMessages as texts } from './panel-messages.ts'

/** What the panel would make of the field. */
export interface FieldDraft {
  readonly label: string
  readonly required: boolean
  readonly hidden: boolean
  readonly locked: boolean
}

export interface FieldSampleProps {
  readonly entity: Entity
  readonly name: string
  readonly draft: FieldDraft
}

/**
 * The field as the form would show it, beside the fields that decide about it, under an example in which its condition
 * holds or does not. By the rules of forms.
 */
export function FieldSample({ entity, name, draft }: FieldSampleProps): ReactElement {
  const [met, setMet] = useState(true)
  const [typed, setTyped] = useState<string | null>(null)
  const conditions = [entity.required[name], entity.shown[name]].flatMap((one) => one ?? [])
  const example = exampleIn(conditions, met)
  const { visible, required, editable } = fieldState(entity, name, example, {
    ...NO_OVERLAY,
    required: new Set(draft.required ? [name] : []),
    hidden: new Set(draft.hidden ? [name] : []),
    locked: new Set(draft.locked ? [name] : []),
  })
  const field = entity.fields[name]
  return (
    <div className="portal-field-sample">
      {conditions.length > 0 ? (
        <div>
          <span>{texts.sample}</span>
          <Segmented
            size="sm"
            aria-label={texts.sample}
            options={[
              { value: 'met', label: texts.met },
              { value: 'not', label: texts.notMet },
            ]}
            value={met ? 'met' : 'not'}
            onChange={(value) => setMet(value === 'met')}
          />
        </div>
      ) : null}
      <div>
        {Object.entries(example).map(([other, value]) => {
          const declared = declaredIn(entity, other)
          return declared && other !== name ? (
            <SampleField key={other} id={`sample-${other}`} field={declared} value={shownIn(declared, value)} />
          ) : null
        })}
        {field && visible ? (
          <SampleField
            id={`sample-${name}`}
            field={named(field, draft.label, required)}
            value={typed}
            onChange={editable ? setTyped : undefined}
          />
        ) : (
          <p>{texts.notShown}</p>
        )}
      </div>
    </div>
  )
}

interface SampleFieldProps {
  readonly id: string
  readonly field: Field
  readonly value: string | null
  /** Absent for a field that cannot be changed. */
  readonly onChange?: ((value: string | null) => void) | undefined
}

function SampleField({ id, field: { hint: _hint, ...field }, value, onChange }: SampleFieldProps): ReactElement {
  if (field.kind === 'flag')
    return (
      <Switch
        label={field.label}
        disabled={onChange === undefined}
        value={value === '1'}
        onChange={(on) => onChange?.(on ? '1' : '0')}
      />
    )
  return (
    <DeclaredField
      id={id}
      field={field}
      value={value}
      readOnly={onChange === undefined}
      onChange={(next) => onChange?.(next)}
    />
  )
}

/** The field under another name, with a star or without. */
function named({ required: _declared, ...field }: Field, label: string, required: boolean): Field {
  return { ...field, label, ...(required && { required }) }
}

const exampleIn = (conditions: readonly Condition[], met: boolean): Scope =>
  Object.assign({}, ...conditions.map((condition) => exampleOf(condition, met)))

/** A field of this record, or of another one of the case that its conditions read. */
const declaredIn = (entity: Entity, name: string): Field | undefined =>
  [entity, ...GOVERNED].map(({ fields }) => fields[name]).find((field) => field !== undefined && !field.hidden)

function shownIn(field: Field, value: unknown): string | null {
  if (typeof value === 'number' && field.kind !== 'flag' && field.stored !== undefined)
    return formatShown({ ...field, precision: 0 }, value)
  return value === null || value === undefined ? null : String(value)
}
