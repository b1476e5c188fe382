import {
  cloneElement,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  useEffect,
  useId,
  useState,
} from 'react'
import { OnDemand } from '../loading/on-demand.tsx'

/** Props that a tooltip passes to its element; the element must forward them. */
interface DescribedProps {
  readonly id?: string | undefined
  /** The element's own description, with the text after it. */
  readonly 'aria-describedby'?: string | undefined
  /** Shows the text after a moment; not for touch. */
  readonly onPointerEnter?: ((event: PointerEvent<HTMLElement>) => void) | undefined
  /** Hides the text. */
  readonly onPointerLeave?: ((event: PointerEvent<HTMLElement>) => void) | undefined
  /** Shows the text at once when the focus came by the keyboard. */
  readonly onFocus?: ((event: FocusEvent<HTMLElement>) => void) | undefined
  /** Hides the text. */
  readonly onBlur?: ((event: FocusEvent<HTMLElement>) => void) | undefined
  /** Hides the text at Escape. */
  readonly onKeyDown?: ((event: KeyboardEvent<HTMLElement>) => void) | undefined
}

/** The text, and the element it describes. */
export interface TooltipProps {
  /** Also read by screen readers as the description of the element. */
  readonly content: string
  readonly children: ReactElement<DescribedProps>
  /** `top` when absent. */
  readonly placement?: 'top' | 'bottom' | undefined
}

/** Delay before a tooltip opens, so that a pointer passing by opens none. @unit milliseconds */
const HOVER_DELAY = 300
const loadBox = () => import('./floating-box.tsx').then(({ FloatingBox }) => FloatingBox)

/** A short text about an element, on hover and on focus; Escape hides it. Do not put required information here. */
export function Tooltip({ content, children, placement = 'top' }: TooltipProps): ReactElement {
  const ownId = useId()
  const [visibility, setVisibility] = useState<'no' | 'soon' | 'now'>('no')
  const { props } = children
  const id = props.id ?? `${ownId}target`
  const textId = `${ownId}text`

  useEffect(() => {
    if (visibility !== 'soon') return undefined
    const timer = setTimeout(() => setVisibility('now'), HOVER_DELAY)
    return () => clearTimeout(timer)
  }, [visibility])

  return (
    <>
      {cloneElement(children, {
        id,
        'aria-describedby': [props['aria-describedby'], textId].filter(Boolean).join(' '),
        onPointerEnter: (event) => {
          props.onPointerEnter?.(event)
          if (event.pointerType !== 'touch') setVisibility((now) => (now === 'no' ? 'soon' : now))
        },
        onPointerLeave: (event) => {
          props.onPointerLeave?.(event)
          setVisibility('no')
        },
        onFocus: (event) => {
          props.onFocus?.(event)
          if (event.currentTarget.matches(':focus-visible')) setVisibility('now')
        },
        onBlur: (event) => {
          props.onBlur?.(event)
          setVisibility('no')
        },
        onKeyDown: (event) => {
          props.onKeyDown?.(event)
          if (event.key !== 'Escape' || visibility !== 'now') return
          event.stopPropagation()
          setVisibility('no')
        },
      })}
      <span id={textId} hidden>
        {content}
      </span>
      {visibility === 'no' ? null : (
        <OnDemand
          load={loadBox}
          props={
            visibility === 'now'
              ? {
                  role: 'tooltip',
                  anchorId: id,
                  contentId: `${ownId}box`,
                  onClose: () => setVisibility('no'),
                  placement,
                  children: content,
                }
              : null
          }
        />
      )}
    </>
  )
}
