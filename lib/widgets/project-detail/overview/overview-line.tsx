import type { CSSProperties, ReactElement, ReactNode } from 'react'
import { css, cx } from '../../../styled-system/css/index.js'

export interface OverviewPlaceProps {
  readonly children: ReactNode
  /** Opens the place; absent where it is not installed. */
  readonly onOpen: (() => void) | undefined
  readonly style?: CSSProperties | undefined
}

export interface OverviewLineProps extends Omit<OverviewPlaceProps, 'style'> {
  /** Small grey text in front. */
  readonly label: ReactNode
  /** Text at the right end that says what opens. */
  readonly action?: string | undefined
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
/**
 * Inline styles, because each is used once and the size of the style sheet is limited. A line shares its border with
 * what is above it.
 */
const LINE: CSSProperties = { marginTop: '-1px' }
const NAME: CSSProperties = { minWidth: '5em' }

/** A part of the overview; a button that opens its place. */
export function OverviewPlace({ children, onOpen, style = LINE }: OverviewPlaceProps): ReactElement {
  return onOpen === undefined ? (
    <div className={line} style={style}>
      {children}
    </div>
  ) : (
    <button type="button" className={cx(line, button)} style={style} onClick={onOpen}>
      {children}
    </button>
  )
}

/** One line of the overview. */
export function OverviewLine({ label, children, action, onOpen }: OverviewLineProps): ReactElement {
  return (
    <OverviewPlace onOpen={onOpen}>
      <span className={name} style={NAME}>
        {label}
      </span>
      <span className={body}>{children}</span>
      {action === undefined || onOpen === undefined ? null : <span className={end}>{action}</span>}
    </OverviewPlace>
  )
}
