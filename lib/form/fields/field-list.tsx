import type { ReactElement } from 'react'
import { FormGrid } from '../../ui/forms/form-grid.tsx'
import { compositeOf } from '../../catalogue/composites.ts'
import { CompositeField } from './composite-field.tsx'
import { shownAmong } from './drawn-fields.ts'
import { useEntityFormApi } from '../entity-form-context.ts'
import { EntityField } from './entity-field.tsx'
import type { FieldLayout } from './field-layout.ts'
import { sameList, useFormState } from '../state/use-form-state.ts'

/** Fields in columns. @public */
export interface FieldListProps {
  /** Field names in the order on screen; hidden ones are left out. */
  readonly names: readonly string[]
  /** Columns in a wide place, fewer in a narrow one; 3 when absent. */
  readonly columns?: 1 | 2 | 3 | 4 | undefined
  /** Leaves out the space around the fields, for a place that has its own. */
  readonly flush?: boolean | undefined
  /** Width, look and notes of single fields, by name. */
  readonly layout?: Readonly<Record<string, FieldLayout>> | undefined
}

/** The visible ones of these fields, in columns. Renders again when other fields are shown, not when values change. */
export function FieldList({ names, columns = 3, flush = false, layout = {} }: FieldListProps): ReactElement | null {
  const { controller } = useEntityFormApi()
  const shown = useFormState(controller, () => shownAmong(controller, names), sameList)
  if (shown.length === 0) return null
  return (
    <FormGrid columns={columns} flush={flush}>
      {shown.map((name) => {
        const composite = compositeOf(controller.entity, name)
        return composite ? (
          <CompositeField key={name} composite={composite} {...layout[name]} />
        ) : (
          <EntityField key={name} name={name} {...layout[name]} />
        )
      })}
    </FormGrid>
  )
}
