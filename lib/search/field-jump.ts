import { fieldState } from '../catalogue/field-state.ts'
import { bringIntoView, takeFocus } from '../ui/dom/bring-into-view.ts'
import type { Reached, SearchSource } from './field-search-context.ts'
import { createRing } from './ring.ts'
import { isDrawnIn, sourceRecord } from './source-record.ts'
import { fieldBelow, whenThere } from './when-there.ts'

/** Leads to fields of one page, one at a time. */
export interface FieldJump {
  /**
   * Opens what the field lies in, begins its record where there is none, scrolls there, focuses and rings it. Where no
   * record
   * can be begun, or a new one does not have the field, its place. Null when the field is not shown, does not come, or
   * another jump began.
   */
  readonly reach: (source: SearchSource, field: string) => Promise<Reached>
  /** Ends the jump under way and takes the ring away. */
  readonly stop: () => void
}

/** @param sources what is announced at that moment */
export function createFieldJump(sources: () => readonly SearchSource[]): FieldJump {
  const ring = createRing()
  let jump: AbortController | null = null

  const lead = (element: HTMLElement): void => {
    bringIntoView(element)
    takeFocus(element)
    ring.put(element)
  }
  const go = async (source: SearchSource, field: string, signal: AbortSignal): Promise<Reached> => {
    if (!isShown(source, field)) return null
    for (const place of source.places) {
      await place.open()
      if (signal.aborted) return null
    }
    const found = source.begin ? await beginEditing(source, sources, signal) : source
    if (signal.aborted) return null
    if (found === null || (source.begin && !isShown(found, field))) {
      const root = (found ?? source).root()
      if (root instanceof HTMLElement) lead(root)
      return root === null ? null : 'place'
    }
    if (found.begin) return go(found, field, signal)
    found.open?.(field)
    const element = await whenThere(() => fieldBelow(found.root(), field), signal)
    if (element === null) return null
    lead(element)
    return 'field'
  }
  return {
    reach(source, field) {
      jump?.abort()
      jump = new AbortController()
      return go(source, field, jump.signal)
    },
    stop() {
      jump?.abort()
      ring.lift()
    },
  }
}

/** Begins a record; answers what announces its fields then. */
async function beginEditing(
  source: SearchSource,
  sources: () => readonly SearchSource[],
  signal: AbortSignal,
): Promise<SearchSource | null> {
  if (!(await source.begin?.())) return null
  return whenThere(() => sources().find((other) => succeeds(other, source)) ?? null, signal)
}

/** In the same place, or within it, and further than the other. */
function succeeds({ entity, places, begin }: SearchSource, former: SearchSource): boolean {
  const within = former.places.every(({ name }, at) => places[at]?.name === name)
  return entity === former.entity && within && (begin === undefined || places.length > former.places.length)
}

/** By the rules, and in the mode the section is in. */
function isShown(source: SearchSource, field: string): boolean {
  const record = sourceRecord(source)
  return (
    fieldState(source.entity, field, { ...record.facts, ...record.values }, record.overlay).visible &&
    isDrawnIn(source, record, field)
  )
}
