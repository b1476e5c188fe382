import { fieldState } from '../catalogue/field-state.ts'
import { bringIntoView, takeFocus } from '../ui/dom/bring-into-view.ts'
import type { Reached, SearchSource } from './field-search-context.ts'
import { createRing } from './ring.ts'
import { isDrawnIn, sourceRecord } from './source-record.ts'
import { fieldBelow, whenThere } from './when-there.ts'

/** Jumps to fields of one page, one at a time. */
export interface FieldJump {
  /**
   * Opens the places around the field, starts its record when there is none, scrolls there, focuses and highlights it.
   * If no record can be started, or a new one lacks the field, goes to its place. Null when the field is not shown,
   * does not appear, or another jump has started.
   */
  readonly reach: (source: SearchSource, field: string) => Promise<Reached>
  /** Ends the current jump and removes the highlight. */
  readonly stop: () => void
}

/** Creates the jumps of one page. @param sources returns the sources announced now */
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

/** Starts a record; returns the source that announces its fields then. */
async function beginEditing(
  source: SearchSource,
  sources: () => readonly SearchSource[],
  signal: AbortSignal,
): Promise<SearchSource | null> {
  if (!(await source.begin?.())) return null
  return whenThere(() => sources().find((other) => succeeds(other, source)) ?? null, signal)
}

/** True for a source of the same entity in the same place or inside it that has a record, or is at a deeper place. */
function succeeds({ entity, places, begin }: SearchSource, former: SearchSource): boolean {
  const within = former.places.every(({ name }, at) => places[at]?.name === name)
  return entity === former.entity && within && (begin === undefined || places.length > former.places.length)
}

/** Shown by the rules and in the current mode of the section. */
function isShown(source: SearchSource, field: string): boolean {
  const record = sourceRecord(source)
  return (
    fieldState(source.entity, field, { ...record.facts, ...record.values }, record.overlay).visible &&
    isDrawnIn(source, record, field)
  )
}
