import type { CSSProperties, ReactElement, ReactNode } from 'react'
import { css, cx } from '../../../styled-system/css/index.js'

export interface OverviewLineProps {
  /** Small grey text in front. */
  readonly label: ReactNode
  readonly children: ReactNode
  /** Text at the right end that says what opens. */
  readonly action?: string | undefined
  /** Opens the place the line speaks of; absent where that place is not installed. */
  readonly onOpen: (() => void) | undefined
}

const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: '8',
  width: 'full',
  minHeight: '38px',
  paddingInline: 'pad',
  textAlign: 'start',
  borderTopWidth: '1px',
  borderTopColor: 'line',
})
const button = css({ cursor: 'pointer', _hover: { backgroundColor: 'surface-3' } })
const name = css({ flex: 'none', textStyle: 'label', color: 'ink-3' })
const body = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8', flex: '1', minWidth: '0' })
const end = css({ flex: 'none', textStyle: 'label', color: 'brand' })
/** An inline style, because it is used once and the size of the style sheet is limited. */
const NAME: CSSProperties = { minWidth: '5em' }

/** One line of the overview; a button that opens its place. */
export function OverviewLine({ label, children, action, onOpen }: OverviewLineProps): ReactElement {
  const content = (
    <>
      <span className={name} style={NAME}>
        {label}
      </span>
      <span className={body}>{children}</span>
      {action === undefined || onOpen === undefined ? null : <span className={end}>{action}</span>}
    </>
  )
  return onOpen === undefined ? (
    <div className={line}>{content}</div>
  ) : (
    <button type="button" className={cx(line, button)} onClick={onOpen}>
      {content}
    </button>
  )
}
