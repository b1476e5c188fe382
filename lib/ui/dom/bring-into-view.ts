/** Excludes the question mark beside the label, which is not a control of the field. */
const BUTTON = 'button:not(.fk-help-tip__trigger)'
const CONTROL = 'input:not([aria-hidden], [disabled]), textarea, [role=combobox], [contenteditable=true]'

/** Scrolls an element to the middle of all scrollers around it, at once, without animation. */
export function bringIntoView(element: Element): void {
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
}

/** Focuses the control inside an element, or the element itself when it has no control. */
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
