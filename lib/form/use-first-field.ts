import { useEffect } from 'react'
import { takeFocus } from '../ui/dom/bring-into-view.ts'
import type { EntityFormApi } from './entity-form-context.ts'

/** Focuses the first editable field; scrolls the page only for the form of a new record. */
export function useFirstField({ controller, root, focusField }: EntityFormApi, enabled = true): void {
  useEffect(() => {
    if (!enabled) return
    const [first] = controller.visible().filter((name) => controller.view(name).state.editable)
    if (first === undefined) return
    const holder =
      controller.basis().keyValue === null ? null : root.current?.querySelector<HTMLElement>(`[data-field~=${first}]`)
    // A form that replaces its read view does not scroll the page.
    if (holder) takeFocus(holder)
    else focusField(first)
  }, [controller, root, focusField, enabled])
}
