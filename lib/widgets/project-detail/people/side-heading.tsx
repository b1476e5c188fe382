import { createElement, type ReactElement, type ReactNode } from 'react'
import { css, cx } from '../../../styled-system/css/index.js'
import { pageSection } from '../page-layout.ts'

export interface SideHeadingProps {
  readonly title: string
  readonly titleId: string
  readonly level: 2 | 3
  /** Small grey text after the title. */
  readonly note: string | null
  /** Name of this place in the list of sections, where it has an entry of its own. */
  readonly place: string | undefined
  readonly actions: ReactNode
  /** Shown below the heading row. */
  readonly children?: ReactNode
}

const box = css({
  minWidth: '0',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'lg',
  backgroundColor: 'surface',
})
const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '10',
  rowGap: '4',
  minHeight: 'card-head',
  paddingBlock: '8',
  paddingInline: 'pad',
  '&:not(:last-child)': { borderBottomWidth: '1px', borderBottomColor: 'line' },
})
const heading = css({ textStyle: 'cardTitle' })
const small = css({ textStyle: 'note', color: 'ink-3' })
const end = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8', marginInlineStart: 'auto' })

/** Looks like the header of a card; the cards that follow belong to the same landmark. */
export function SideHeading({ title, titleId, level, note, place, actions, children }: SideHeadingProps): ReactElement {
  return (
    <div data-section={place} className={cx(box, pageSection)}>
      <div className={line}>
        {createElement(`h${level}`, { id: titleId, className: heading }, title)}
        {note === null ? null : <span className={small}>{note}</span>}
        <div className={end}>{actions}</div>
      </div>
      {children}
    </div>
  )
}
