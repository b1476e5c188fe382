import { fieldState } from '../catalogue/field-state.ts'
import { bringIntoView, takeFocus } from '../ui/bring-into-view.ts'
import type { FieldSearchCore, Place, SearchSource } from './field-search-context.ts'
import { createRing } from './ring.ts'
import { whenDrawn } from './when-drawn.ts'

/** Everything of one page's search that outlives its renders. */
export function createFieldSearch(): { readonly core: FieldSearchCore; readonly stop: () => void } {
  const announced = new Set<() => SearchSource>()
  const ring = createRing()
  let focusBox: (() => void) | null = null
  let jump: AbortController | null = null

  const sources = (): readonly SearchSource[] => [...announced].map((source) => source()).sort(byOrder)

  const reach = async (source: SearchSource, field: string): Promise<boolean> => {
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
  }
  return {
    core: {
      sources, reach,
      announce(source) {
        announced.add(source)
        return () => void announced.delete(source)
      },
      open: () => focusBox?.(),
      bindBox(focus) {
        focusBox = focus
        return () => {
          if (focusBox === focus) focusBox = null
        }
      },
      async goTo(address) {
        const names = address.split('/').filter((name) => name !== '')
        const field = names.pop() ?? ''
        const source = sources().find(({ entity, places }) => Object.hasOwn(entity.fields, field) && endsWith(places, names))
        return source ? reach(source, field) : false
      },
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

function endsWith(places: readonly Place[], names: readonly string[]): boolean {
  const tail = places.slice(places.length - names.length)
  return names.length <= places.length && names.every((name, at) => tail[at]?.name === name)
}

function byOrder(a: SearchSource, b: SearchSource): number {
  for (let depth = 0; depth < Math.max(a.places.length, b.places.length); depth++) {
    const step = (a.places[depth]?.order ?? -1) - (b.places[depth]?.order ?? -1)
    if (step !== 0) return step
  }
  return 0
}
