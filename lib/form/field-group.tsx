import { type ReactElement, useId } from 'react'
import { css } from '../styled-system/css/index.js'
import { useEntityFormApi } from './entity-form-context.ts'
import { FieldList, shownAmong, type FieldListProps } from './field-list.tsx'
import type { FormSession } from './form-session.ts'
import { useFormState } from './use-form-state.ts'

export interface FieldGroupProps extends Omit<FieldListProps, 'names'> {
  /** A group of the entity. */
  readonly group: string
  readonly heading?: boolean | undefined
}

const headingStyle = css({ textStyle: 'subhead', paddingInline: 'pad', paddingTop: '16', marginBottom: '-4px', '[role=group] + [role=group] > &': { paddingTop: '4' } })

/** A group of fields under its heading; nothing while none of them can be filled in. */
export function FieldGroup({ group, heading = true, ...list }: FieldGroupProps): ReactElement | null {
  const { session } = useEntityFormApi()
  const id = useId()
  const declared = session.entity.groups[group]
  const open = useFormState(session, () => hasOpenField(session, group))
  if (!declared || !open) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid container in every browser
    <div role="group" aria-labelledby={heading ? id : undefined} aria-label={heading ? undefined : declared.label}>
      {heading ? <h3 id={id} className={headingStyle}>{declared.label}</h3> : null}
      <FieldList names={Object.keys(declared.fields)} {...list} />
    </div>
  )
}

function hasOpenField(session: FormSession, group: string): boolean {
  return shownAmong(session, Object.keys(session.entity.groups[group]?.fields ?? {})).some((name) => session.view(name).state.editable)
}
