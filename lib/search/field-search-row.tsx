import { memo, type ReactElement } from 'react'
import { searchPanelMessages } from '../locale/zh-cn/search-panel.ts'
import { useMessages } from '../provider/use-messages.ts'
import { css } from '../styled-system/css/index.js'
import { flag } from '../ui/dom/flag.ts'
import { MarkedPath } from './marked-path.tsx'
import { PlaceValue } from './place-value.tsx'
import type { Hit } from './search-hits.ts'

export interface FieldSearchRowProps {
  readonly id: string
  readonly hit: Hit
  readonly active: boolean
  /** Why the field cannot be reached; null when it can. */
  readonly why: string | null
  readonly onMark: () => void
  readonly onChoose: () => void
}

const row = css({
  display: 'flex',
  alignItems: 'baseline',
  gap: '12',
  minHeight: '36px',
  paddingBlock: '8',
  paddingInline: '10',
  borderRadius: 'md',
  textStyle: 'label',
  cursor: 'pointer',
  userSelect: 'none',
  '&[data-active]': { backgroundColor: 'brand-soft', outline: '2px solid transparent', outlineOffset: '-2px' },
  '&[aria-disabled]': { color: 'ink-3', cursor: 'default', '& mark': { color: 'ink-2' } },
})
const path = css({ flex: '1', minWidth: '0', overflowWrap: 'anywhere' })
const reason = css({ display: 'block', textStyle: 'note' })
const value = css({
  flex: 'none',
  maxWidth: '40%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: 'ink-2',
  '[aria-disabled] > &': { color: 'ink-3' },
})

/** One result: the path of the field with matched characters, and its value. */
export const FieldSearchRow = memo(function FieldSearchRow({
  id,
  hit,
  active,
  why,
  onMark,
  onChoose,
}: FieldSearchRowProps): ReactElement {
  const texts = useMessages(searchPanelMessages)
  const { place } = hit
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the box has the focus and handles the keys
    // biome-ignore lint/a11y/useFocusableInteractive: as above
    <div
      id={id}
      role="option"
      aria-selected={active}
      aria-disabled={why === null ? undefined : true}
      data-active={flag(active)}
      className={row}
      onPointerMove={active ? undefined : onMark}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span className={path}>
        <MarkedPath path={hit.path} matched={hit.matched} />
        {why === null ? null : <small className={reason}>{why}</small>}
      </span>
      <span className={value}>{why === null ? <PlaceValue place={place} empty={texts.empty} /> : texts.hidden}</span>
    </div>
  )
})
