/** Returns the focused element as seen from an element: inside a shadow root, the document only knows the host. */
export function focusedNear(element: Element): Element | null {
  const root = element.getRootNode()
  return root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null
}
