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
  /** Opened and closed by the field it explains, with F1: the question mark is no tab stop of its own. */
  readonly ofField?: { readonly open: boolean; readonly onOpenChange: (open: boolean) => void } | undefined
}

/** A question mark that shows help on hover, focus and press; Escape hides it. */
export function HelpTip({ id, children, onOpen, ofField }: HelpTipProps): ReactElement {
  const text = useUiText()
  const [ownShown, setOwnShown] = useState(false)
  const shown = ofField?.open ?? ownShown
  const setShown = ofField?.onOpenChange ?? setOwnShown
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
        {...(ofField && { tabIndex: -1, 'aria-keyshortcuts': 'F1' })}
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
