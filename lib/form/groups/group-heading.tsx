import { ChevronDown } from 'lucide-react'
import type { CSSProperties, ReactElement } from 'react'
import { css } from '../../styled-system/css/index.js'
import type { Folds } from './folds.ts'

export interface GroupHeadingProps {
  readonly id: string
  readonly label: string
  readonly group: string
  /** Id of the element that opens and closes. */
  readonly bodyId: string
  /** Null when the group is always open. */
  readonly folds: Folds | null
  readonly style?: CSSProperties | undefined
}

const heading = css({
  textStyle: 'subhead',
  paddingInline: 'pad',
  paddingTop: '14',
  marginBottom: '-6px',
  '[data-group] + [data-group] > &': { paddingTop: '4' },
  '&:has([aria-expanded=false])': { marginBottom: '10' },
})
const button = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4',
  minHeight: '24px',
  marginInlineStart: '-4px',
  paddingInline: '4',
  borderRadius: 'sm',
  font: 'inherit',
  color: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  _hover: { backgroundColor: 'surface-3' },
  '& > svg': { flex: 'none', width: '14px', height: '14px', color: 'ink-3', transition: 'transform .15s' },
  '&[aria-expanded=false] > svg': { transform: 'rotate(-90deg)' },
})

/** The heading of a group of fields; a button where the group can be closed. */
export function GroupHeading({ id, label, group, bodyId, folds, style }: GroupHeadingProps): ReactElement {
  const open = folds?.isOpen(group) ?? true
  return (
    <h3 id={id} className={heading} style={style}>
      {folds === null ? (
        label
      ) : (
        <button
          type="button"
          className={button}
          aria-expanded={open}
          aria-controls={bodyId}
          onClick={() => folds.set(group, !open)}
        >
          <ChevronDown aria-hidden />
          {label}
        </button>
      )}
    </h3>
  )
}
