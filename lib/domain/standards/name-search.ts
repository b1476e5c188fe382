import { LATIN, type NameReadings, type NameUnit, normalName, unitsOf } from './name-units.ts'

/** The characters of a name that what was typed represents, as code points: `from` included, `to` not. @public */
export interface NameMatch {
  /** Index of the first matched character. */
  readonly from: number
  /** Index after the last matched character. */
  readonly to: number
  /** `text`: by its characters; `pinyin`: by their sound. */
  readonly by: 'text' | 'pinyin'
  /** 0 is the best: the whole name, then its beginning, then its beginning in pinyin, then anything else. */
  readonly rank: number
}

/** One way to write a part of a name. */
interface NamePart {
  readonly text: string
  readonly from: number
  readonly to: number
  readonly by: NameMatch['by']
  /** False when it takes another than the likeliest reading. */
  readonly likely: boolean
}

const LONGEST_PART = 8
/** In longer names, full syllables and first letters are not mixed. */
const LONGEST_MIXED = 4
const LONGEST_SPELT = 6
/** Limits names whose characters have many readings. */
const MOST_SPELT_FROM = 150

/**
 * Everything a name is found by: any of its parts, the pinyin from any character on with its last syllable unfinished,
 * the first letters, and mixtures such as `zhoujl`. A store keeps them as a list, so that a name is found by equality.
 */
export function nameParts(name: string, readings?: NameReadings): readonly string[] {
  return [...new Set([...partsOf(name, readings)].map(({ text }) => text))]
}

/** The parts to look for when this was typed; all of them must be there. Null when nothing was typed. */
export function askedParts(typed: string): readonly string[] | null {
  const text = normalName(typed)
  if (text === '') return null
  const units = [...text]
  return units.length <= LONGEST_PART || LATIN.test(text)
    ? [text]
    : [units.slice(0, LONGEST_PART).join(''), units.slice(-LONGEST_PART).join('')]
}

/** Where a name contains what was typed, by its characters or their pinyin; null when it does not. @public */
export function findInName(name: string, typed: string, readings?: NameReadings): NameMatch | null {
  const text = normalName(typed)
  if (text === '') return null
  const units = unitsOf(name)
  const whole = units.map((unit) => unit.text).join('')
  const at = whole.indexOf(text)
  if (at >= 0) {
    const ends = unitsBetween(units, at, at + text.length)
    return { ...ends, by: 'text', rank: whole === text ? 0 : at === 0 ? 1 : 4 }
  }
  const found = [...partsOf(name, readings)]
    .filter((part) => part.text === text)
    .map(({ from, to, by, likely }) => ({ from, to, by, rank: (from === 0 ? 2 : 5) + (likely ? 0 : 1) }))
  return found.sort((a, b) => a.rank - b.rank)[0] ?? null
}

function unitsBetween(units: readonly NameUnit[], start: number, end: number): { from: number; to: number } {
  let at = 0
  const inside = units.filter(({ text }) => {
    const before = at
    at += text.length
    return before < end && at > start
  })
  return { from: inside[0]?.from ?? 0, to: inside.at(-1)?.to ?? 0 }
}

function* partsOf(name: string, readings?: NameReadings): Generator<NamePart> {
  const units = unitsOf(name, readings)
  for (const [start, first] of units.entries()) {
    let text = ''
    for (const unit of units.slice(start, start + LONGEST_PART)) {
      text += unit.text
      yield { text, from: first.from, to: unit.to, by: 'text', likely: true }
    }
  }
  const mixed = units.length <= LONGEST_MIXED
  // Each way has a limit of its own, so that the many mixtures leave out none of the first letters.
  const ways: readonly Way[] = ['full', 'initials', ...(mixed ? (['any'] as const) : [])]
  for (const start of units.keys()) for (const way of ways) yield* firstOf(spelt(units, start, way), MOST_SPELT_FROM)
}

type Way = 'any' | 'full' | 'initials'

/** The pinyin from one character on, shortest first within each reading. */
function* spelt(units: readonly NameUnit[], start: number, way: Way): Generator<NamePart> {
  const origin = units[start]
  if (!origin) return
  let open: readonly { readonly text: string; readonly likely: boolean }[] = [{ text: '', likely: true }]
  for (const unit of units.slice(start, start + LONGEST_SPELT)) {
    if (unit.readings.length === 0) return
    const next: { text: string; likely: boolean }[] = []
    for (const { text, likely } of open) {
      for (const [turn, reading] of unit.readings.entries()) {
        const sure = likely && turn === 0
        const letters = way === 'initials' ? 1 : reading.length
        for (let length = 1; length <= letters; length += 1)
          yield { text: text + reading.slice(0, length), from: origin.from, to: unit.to, by: 'pinyin', likely: sure }
        if (way !== 'initials') next.push({ text: text + reading, likely: sure })
        if (way !== 'full') next.push({ text: text + reading.charAt(0), likely: sure })
      }
    }
    open = next
  }
}

function* firstOf<T>(all: Iterable<T>, most: number): Generator<T> {
  let count = 0
  for (const one of all) {
    if (count >= most) return
    count += 1
    yield one
  }
}
