import { type CSSProperties, Fragment, type ReactElement, type ReactNode, Suspense, useId } from 'react'
import { compositeOf } from '../catalogue/composites.ts'
import type { RecordValues } from '../catalogue/effect.ts'
import type { Entity } from '../catalogue/entity.ts'
import { labelOf } from '../catalogue/field-state.ts'
import { isEmpty, type Scope } from '../catalogue/kind.ts'
import { maskedIn } from '../catalogue/mask.ts'
import type { Overlay } from '../catalogue/overlay.ts'
import { CELL } from '../field/cell.tsx'
import { useFieldHelp } from '../field/help/use-field-help.tsx'
import { css } from '../styled-system/css/index.js'
import { DescriptionItem } from '../ui/forms/description-item.tsx'
import { HelpTip } from '../ui/forms/help-tip.tsx'
import { lazyPart } from '../ui/loading/lazy-part.tsx'

export type Reveal = (field: string, reason: string) => Promise<string>
const SensitiveCell = lazyPart(() => import('./sensitive-cell.tsx').then(({ SensitiveCell }) => SensitiveCell))

const noteBelow = css({ display: 'block', textStyle: 'label', color: 'ink-3' })
/** An inline style, because it is used once and the size of the style sheet is limited. */
const BESIDE: CSSProperties = { display: 'inline', marginInlineStart: 8 }
const withHelp = css({ display: 'inline-flex', alignItems: 'center', gap: '4' })

export interface FieldItemProps {
  /** The field that represents a control. */
  readonly name: string
  readonly entity: Entity
  readonly values: RecordValues
  readonly refValues: Readonly<Record<string, string>>
  readonly scope: Scope
  readonly overlay: Overlay
  readonly note: ReactNode
  /** Shows the note after the value instead of below it. */
  readonly noteBeside?: boolean | undefined
  readonly reveal: Reveal | undefined
}

/** One control for reading: its label over its value. */
export function FieldItem({
  name,
  entity,
  values,
  refValues,
  scope,
  overlay,
  note,
  noteBeside = false,
  reveal,
}: FieldItemProps): ReactElement {
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
          {note === undefined ? null : (
            <span className={noteBelow} style={noteBeside ? BESIDE : undefined}>
              {note}
            </span>
          )}
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
