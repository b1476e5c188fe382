import { ChevronDown } from 'lucide-react'
import type { CSSProperties, ReactElement } from 'react'
import { compositeOf } from '../catalogue/composites.ts'
import { labelOf } from '../catalogue/field-state.ts'
import { NO_OVERLAY } from '../catalogue/overlay.ts'
import { readingOf } from '../domain/project/readiness.ts'
import { readingMessages } from '../locale/zh-cn/fields/reading.ts'
import { useMessages } from '../provider/use-messages.ts'
import { css } from '../styled-system/css/index.js'
import { Button } from '../ui/buttons/button.tsx'
import type { CompactViewProps } from './compact-view.tsx'
import { unfilledOf, useGroupFolds } from './groups/folds.ts'

export type UnfilledLineProps = Pick<CompactViewProps, 'entity' | 'values' | 'facts' | 'overlay' | 'recordKey'>

const names = css({
  minWidth: '0',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textStyle: 'label',
  color: 'ink-3',
})
// Inline styles, because they are used once and the size of the style sheet is limited.
const LINE: CSSProperties = { display: 'flex', alignItems: 'center', gap: 8, flex: '1 1 130px', minWidth: 0 }
const CLOSED: CSSProperties = { transform: 'rotate(-90deg)' }
/** Number of unfilled fields whose names are shown before they are opened. */
const NAMED = 4

/**
 * How many fields of a record are not filled in, and the names of the first ones. Pressed, it opens them in the
 * `CompactView` of the record.
 */
export function UnfilledLine(props: UnfilledLineProps): ReactElement | null {
  const { entity, values, facts, overlay = NO_OVERLAY, recordKey } = props
  const texts = useMessages(readingMessages)
  const folds = useGroupFolds()
  const scope = { ...facts, ...values }
  const { unfilled } = readingOf(entity, scope, overlay)
  if (folds === null || unfilled.length === 0) return null
  const name = unfilledOf(recordKey)
  const open = folds.isOpen(name)
  const first = unfilled
    .slice(0, NAMED)
    .map((field) => compositeOf(entity, field)?.label ?? labelOf(entity, field, scope, overlay))
    .join('、')
  return (
    <span style={LINE}>
      <Button
        variant="link"
        icon={<ChevronDown aria-hidden style={open ? undefined : CLOSED} />}
        aria-expanded={open}
        onClick={() => folds.set(name, !open)}
      >
        {texts.unfilled({ count: unfilled.length })}
      </Button>
      {open ? null : <span className={names}>{first}</span>}
    </span>
  )
}
