import { type RefObject, useCallback } from 'react'

const CONTROL = 'input:not([aria-hidden], [disabled]), textarea, [role=combobox]'

/** Scrolls to a field of the form and puts the caret into it; false when it is not on screen. @source FRM-017 */
export function useFieldFocus(root: RefObject<HTMLElement | null>): (name: string) => boolean {
  return useCallback((name) => {
    const holder = root.current?.querySelector<HTMLElement>(`[data-field~="${CSS.escape(name)}"]`)
    if (!holder) return false
    holder.scrollIntoView({ block: 'center' })
    const control = holder.querySelector<HTMLElement>('input:checked') ?? holder.querySelector<HTMLElement>(CONTROL) ?? holder.querySelector<HTMLElement>('button')
    control?.focus({ preventScroll: true })
    return true
  }, [root])
}
