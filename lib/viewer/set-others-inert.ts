const TOASTS = '[data-fk-toasts]'

/**
 * Takes everything beside a layer out of reach, through shadow roots up to the page, until the returned function is
 * called. Messages can still be read and pressed.
 */
export function setOthersInert(layer: Element): () => void {
  const changed: Element[] = []
  const hide = (element: Element): void => {
    if (element.hasAttribute('inert') || element.matches(TOASTS)) return
    if (element.querySelector(TOASTS) !== null) {
      for (const child of element.children) hide(child)
      return
    }
    element.setAttribute('inert', '')
    changed.push(element)
  }
  const { body } = layer.ownerDocument
  let at = layer
  while (at !== body) {
    const parent = at.parentNode
    if (parent === null || !('children' in parent)) break
    // adapter: what has children is a parent
    for (const other of (parent as ParentNode).children) if (other !== at) hide(other)
    if ('host' in parent)
      at = (parent as ShadowRoot).host // adapter: only shadow roots have a host
    else if (parent.nodeType === Node.ELEMENT_NODE)
      at = parent as Element // adapter: as its type says
    else break
  }
  return () => {
    for (const element of changed) element.removeAttribute('inert')
  }
}
