/**
 * The readings of every character of a name in pinyin without tones: a list for each code point, the likeliest reading
 * first (for a surname, its reading as a surname).
 * @public
 */
export type NameReadings = (name: string) => readonly (readonly string[])[]

/** One character of a name, or a run of Latin letters and digits, which people type as a word. */
export interface NameUnit {
  readonly text: string
  readonly from: number
  readonly to: number
  readonly readings: readonly string[]
}

/** Readings of one character that are searched; the others are rare. */
const MOST_READINGS = 3
export const LATIN = /^[a-z0-9]+$/
const IGNORED = /[\s·•.,'\-_]/gu

/** A name, or what was typed for one, without width, case, blanks and dots. */
export const normalName = (text: string): string => text.normalize('NFKC').toLowerCase().replace(IGNORED, '')

/** The characters of a name in their order, with Latin words as one unit each, and without blanks and dots. */
export function unitsOf(name: string, readings?: NameReadings): readonly NameUnit[] {
  const characters = [...name]
  const read = readings?.(name) ?? []
  const units: NameUnit[] = []
  for (const [at, character] of characters.entries()) {
    const text = normalName(character)
    if (text === '') continue
    const last = units.at(-1)
    if (LATIN.test(text) && last && last.to === at && LATIN.test(last.text)) {
      units[units.length - 1] = latin(last.text + text, last.from, at + 1)
    } else if (LATIN.test(text)) {
      units.push(latin(text, at, at + 1))
    } else {
      const known = (read[at] ?? []).map((reading) => reading.toLowerCase()).filter((reading) => LATIN.test(reading))
      units.push({ text, from: at, to: at + 1, readings: known.slice(0, MOST_READINGS) })
    }
  }
  return units
}

const latin = (text: string, from: number, to: number): NameUnit => ({ text, from, to, readings: [text] })

/**
 * The readings of a text, written for a page that has no dictionary: `xiang mu`, with a slash between readings of one
 * character and `-` where there is none.
 */
export function readingsText(text: string, readings: NameReadings | undefined): string | null {
  if (!readings) return null
  return readings(text)
    .map((one) => one.filter((reading) => LATIN.test(reading)).join('/') || '-')
    .join(' ')
}

/** Reads what {@link readingsText} wrote. @public */
export const readingsOf =
  (written: string): NameReadings =>
  () =>
    written.split(' ').map((one) => one.split('/'))
