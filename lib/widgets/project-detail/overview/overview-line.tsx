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
  readonly label?: ReactNode
  /** In place of the label: the circle of a person. */
  readonly mark?: ReactElement | undefined
  /** A second line, small and grey. */
  readonly below?: ReactNode
  /** A state, at the right end. */
  readonly state?: ReactNode
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
const second = css({ textStyle: 'note', color: 'ink-3' })
const end = css({ flex: 'none', textStyle: 'label', color: 'brand' })
/**
 * Inline styles, because each is used once and the size of the style sheet is limited. A line shares its border with
 * what is above it.
 */
const LINE: CSSProperties = { marginTop: '-1px' }
const OF_TWO: CSSProperties = { ...LINE, paddingBlock: '6px' }
const NAME: CSSProperties = { minWidth: '6em' }
const CLOSE: CSSProperties = { rowGap: 0 }
const SECOND: CSSProperties = { flexBasis: '100%' }

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

/** One line of the overview, or two. */
export function OverviewLine({ label, mark, children, below, state, action, onOpen }: OverviewLineProps): ReactElement {
  return (
    <OverviewPlace onOpen={onOpen} style={below ? OF_TWO : LINE}>
      {mark ?? (
        <span className={name} style={NAME}>
          {label}
        </span>
      )}
      <span className={body} style={CLOSE}>
        {children}
        {below ? (
          <span className={second} style={SECOND}>
            {below}
          </span>
        ) : null}
      </span>
      {state}
      {action === undefined || onOpen === undefined ? null : <span className={end}>{action}</span>}
    </OverviewPlace>
  )
}
