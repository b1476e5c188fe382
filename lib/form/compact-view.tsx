import { type CSSProperties, type ReactElement, useId } from 'react'
import { groupLabelOf } from '../catalogue/field-state.ts'
import { NO_OVERLAY } from '../catalogue/overlay.ts'
import { readingOf } from '../domain/project/readiness.ts'
import { recordFields } from '../domain/record-fields.ts'
import { css, cx } from '../styled-system/css/index.js'
import { usePrinting } from '../ui/dom/use-printing.ts'
import type { EntityViewProps } from './entity-view.tsx'
import { FieldItem } from './field-item.tsx'
import { type Folds, recordingOf, unfilledOf, useGroupFolds } from './groups/folds.ts'
import { GroupHeading } from './groups/group-heading.tsx'

export interface CompactViewProps extends Omit<EntityViewProps, 'groups' | 'columns'> {
  /** Key of the record, under which is remembered what the user opened. */
  readonly recordKey: string
}

const group = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '16',
  rowGap: '4',
  paddingInline: 'pad',
  paddingBlock: '4',
})
const ruled = css({ borderTopWidth: '1px', borderTopColor: 'line' })
// One line holds as many pairs of label and value as fit, so that a full case stays short.
const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '24',
  rowGap: '2',
  '& > div': { display: 'flex', gap: '8', minWidth: '0' },
  '& dt': { flex: 'none', color: 'ink-3' },
  '& dd': { marginTop: '0' },
})
// Inline styles, because they are used once and the size of the style sheet is limited.
const HEADING: CSSProperties = { flex: '0 0 104px', padding: 0, margin: 0 }
const BODY: CSSProperties = { flex: '1 1 380px', minWidth: 0 }

/**
 * Shows a stored record for reading: what is filled or required now, by group. All other fields open in their places,
 * from an `UnfilledLine`; who saved the record and when opens from a `RecordingLine`. Printing shows them all.
 */
export function CompactView(props: CompactViewProps): ReactElement {
  const { entity, values, facts, overlay = NO_OVERLAY, recordKey } = props
  const folds = useGroupFolds()
  const printing = usePrinting()
  const scope = { ...facts, ...values }
  const { shown, unfilled } = readingOf(entity, scope, overlay)
  const open = printing || (folds?.isOpen(unfilledOf(recordKey)) ?? true)
  const recording = printing || (folds?.isOpen(recordingOf(recordKey)) ?? true)
  return (
    <>
      <Groups {...props} names={open ? [...shown, ...unfilled] : shown} folds={folds} />
      {recording ? (
        <div className={ruled}>
          <Groups {...props} names={Object.keys(recordFields)} folds={null} headings />
        </div>
      ) : null}
    </>
  )
}

interface GroupsProps extends CompactViewProps {
  readonly names: readonly string[]
  readonly folds: Folds | null
}

/** Some fields of the record, by group: the heading beside the values, or above them where it is narrow. */
function Groups({
  entity,
  values,
  refValues,
  facts,
  overlay = NO_OVERLAY,
  headings,
  names,
  folds,
  notes,
  reveal,
}: GroupsProps) {
  const id = useId()
  const scope = { ...facts, ...values }
  const drawn = Object.entries(entity.groups).flatMap(([key, declared]) => {
    const own = Object.keys(declared.fields).filter((name) => names.includes(name))
    return own.length > 0 ? [{ key, label: groupLabelOf(declared, scope), own }] : []
  })
  const hasHeadings = headings ?? true
  return drawn.map(({ key, label, own }, index) => (
    <div key={key} data-group={key} className={cx(group, index > 0 && ruled)}>
      {hasHeadings ? (
        <GroupHeading
          id={`${id}${key}`}
          label={label}
          group={key}
          bodyId={`${id}${key}fields`}
          folds={folds}
          style={HEADING}
        />
      ) : null}
      <div id={`${id}${key}fields`} style={BODY} hidden={hasHeadings && folds !== null && !folds.isOpen(key)}>
        <dl className={list}>
          {own.map((name) => (
            <FieldItem
              key={name}
              name={name}
              entity={entity}
              values={values}
              refValues={refValues}
              scope={scope}
              overlay={overlay}
              note={notes?.[name]}
              noteBeside
              reveal={reveal}
            />
          ))}
        </dl>
      </div>
    </div>
  ))
}
