import { type ReactElement, type ReactNode, useId } from 'react'
import { leads } from '../catalogue/composites.ts'
import type { RecordValues } from '../catalogue/effect.ts'
import type { Entity } from '../catalogue/entity.ts'
import { groupLabelOf, visibleFields } from '../catalogue/field-state.ts'
import type { Scope } from '../catalogue/kind.ts'
import { NO_OVERLAY, type Overlay } from '../catalogue/overlay.ts'
import { DescriptionList } from '../ui/forms/description-list.tsx'
import { FieldItem, type Reveal } from './field-item.tsx'
import { useGroupFolds } from './groups/folds.ts'
import { GroupHeading } from './groups/group-heading.tsx'

/** A record to read. @public */
export interface EntityViewProps {
  /** The declaration of the record. */
  readonly entity: Entity
  /** Values by field; null where empty. */
  readonly values: RecordValues
  /** Texts of coded and referenced values, by field. */
  readonly refValues: Readonly<Record<string, string>>
  /** Values of other records of the case that conditions read. */
  readonly facts?: Scope | undefined
  /** What the metadata of the case change in the declaration. */
  readonly overlay?: Overlay | undefined
  /** The groups to show; all groups when absent. */
  readonly groups?: readonly string[] | undefined
  /** Fields that are left out, because they are shown elsewhere on the screen. */
  readonly omit?: readonly string[] | undefined
  /** Columns in a wide place; 3 when absent. */
  readonly columns?: 1 | 2 | 3 | 4 | undefined
  /** Whether each group has a heading; when absent, only if there are several groups. */
  readonly headings?: boolean | undefined
  /** Content below the values of fields, such as an amount in words. */
  readonly notes?: Readonly<Record<string, ReactNode>> | undefined
  /**
   * Loads a masked value in full, as `useReveal` does, and adds an eye button to personal data. A new function hides
   * what was shown.
   */
  readonly reveal?: Reveal | undefined
}

/** Shows a record for reading: its visible fields by group, label above value, "—" for empty values. */
export function EntityView({
  entity,
  values,
  refValues,
  facts,
  overlay = NO_OVERLAY,
  groups,
  omit = [],
  columns = 3,
  headings,
  notes,
  reveal,
}: EntityViewProps): ReactElement {
  const id = useId()
  const folds = useGroupFolds()
  const scope: Scope = { ...facts, ...values }
  const visible = new Set(visibleFields(entity, scope, overlay))
  const shown = (groups ?? Object.keys(entity.groups)).flatMap((key) => {
    const group = entity.groups[key]
    const names = leads(
      entity,
      Object.keys(group?.fields ?? {}).filter((name) => visible.has(name) && !omit.includes(name)),
    )
    return group && names.length > 0 ? [{ key, label: groupLabelOf(group, scope), names }] : []
  })
  const hasHeadings = headings ?? shown.length > 1
  return (
    <>
      {shown.map(({ key, label, names }) => (
        <div key={key} data-group={key}>
          {hasHeadings ? (
            <GroupHeading id={`${id}${key}`} label={label} group={key} bodyId={`${id}${key}fields`} folds={folds} />
          ) : null}
          <div id={`${id}${key}fields`} hidden={hasHeadings && folds !== null && !folds.isOpen(key)}>
            <DescriptionList columns={columns} aria-label={label}>
              {names.map((name) => (
                <FieldItem
                  key={name}
                  name={name}
                  entity={entity}
                  values={values}
                  refValues={refValues}
                  scope={scope}
                  overlay={overlay}
                  note={notes?.[name]}
                  reveal={reveal}
                />
              ))}
            </DescriptionList>
          </div>
        </div>
      ))}
    </>
  )
}
