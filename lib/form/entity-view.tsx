import { Fragment, type ReactElement, useId } from 'react'
import type { RecordValues } from '../catalogue/effect.ts'
import type { Entity } from '../catalogue/entity.ts'
import { labelOf, visibleFields } from '../catalogue/field-state.ts'
import { isEmpty, type Scope } from '../catalogue/kind.ts'
import { NO_OVERLAY, type Overlay } from '../catalogue/overlay.ts'
import { CELL } from '../field/cell.tsx'
import { css } from '../styled-system/css/index.js'
import { DescriptionItem } from '../ui/description-item.tsx'
import { DescriptionList } from '../ui/description-list.tsx'
import { compositeOf, leads } from './composites.ts'

export interface EntityViewProps {
  readonly entity: Entity
  readonly values: RecordValues
  /** Texts of coded and referenced values, by field. */
  readonly refValues: Readonly<Record<string, string>>
  readonly facts?: Scope | undefined
  readonly overlay?: Overlay | undefined
  /** The groups to show; all of them when absent. */
  readonly groups?: readonly string[] | undefined
  readonly columns?: 1 | 2 | 3 | 4 | undefined
  /** A field just found by a search. */
  readonly highlighted?: string | null | undefined
  /** Items get this and their field's name as id, to be found by. */
  readonly idPrefix?: string | undefined
}

const heading = css({ textStyle: 'subhead', paddingInline: 'pad', paddingTop: '14', marginBottom: '-6px', '&:not(:first-child)': { paddingTop: '4' } })

/** A record to read: its visible fields by group, label over value, "—" for what is empty. */
export function EntityView({ entity, values, refValues, facts, overlay = NO_OVERLAY, groups, columns = 3, highlighted, idPrefix }: EntityViewProps): ReactElement {
  const id = useId()
  const scope: Scope = { ...facts, ...values }
  const visible = new Set(visibleFields(entity, scope, overlay))
  const shown = (groups ?? Object.keys(entity.groups)).flatMap((key) => {
    const group = entity.groups[key]
    const names = leads(entity, Object.keys(group?.fields ?? {}).filter((name) => visible.has(name)))
    return group && names.length > 0 ? [{ key, label: group.label, names }] : []
  })
  return (
    <>
      {shown.map(({ key, label, names }) => (
        <Fragment key={key}>
          {shown.length > 1 ? <h3 id={`${id}${key}`} className={heading}>{label}</h3> : null}
          <DescriptionList columns={columns} aria-label={label}>
            {names.map((name) => <FieldItem key={name} id={idPrefix === undefined ? undefined : `${idPrefix}${name}`} name={name} entity={entity} values={values} refValues={refValues} scope={scope} overlay={overlay} highlighted={highlighted === name} />)}
          </DescriptionList>
        </Fragment>
      ))}
    </>
  )
}

interface FieldItemProps {
  readonly id: string | undefined
  readonly name: string
  readonly entity: Entity
  readonly values: RecordValues
  readonly refValues: Readonly<Record<string, string>>
  readonly scope: Scope
  readonly overlay: Overlay
  readonly highlighted: boolean
}

function FieldItem({ id, name, entity, values, refValues, scope, overlay, highlighted }: FieldItemProps): ReactElement {
  const composite = compositeOf(entity, name)
  const parts = (composite?.parts ?? [name]).filter((part) => !isEmpty(values[part]))
  return (
    <DescriptionItem id={id} label={composite?.label ?? labelOf(entity, name, scope, overlay)} highlighted={highlighted}>
      {parts.length === 0 ? null : parts.map((part, index) => {
        const field = entity.fields[part]
        const Cell = field ? CELL[field.kind] : null
        return field && Cell ? (
          <Fragment key={part}>
            {index > 0 ? (composite?.kind === 'region' ? ' / ' : ' – ') : ''}
            <Cell field={field} value={values[part] ?? null} text={refValues[part] ?? null} />
          </Fragment>
        ) : null
      })}
    </DescriptionItem>
  )
}
