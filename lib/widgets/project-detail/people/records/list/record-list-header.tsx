import { ChevronDown, ChevronRight } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { memberRecordMessages } from '../../../../../locale/zh-cn/project-detail/member-records.ts'
import { useMessages } from '../../../../../provider/use-messages.ts'
import { css, cx } from '../../../../../styled-system/css/index.js'
import { Tag, type TagTone } from '../../../../../ui/indicators/tag.tsx'
import { listHeader, openHeader } from '../record-layout.ts'

export interface RecordListHeaderProps {
  readonly title: string
  /** Number of records, or a text that there are none; null while it is not known. */
  readonly count: string | null
  readonly tag: { readonly tone: TagTone; readonly text: string } | null
  /** Summary shown while the list is closed. */
  readonly sentence: string | null
  readonly open: boolean
  /** Id of the element that expands. */
  readonly bodyId: string
  /** True while a form is open inside; the list must stay open then. */
  readonly editing: boolean
  readonly onToggle: () => void
  /** Shown at the right end. */
  readonly actions: ReactNode
}

const heading = css({ flex: '1', minWidth: '0', font: 'inherit' })
const trigger = css({
  display: 'flex',
  alignItems: 'center',
  gap: '8',
  width: 'full',
  minHeight: '28px',
  textAlign: 'start',
  borderRadius: 'md',
  cursor: 'pointer',
  _disabled: { cursor: 'not-allowed' },
})
const chevron = css({ flex: 'none', color: 'ink-3' })
const name = css({ flex: 'none', textStyle: 'subhead' })
const muted = css({ flex: 'none', textStyle: 'label', color: 'ink-3' })
const inside = css({
  flex: '1',
  minWidth: '0',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textAlign: 'end',
  textStyle: 'label',
  color: 'ink-2',
})

/** The header row of a list: its name opens and closes it; a closed list shows a one-sentence summary. */
export function RecordListHeader({
  title,
  count,
  tag,
  sentence,
  open,
  bodyId,
  editing,
  onToggle,
  actions,
}: RecordListHeaderProps): ReactElement {
  const texts = useMessages(memberRecordMessages)
  const Chevron = open ? ChevronDown : ChevronRight
  return (
    <div className={cx(listHeader, open && openHeader)}>
      <h4 className={heading}>
        <button
          type="button"
          className={trigger}
          aria-expanded={open}
          aria-controls={open ? bodyId : undefined}
          disabled={editing}
          title={editing ? texts.editingHere : undefined}
          onClick={onToggle}
        >
          <Chevron aria-hidden size={16} className={chevron} />
          <span className={name}>{title}</span>
          {count === null ? null : <span className={muted}>{count}</span>}
          {editing ? (
            <Tag tone="brand" size="sm">
              {texts.editing}
            </Tag>
          ) : tag ? (
            <Tag tone={tag.tone} size="sm">
              {tag.text}
            </Tag>
          ) : null}
          {open || sentence === null ? null : (
            <span className={inside} title={sentence}>
              {sentence}
            </span>
          )}
        </button>
      </h4>
      {actions}
    </div>
  )
}
