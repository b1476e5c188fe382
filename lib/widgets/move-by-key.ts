interface Pressed {
  readonly key: string
  readonly target: EventTarget
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }
const CONTROLS = 'button, input, a[href]'

/**
 * Moves the focus to the same column of the next row that has a focusable element, or expands or collapses a row.
 * @returns true when the key was handled
 */
export function moveByKey(table: Element, { key, target, altKey, ctrlKey, metaKey, shiftKey }: Pressed): boolean {
  if (altKey || ctrlKey || metaKey || shiftKey || !(target instanceof HTMLElement) || !table.contains(target))
    return false
  const cell = target.closest('td, th')
  const row = cell?.closest('tr')
  if (!cell || !row) return false
  if (key === 'ArrowRight' || key === 'ArrowLeft') {
    const fold = row.querySelector<HTMLElement>('[data-fold]')
    if (fold === null || (fold.getAttribute('aria-expanded') === 'true') === (key === 'ArrowRight')) return false
    fold.click()
    return true
  }
  const step = STEPS[key]
  if (step === undefined) return false
  const rows = [...table.querySelectorAll('tr')]
  const column = [...row.children].indexOf(cell)
  for (let at = rows.indexOf(row) + step; at >= 0 && at < rows.length; at += step) {
    const next = rows[at]?.children[column]?.querySelector<HTMLElement>(CONTROLS)
    if (next && !next.matches(':disabled')) {
      next.focus()
      return true
    }
  }
  return false
}
