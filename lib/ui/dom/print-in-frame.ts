import { drawSheet, type PrintSheet } from './print-sheet.ts'

const MARK = 'data-fk-print'

/**
 * Prints a sheet in a frame of its own, without a window of its own and without touching the page around it.
 *
 * @param root holds the frame until it is printed
 */
export async function printInFrame(root: Element, sheet: PrintSheet): Promise<void> {
  // One that nobody told the end of, as in frames that may not print.
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
  drawSheet(view.document, sheet)
  // Not while the browser is still telling of it.
  view.addEventListener('afterprint', () => setTimeout(() => frame.remove()), { once: true })
  view.print()
}
