import { fieldState } from '../catalogue/field-state.ts'
import { bringIntoView, takeFocus } from '../ui/bring-into-view.ts'
import type { SearchSource } from './field-search-context.ts'
import { createRing } from './ring.ts'
import { whenDrawn } from './when-drawn.ts'

/** Leads to fields of one page, one at a time. */
export interface FieldJump {
  /** Opens what the field lies in, scrolls there, focuses and rings it. False when the field is not shown, does not come, or another jump began. */
  readonly reach: (source: SearchSource, field: string) => Promise<boolean>
  /** Ends the jump under way and takes the ring away. */
  readonly stop: () => void
}

export function createFieldJump(): FieldJump {
  const ring = createRing()
  let jump: AbortController | null = null
  return {
    async reach(source, field) {
      jump?.abort()
      const here = new AbortController()
      jump = here
      if (!isShown(source, field)) return false
      for (const place of source.places) {
        await place.open()
        if (here.signal.aborted) return false
      }
      source.open?.(field)
      const element = await whenDrawn(source.root, field, here.signal)
      if (!element) return false
      bringIntoView(element)
      takeFocus(element)
      ring.put(element)
      return true
    },
    stop() {
      jump?.abort()
      ring.lift()
    },
  }
}

/** By the rules, and in the mode the section is in. */
function isShown({ entity, read, drawn }: SearchSource, field: string): boolean {
  const { values, facts, overlay } = read()
  return fieldState(entity, field, { ...facts, ...values }, overlay).visible && (drawn?.(field) ?? true)
}
