import { type RefObject, useCallback } from 'react'
import { flushSync } from 'react-dom'
import type { Entity } from '../catalogue/entity.ts'
import { bringIntoView, takeFocus } from '../ui/dom/bring-into-view.ts'
import { groupOf } from './fields/drawn-fields.ts'
import { useGroupFolds } from './groups/folds.ts'
import { useLatest } from '../provider/use-latest.ts'

/** Opens the group of a field, scrolls to it and focuses it; false when it is not on screen. @source FRM-017 */
export function useFieldFocus(entity: Entity, root: RefObject<HTMLElement | null>): (name: string) => boolean {
  const folds = useLatest(useGroupFolds())
  return useCallback(
    (name) => {
      const holder = root.current?.querySelector<HTMLElement>(`[data-field~="${CSS.escape(name)}"]`)
      if (!holder) return false
      const group = groupOf(entity, name)
      const currentFolds = folds.current
      if (currentFolds && group !== null && !currentFolds.isOpen(group)) flushSync(() => currentFolds.set(group, true))
      bringIntoView(holder)
      takeFocus(holder)
      return true
    },
    [entity, root, folds],
  )
}
