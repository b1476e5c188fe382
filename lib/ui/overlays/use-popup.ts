import { type FocusEvent, type RefObject, useId, useRef, useState } from 'react'
import { focusedNear } from '../dom/focused-near.ts'

export interface PopupOptions {
  readonly onOpenChange?: ((open: boolean) => void) | undefined
  /** Called when the focus has left the control and its popup. */
  readonly onBlur?: (() => void) | undefined
}

export interface Popup<Target extends HTMLElement> {
  readonly open: boolean
  /** True once the user is at the control, so the popup's code can be loaded. */
  readonly awake: boolean
  readonly anchorId: string
  readonly contentId: string
  /** The element that gets the focus back. */
  readonly targetRef: RefObject<Target | null>
  readonly show: () => void
  readonly hide: (refocus: boolean) => void
  readonly onFocus: () => void
  /**
   * Set it on the element around the control; focus events in the popup arrive here too, because events cross portals.
   */
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void
}

const within = (event: FocusEvent<HTMLElement>, contentId: string): boolean => {
  const to = event.relatedTarget
  const tree = event.currentTarget.getRootNode()
  const popup = tree instanceof Document || tree instanceof ShadowRoot ? tree.getElementById(contentId) : null
  return event.currentTarget.contains(to) || popup?.contains(to) === true
}

/** Manages opening, closing and leaving a control that has a popup. */
export function usePopup<Target extends HTMLElement>({ onOpenChange, onBlur }: PopupOptions): Popup<Target> {
  const id = useId()
  const targetRef = useRef<Target>(null)
  const [open, setOpen] = useState(false)
  const [awake, setAwake] = useState(false)
  const contentId = `${id}popup`

  const turn = (next: boolean): void => {
    if (next === open) return
    setOpen(next)
    onOpenChange?.(next)
  }
  return {
    open,
    awake,
    anchorId: `${id}anchor`,
    contentId,
    targetRef,
    show: () => {
      setAwake(true)
      turn(true)
    },
    hide: (refocus) => {
      turn(false)
      if (refocus) targetRef.current?.focus({ preventScroll: true })
      // A press outside removes the popup before the focus inside it could leave.
      else if (targetRef.current === null || targetRef.current !== focusedNear(targetRef.current)) onBlur?.()
    },
    onFocus: () => setAwake(true),
    onBlur: (event) => {
      if (!within(event, contentId)) onBlur?.()
    },
  }
}
