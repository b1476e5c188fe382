import { type RefObject, useEffect } from 'react'

/**
 * Makes the controls of an element one Tab stop: the one that had the focus last, else the one of the open page, else
 * the first. The other controls are reached by the arrow keys, which the element handles itself.
 * @param selector the controls; they must not set `tabIndex` themselves
 */
export function useOneStop(ref: RefObject<HTMLElement | null>, selector: string): void {
  useEffect(() => {
    const { current: element } = ref
    if (!element) return undefined
    const controls = () => [...element.querySelectorAll<HTMLElement>(selector)]
    const stopAt = (stop: HTMLElement | undefined) => {
      for (const control of controls()) {
        const index = control === stop ? '0' : '-1'
        if (control.getAttribute('tabindex') !== index) control.setAttribute('tabindex', index)
      }
    }
    const update = () => {
      const all = controls()
      const { activeElement } = document
      stopAt(
        all.find((control) => control === activeElement) ??
          all.find((control) => control.getAttribute('aria-current') === 'page') ??
          all.find((control) => control.tabIndex === 0) ??
          all[0],
      )
    }
    const enter = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.matches(selector)) stopAt(target)
    }
    update()
    const observer = new MutationObserver(update)
    observer.observe(element, { childList: true, subtree: true, attributeFilter: ['aria-current'] })
    element.addEventListener('focusin', enter)
    return () => {
      observer.disconnect()
      element.removeEventListener('focusin', enter)
    }
  }, [ref, selector])
}
