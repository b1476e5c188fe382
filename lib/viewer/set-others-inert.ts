const TOASTS = '[data-fk-toasts]'

/**
 * Makes everything beside a layer inert, through shadow roots up to the page, until the returned function is called.
 * Toasts stay readable and pressable.
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
    // adapter: a node with children is a parent node
    for (const other of (parent as ParentNode).children) if (other !== at) hide(other)
    if ('host' in parent)
      at = (parent as ShadowRoot).host // adapter: only shadow roots have a host
    else if (parent.nodeType === Node.ELEMENT_NODE)
      at = parent as Element // adapter: any other parent is an element
    else break
  }
  return () => {
    for (const element of changed) element.removeAttribute('inert')
  }
}
