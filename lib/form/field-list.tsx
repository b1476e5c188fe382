import type { ReactElement } from 'react'
import { isEmpty } from '../catalogue/kind.ts'
import { FormGrid } from '../ui/form-grid.tsx'
import { compositeOf, leads } from './composites.ts'
import { CompositeField } from './composite-field.tsx'
import { useEntityFormApi } from './entity-form-context.ts'
import { EntityField } from './entity-field.tsx'
import type { FieldLayout } from './field-layout.ts'
import type { FormSession } from './form-session.ts'
import { sameList, useFormState } from './use-form-state.ts'

export interface FieldListProps {
  readonly names: readonly string[]
  readonly columns?: 1 | 2 | 3 | 4 | undefined
  readonly flush?: boolean | undefined
  readonly layout?: Readonly<Record<string, FieldLayout>> | undefined
}

/** The visible ones of these fields in columns. It follows which fields are shown, not what they hold. */
export function FieldList({ names, columns = 3, flush = false, layout = {} }: FieldListProps): ReactElement | null {
  const { session } = useEntityFormApi()
  const shown = useFormState(session, () => shownAmong(session, names), sameList)
  if (shown.length === 0) return null
  return (
    <FormGrid columns={columns} flush={flush}>
      {shown.map((name) => {
        const composite = compositeOf(session.entity, name)
        return composite ? <CompositeField key={name} composite={composite} {...layout[name]} /> : <EntityField key={name} name={name} {...layout[name]} />
      })}
    </FormGrid>
  )
}

/** What is on screen of these fields, one per control. What the server fills in shows once there is something. */
export function shownAmong(session: FormSession, names: readonly string[]): readonly string[] {
  const visible = new Set(session.visible())
  const values = session.values()
  return leads(session.entity, names.filter((name) => visible.has(name) && !(session.entity.fields[name]?.serverOwned && isEmpty(values[name]))))
}
