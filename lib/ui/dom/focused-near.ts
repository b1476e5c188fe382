/** Returns the focused element as seen from an element: inside a shadow root, the document only knows the host. */
export function focusedNear(element: Element): Element | null {
  const root = element.getRootNode()
  return root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null
}

/** True when nothing has the focus, as after the focused element was removed; in a shadow root, the page counts too. */
export function isFocusLost(near: Element): boolean {
  const page = near.ownerDocument
  const focused = focusedNear(near) ?? page.activeElement
  return focused === null || focused === page.body
}

/** Moves the focus on from an element that goes away, unless the user has moved it elsewhere in the meantime. */
export function passFocus(from: Element | null, to: HTMLElement | null | undefined): void {
  if (from !== null && (isFocusLost(from) || from.contains(focusedNear(from)))) to?.focus()
}
