import { reads, type Condition } from '../catalogue/condition.ts'
import type { Entity } from '../catalogue/entity.ts'
import { explain, type CodeLabel, conditionTextsOf, type ConditionTexts } from '../catalogue/explain.ts'
import { type FieldState, fieldState, titleOf } from '../catalogue/field-state.ts'
import { type FieldPlace, fieldPlaces, type FoundField } from '../catalogue/search-index.ts'
import type { Scope } from '../catalogue/kind.ts'
import type { SearchRecord, SearchSource } from './field-search-context.ts'
import { isDrawnIn, sourceRecord } from './source-record.ts'

/** A field of the page with the source that announced it. */
export interface PagePlace extends FieldPlace {
  readonly key: string
  readonly source: SearchSource
  readonly record: SearchRecord
  /** Visible by the rules, but not rendered in the current mode. */
  readonly later: boolean
}
export type Hit = FoundField<PagePlace>

/** Every field of every source, in screen order. */
export function pagePlaces(sources: readonly SearchSource[]): readonly PagePlace[] {
  return sources.flatMap((source, at) => {
    const { entity, places } = source
    const record = sourceRecord(source)
    const titles = places.flatMap(({ title }) => (title === undefined ? [] : [title]))
    const above = titles.length > 0 ? titles : [titleOf(entity, scopeOf(record))]
    return fieldPlaces(entity, scopeOf(record), record.overlay, above).map((place): PagePlace => {
      const isDrawn = isDrawnIn(source, record, place.name)
      return {
        ...place,
        parts: withoutEcho(place.parts),
        shown: place.shown && isDrawn,
        later: place.shown && !isDrawn,
        key: `${at}/${place.name}`,
        source,
        record,
      }
    })
  })
}

/** Removes a group title that repeats the title of the section. */
function withoutEcho(parts: readonly string[]): readonly string[] {
  return parts.filter((part, at) => part !== parts[at - 1])
}

export function stateOf({ source: { entity }, record, name }: PagePlace): FieldState {
  return fieldState(entity, name, scopeOf(record), record.overlay)
}

export function scopeOf({ facts, values }: SearchRecord): Scope {
  return { ...facts, ...values }
}

/** The dictionaries needed to write the conditions of these places in words. */
export function dictionariesOf(hits: readonly Hit[], sources: readonly SearchSource[]): readonly string[] {
  const dicts = hits.flatMap(({ place }) => {
    const { why } = stateOf(place)
    const conditions = [
      place.source.entity.shown[place.name],
      ...[why.hidden, why.locked, why.required].map((reason) =>
        reason?.by === 'condition' ? reason.condition : undefined,
      ),
    ]
    return conditions
      .flatMap((condition) => (condition ? reads(condition) : []))
      .flatMap((name) => ownerOf(name, place.source, sources)?.fields[name]?.dict ?? [])
  })
  return [...new Set(dicts)].sort()
}

/** The texts for conditions at a place: its own labels, and those of other records whose values it reads. */
export function conditionTextsAt(
  { source, record }: PagePlace,
  sources: readonly SearchSource[],
  codeLabel: CodeLabel,
): ConditionTexts {
  const own = conditionTextsOf(source.entity, codeLabel, scopeOf(record), record.overlay)
  const speak = (name: string): ConditionTexts => {
    const owner = ownerOf(name, source, sources)
    return owner === null || owner === source.entity ? own : conditionTextsOf(owner, codeLabel)
  }
  return { label: (name) => speak(name).label(name), value: (name, value) => speak(name).value(name, value) }
}

function ownerOf(name: string, source: SearchSource, sources: readonly SearchSource[]): Entity | null {
  return [source, ...sources].find(({ entity }) => Object.hasOwn(entity.fields, name))?.entity ?? null
}

/** The condition under which the field is shown, in words; null when it is always shown. */
export function shownWhen({ source: { entity }, name }: PagePlace, words: ConditionTexts): string | null {
  const condition: Condition | undefined = entity.shown[name]
  return condition ? explain(condition, words) : null
}
