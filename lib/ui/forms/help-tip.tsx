import { CircleQuestionMark } from 'lucide-react'
import { type ReactElement, type ReactNode, useState } from 'react'
import { helpTip } from '../../styled-system/recipes/index.js'
import { isComposing } from '../dom/is-composing.ts'
import { useUiText } from '../ui-text.tsx'

/** Text of the help, and when to load it. */
export interface HelpTipProps {
  readonly id: string
  /** `undefined` while the text is loading. */
  readonly children?: ReactNode
  /** Called when the user opens the help; texts with an identifier are loaded now. */
  readonly onOpen?: (() => void) | undefined
}

/** A question mark that shows help on hover, focus and press; Escape hides it. */
export function HelpTip({ id, children, onOpen }: HelpTipProps): ReactElement {
  const text = useUiText()
  const [shown, setShown] = useState(false)
  const classes = helpTip()
  const show = (): void => {
    if (shown) return
    setShown(true)
    onOpen?.()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button is the control; this keeps the tip open
    <span className={classes.root} onMouseEnter={show} onMouseLeave={() => setShown(false)}>
      <button
        type="button"
        aria-label={text.help}
        aria-describedby={id}
        className={classes.trigger}
        onClick={show}
        onFocus={show}
        onBlur={() => setShown(false)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !shown || isComposing(event)) return
          event.stopPropagation()
          setShown(false)
        }}
      >
        <CircleQuestionMark aria-hidden />
      </button>
      <span id={id} role="tooltip" hidden={!shown} className={classes.tip}>
        {children ?? text.loading}
      </span>
    </span>
  )
}
