const MARK = 'data-fk-print'

/**
 * Prints a document in a hidden frame, without opening a window or changing the page around it.
 *
 * @param root contains the frame until it is printed
 * @param draw fills the empty document
 */
export async function printInFrame(root: Element, draw: (page: Document) => void): Promise<void> {
  // Removes frames that never got `afterprint`, as where printing is forbidden.
  for (const left of root.querySelectorAll(`:scope > [${MARK}]`)) left.remove()
  const frame = root.ownerDocument.createElement('iframe')
  frame.setAttribute(MARK, '')
  frame.setAttribute('aria-hidden', 'true')
  frame.tabIndex = -1
  Object.assign(frame.style, {
    position: 'fixed',
    insetInlineStart: '0',
    insetBlockStart: '0',
    width: '0',
    height: '0',
    border: '0',
  })
  const loaded = new Promise<void>((resolve) => frame.addEventListener('load', () => resolve(), { once: true }))
  root.append(frame)
  await loaded
  const view = frame.contentDocument?.defaultView
  if (!view) {
    frame.remove()
    throw new Error('a frame without a document')
  }
  draw(view.document)
  // Removes the frame after the event has been dispatched, not during it.
  view.addEventListener('afterprint', () => setTimeout(() => frame.remove()), { once: true })
  view.print()
}
