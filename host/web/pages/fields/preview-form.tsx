import type { ReactElement } from 'react'
import type { Entity, PreviewedField } from 'fangkit/domain'
import { EmptyState, FormField, TextArea, TextInput } from 'fangkit/ui'
import { fieldsMessages as texts } from './fields-messages.ts'

export interface PreviewFormProps {
  readonly entity: Entity
  readonly fields: readonly PreviewedField[]
}

/** A blank form as it would look: names, stars and locks. Nothing can be typed into it. */
export function PreviewForm({ entity, fields }: PreviewFormProps): ReactElement {
  const shown = fields.filter(({ form }) => form.visible !== 'no')
  if (shown.length === 0) return <EmptyState title={texts.nothingShown} />
  return (
    <div className="portal-fields-form">
      <p>{texts.formNote}</p>
      {Object.entries(entity.groups).map(([group, { label, fields: own }]) => {
        const members = shown.filter(({ name }) => Object.hasOwn(own, name))
        if (members.length === 0) return null
        return (
          <section key={group}>
            <h3>{label}</h3>
            {members.map(({ name, label: { text }, form }) => (
              <div key={name} data-conditional={form.visible === 'conditional' || undefined}>
                <FormField
                  label={text}
                  required={form.required}
                  {...(form.visible === 'conditional' && { hint: texts.conditional })}
                >
                  {entity.fields[name]?.kind === 'textarea' ? (
                    <TextArea rows={2} readOnly value="" />
                  ) : (
                    <TextInput readOnly disabled={!form.editable} value="" />
                  )}
                </FormField>
              </div>
            ))}
          </section>
        )
      })}
    </div>
  )
}
