import { Fragment, type ReactElement, type ReactNode, Suspense, useId } from 'react'
import type { RecordValues } from '../catalogue/effect.ts'
import type { Entity } from '../catalogue/entity.ts'
import { groupLabelOf, labelOf, visibleFields } from '../catalogue/field-state.ts'
import { isEmpty, type Scope } from '../catalogue/kind.ts'
import { maskedIn } from '../catalogue/mask.ts'
import { NO_OVERLAY, type Overlay } from '../catalogue/overlay.ts'
import { CELL } from '../field/cell.tsx'
import { useFieldHelp } from '../field/help/use-field-help.tsx'
import { css } from '../styled-system/css/index.js'
import { DescriptionItem } from '../ui/forms/description-item.tsx'
import { DescriptionList } from '../ui/forms/description-list.tsx'
import { HelpTip } from '../ui/forms/help-tip.tsx'
import { lazyPart } from '../ui/loading/lazy-part.tsx'
import { compositeOf, leads } from '../catalogue/composites.ts'
import { useGroupFolds } from './groups/folds.ts'
import { GroupHeading } from './groups/group-heading.tsx'

type Reveal = (field: string, reason: string) => Promise<string>
const SensitiveCell = lazyPart(() => import('./sensitive-cell.tsx').then(({ SensitiveCell }) => SensitiveCell))

export interface EntityViewProps {
  readonly entity: Entity
  readonly values: RecordValues
  /** Texts of coded and referenced values, by field. */
  readonly refValues: Readonly<Record<string, string>>
  readonly facts?: Scope | undefined
  readonly overlay?: Overlay | undefined
  /** The groups to show; all groups when absent. */
  readonly groups?: readonly string[] | undefined
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
      Object.keys(group?.fields ?? {}).filter((name) => visible.has(name)),
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

const noteBelow = css({ display: 'block', textStyle: 'label', color: 'ink-3' })
const withHelp = css({ display: 'inline-flex', alignItems: 'center', gap: '4' })

interface FieldItemProps {
  readonly name: string
  readonly entity: Entity
  readonly values: RecordValues
  readonly refValues: Readonly<Record<string, string>>
  readonly scope: Scope
  readonly overlay: Overlay
  readonly note: ReactNode
  readonly reveal: Reveal | undefined
}

function FieldItem({ name, entity, values, refValues, scope, overlay, note, reveal }: FieldItemProps): ReactElement {
  const id = useId()
  const help = useFieldHelp(overlay.help[name])
  const composite = compositeOf(entity, name)
  const label = composite?.label ?? labelOf(entity, name, scope, overlay)
  const parts = (composite?.parts ?? [name]).filter((part) => !isEmpty(values[part]))
  return (
    <DescriptionItem
      data-field={(composite?.parts ?? [name]).join(' ')}
      label={
        help.onHelpOpen ? (
          <span className={withHelp}>
            {label}
            <HelpTip id={id} onOpen={help.onHelpOpen}>
              {help.help}
            </HelpTip>
          </span>
        ) : (
          label
        )
      }
    >
      {parts.length === 0 ? null : (
        <>
          {parts.map((part, index) => (
            <Fragment key={part}>
              {index > 0 ? (composite?.kind === 'region' ? ' / ' : composite?.kind === 'map-point' ? ', ' : ' – ') : ''}
              <PartCell
                part={part}
                label={label}
                entity={entity}
                values={values}
                refValues={refValues}
                reveal={reveal}
              />
            </Fragment>
          ))}
          {note === undefined ? null : <span className={noteBelow}>{note}</span>}
        </>
      )}
    </DescriptionItem>
  )
}

type PartCellProps = Pick<FieldItemProps, 'entity' | 'values' | 'refValues' | 'reveal'> & {
  readonly part: string
  readonly label: string
}

function PartCell({ part, label, entity, values, refValues, reveal }: PartCellProps): ReactElement | null {
  const field = entity.fields[part]
  if (!field) return null
  const Cell = CELL[field.kind]
  const value = maskedIn(field, values[part] ?? null)
  const cell = <Cell field={field} value={value} text={refValues[part] ?? null} />
  if (!reveal || !field.sensitive || typeof value !== 'string') return cell
  return (
    <Suspense fallback={cell}>
      <SensitiveCell
        name={part}
        label={label}
        text={value}
        reveal={reveal}
        stamp={`${values['keyValue']} ${values['updTime']}`}
      />
    </Suspense>
  )
}
