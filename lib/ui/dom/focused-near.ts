/** What has the focus, as seen from an element: inside a shadow root the document knows the host only. */
export function focusedNear(element: Element): Element | null {
  const root = element.getRootNode()
  return root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null
}
