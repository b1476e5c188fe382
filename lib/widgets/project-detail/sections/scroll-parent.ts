/** The element that scrolls this one; null when it is the page. */
export function scrollParent(element: Element): Element | null {
  const view = element.ownerDocument.defaultView
  for (let at = element.parentElement; at && view; at = at.parentElement) {
    const { overflowY } = view.getComputedStyle(at)
    if (
      (overflowY === 'auto' || overflowY === 'scroll') &&
      at !== at.ownerDocument.body &&
      at !== at.ownerDocument.documentElement
    )
      return at
  }
  return null
}
