/** The question mark beside a label is no control of the field. */
const BUTTON = 'button:not(.fk-help-tip__trigger)'
const CONTROL = 'input:not([aria-hidden], [disabled]), textarea, [role=combobox], [contenteditable=true]'

/** Shows an element in the middle of every scroller around it, at once: what was asked for is never on its way. */
export function bringIntoView(element: Element): void {
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
}

/** Puts the focus on the control in an element; on the element itself where there is nothing to type into. */
export function takeFocus(element: HTMLElement): void {
  const control =
    element.querySelector<HTMLElement>('input:checked') ??
    element.querySelector<HTMLElement>(CONTROL) ??
    element.querySelector<HTMLElement>(BUTTON)
  if (control) {
    control.focus({ preventScroll: true })
    return
  }
  element.setAttribute('tabindex', '-1')
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true })
  element.focus({ preventScroll: true })
}
