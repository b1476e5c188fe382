import { type ReactElement, useId } from 'react'
import { groupLabelOf } from '../../catalogue/field-state.ts'
import { useEntityFormApi } from '../entity-form-context.ts'
import { EntityView } from '../entity-view.tsx'
import { hasOpenField, isStored } from '../fields/drawn-fields.ts'
import { FieldList, type FieldListProps } from '../fields/field-list.tsx'
import { useGroupFolds } from './folds.ts'
import { GroupHeading } from './group-heading.tsx'
import { useFieldViews, useFormState } from '../state/use-form-state.ts'

/** A declared group and how it is drawn. @public */
export interface FieldGroupProps extends Omit<FieldListProps, 'names'> {
  /** Name of a group of the entity. */
  readonly group: string
  /** Shows the label of the group above its fields; true when absent. */
  readonly heading?: boolean | undefined
}

/**
 * A group of fields with its heading. A group without editable fields is shown read-only, and left out for a new
 * record.
 */
export function FieldGroup({ group, heading = true, ...list }: FieldGroupProps): ReactElement | null {
  const { controller } = useEntityFormApi()
  const id = useId()
  const folds = useGroupFolds()
  const declared = controller.entity.groups[group]
  const drawn = useFormState(controller, () =>
    hasOpenField(controller, group) ? 'open' : isStored(controller) ? 'read' : 'none',
  )
  const label = useFormState(controller, () => (declared ? groupLabelOf(declared, controller.scope()) : ''))
  if (!declared || drawn === 'none') return null
  if (drawn === 'read') return <GroupToRead group={group} columns={list.columns} />
  const bodyId = `${id}fields`
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid container in every browser
    <div
      role="group"
      data-group={group}
      aria-labelledby={heading ? id : undefined}
      aria-label={heading ? undefined : label}
    >
      {heading ? <GroupHeading id={id} label={label} group={group} bodyId={bodyId} folds={folds} /> : null}
      <div id={bodyId} hidden={heading && folds !== null && !folds.isOpen(group)}>
        <FieldList names={Object.keys(declared.fields)} {...list} />
      </div>
    </div>
  )
}

function GroupToRead({ group, columns }: Pick<FieldGroupProps, 'group' | 'columns'>): ReactElement {
  const { controller } = useEntityFormApi()
  useFieldViews(controller, Object.keys(controller.entity.groups[group]?.fields ?? {}))
  const { facts, overlay } = controller.context()
  return (
    <EntityView
      entity={controller.entity}
      values={controller.values()}
      refValues={controller.basis().refValues}
      facts={facts}
      overlay={overlay}
      groups={[group]}
      columns={columns}
      headings
    />
  )
}
