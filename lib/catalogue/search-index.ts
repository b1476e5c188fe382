import type { Composite, Entity } from './entity.ts'
import { fieldState, groupLabelOf, labelOf, titleOf } from './field-state.ts'
import type { Scope } from './kind.ts'
import { NO_OVERLAY, type Overlay } from './overlay.ts'

/** A place the keyword search can jump to. @public */
export interface SearchEntry {
  readonly group: string
  readonly name: string
  /** Section, group and field label, joined by a dash. */
  readonly path: string
}

/** A field as the keyword search knows it, visible or hidden by a rule. @public */
export interface FieldPlace {
  /** Name of the group in the entity. */
  readonly group: string
  /** Wire name of the field. */
  readonly name: string
  /** Section, group, field. Has more parts where the section is inside something else. */
  readonly parts: readonly string[]
  /** Label of the control this field shares with others; null for a control of its own. */
  readonly control: string | null
  /** True for the first field of its control. */
  readonly leads: boolean
  /** False while a rule or the metadata hides the field. */
  readonly shown: boolean
}

/** A field found by a keyword. @public */
export interface FoundField<P extends FieldPlace = FieldPlace> {
  /** The field, as it was passed in. */
  readonly place: P
  /** The text on screen, joined by a dash. */
  readonly path: string
  /** Which characters of the path (UTF-16 offsets) the keyword matched. */
  readonly matched: ReadonlySet<number>
}

const DASH = '-'
/** Keywords with fewer letters than this occur in too many wire names to identify one. */
const WIRE_NAME_FROM = 4

/** Entries for the visible fields of an entity, in screen order. */
export function searchIndex(entity: Entity, scope: Scope, overlay: Overlay = NO_OVERLAY): readonly SearchEntry[] {
  return fieldPlaces(entity, scope, overlay)
    .filter(({ shown }) => shown)
    .map(({ group, name, parts }) => ({ group, name, path: parts.join(DASH) }))
}

/**
 * Every declared field in screen order, including hidden ones. Leaves out fields that are never shown to anyone.
 * @param above what contains the section, such as its title and the name of a row; the title of the entity when absent
 * @source PRJ-030, PRJ-031
 */
export function fieldPlaces(
  entity: Entity,
  scope: Scope,
  overlay: Overlay = NO_OVERLAY,
  above: readonly string[] = [titleOf(entity, scope)],
): readonly FieldPlace[] {
  const controls = new Map<string, Composite>(
    Object.values(entity.composites).flatMap((composite) => composite.parts.map((part) => [part, composite] as const)),
  )
  return Object.entries(entity.groups).flatMap(([group, declared]) =>
    Object.entries(declared.fields).flatMap(([name, { hidden }]): readonly FieldPlace[] => {
      if (hidden) return []
      const control = controls.get(name)
      return [
        {
          group,
          name,
          parts: [...above, groupLabelOf(declared, scope), labelOf(entity, name, scope, overlay)],
          control: control?.label ?? null,
          leads: control === undefined || control.parts[0] === name,
          shown: fieldState(entity, name, scope, overlay).visible,
        },
      ]
    }),
  )
}

/** How well a field answers a keyword; lower is better. */
const RANK = { whole: 0, start: 1, inLabel: 2, inPath: 3, scattered: 4, wireName: 5 } as const

/**
 * The fields that match a keyword: words in any order, anywhere in the path; scattered characters of a label in their
 * order; or the name on the wire. The best match comes first, hidden fields last; equal matches keep the screen order.
 * @source PRJ-030, PRJ-032
 */
export function matchPlaces<P extends FieldPlace>(places: readonly P[], keyword: string): readonly FoundField<P>[] {
  const words = plain(keyword)
    .split(/[\s-]+/)
    .filter((word) => word !== '')
  if (words.length === 0) return []
  const found = places.flatMap((place, order) => {
    const best =
      matchOne(place, place.parts, words) ??
      (place.control !== null && place.leads
        ? matchOne(place, [...place.parts.slice(0, -1), place.control], words)
        : null)
    return best === null ? [] : [{ ...best, place, order }]
  })
  return found
    .sort((a, b) => Number(b.place.shown) - Number(a.place.shown) || a.rank - b.rank || a.order - b.order)
    .map(({ place, path, matched }) => ({ place, path, matched }))
}

function matchOne(
  { name }: FieldPlace,
  parts: readonly string[],
  words: readonly string[],
): { readonly rank: number; readonly path: string; readonly matched: ReadonlySet<number> } | null {
  const path = parts.join(DASH)
  const text = plain(path)
  const start = text.length - plain(parts.at(-1) ?? '').length
  const label = text.slice(start)
  if (words.every((word) => text.includes(word))) {
    const joined = words.join('')
    const rank =
      label === joined
        ? RANK.whole
        : label.startsWith(joined)
          ? RANK.start
          : words.some((word) => label.includes(word))
            ? RANK.inLabel
            : RANK.inPath
    return { rank, path, matched: new Set(words.flatMap((word) => occurrences(text, word))) }
  }
  const scattered = scatter(label, words.join(''))
  if (scattered !== null) return { rank: RANK.scattered, path, matched: new Set(scattered.map((at) => start + at)) }
  return words.every((word) => word.length >= WIRE_NAME_FROM && name.toLowerCase().includes(word))
    ? { rank: RANK.wireName, path, matched: new Set() }
    : null
}

/** Every position of the word in the text, character by character. */
function occurrences(text: string, word: string): readonly number[] {
  const places: number[] = []
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length))
    for (let step = 0; step < word.length; step++) places.push(at + step)
  return places
}

/** Positions of the characters in their order, with others between them; a single character does not count. */
function scatter(label: string, requested: string): readonly number[] | null {
  if (requested.length < 2) return null
  const places: number[] = []
  let from = 0
  for (const letter of requested) {
    const at = label.indexOf(letter, from)
    if (at < 0) return null
    places.push(at)
    from = at + letter.length
  }
  return places
}

/** Lower case, with full-width forms converted; every character keeps its position. */
function plain(text: string): string {
  return Array.from({ length: text.length }, (_, at) => {
    const letter = text.charAt(at)
    const folded = letter.normalize('NFKC').toLowerCase()
    return folded.length === 1 ? folded : letter
  }).join('')
}
