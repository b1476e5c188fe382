import { LATIN, type NameReadings, type NameUnit, normalName, unitsOf } from './name-units.ts'

/** Words that count something: after a number they begin no name of a street or an estate. */
const AFTER_NUMBER = /^(单元|号楼|号院|[号栋幢座梯室房楼层期弄])/u
/** Ways to read one name in an address; further ones are left out. */
const MOST_WAYS = 4
const LONGEST = 400
/** One letter would find nearly every address. */
const FEWEST = 2

/** A street, an estate or another name in an address. */
interface PlaceName {
  readonly units: readonly NameUnit[]
  /** First letters of its pinyin, the likeliest first. */
  readonly ways: readonly string[]
}

/** The text to look for among first letters when this was typed; null when it can be none. */
export function askedInitials(typed: string): string | null {
  const text = normalName(typed)
  return text.length >= FEWEST && /^[a-z]+$/.test(text) ? text : null
}

/**
 * The first letters of the streets and estates in an address, such as `slejl csgg` for 示例二街7号测试公馆; empty without
 * any. An address is found by any part of one of these words.
 */
export function placeInitials(address: string, readings: NameReadings): string {
  return [...new Set(placeNames(address, readings).flatMap(({ ways }) => ways))].join(' ').slice(0, LONGEST)
}

/** Which characters of an address the typed first letters represent: `from` included, `to` not. */
export function findInPlace(
  address: string,
  typed: string,
  readings: NameReadings | undefined,
): { readonly from: number; readonly to: number } | null {
  const asked = askedInitials(typed)
  if (asked === null || !readings) return null
  for (const { units, ways } of placeNames(address, readings)) {
    for (const way of ways) {
      const at = way.indexOf(asked)
      if (at >= 0) return { from: units[at]?.from ?? 0, to: units[at + asked.length - 1]?.to ?? 0 }
    }
  }
  return null
}

function placeNames(address: string, readings: NameReadings): readonly PlaceName[] {
  const names: NameUnit[][] = [[]]
  for (const unit of unitsOf(address, readings)) {
    if (LATIN.test(unit.text) || unit.readings.length === 0) names.push([])
    else names.at(-1)?.push(unit)
  }
  return names.flatMap((units, at) => {
    const skipped = at === 0 ? 0 : (AFTER_NUMBER.exec(units.map(({ text }) => text).join(''))?.[0].length ?? 0)
    const named = units.slice(skipped)
    return named.length < FEWEST ? [] : [{ units: named, ways: waysToRead(named) }]
  })
}

function waysToRead(units: readonly NameUnit[]): readonly string[] {
  let ways: readonly string[] = ['']
  for (const { readings } of units) {
    const letters = [...new Set(readings.map((reading) => reading.charAt(0)))]
    ways = letters.flatMap((letter) => ways.map((way) => way + letter)).slice(0, MOST_WAYS)
  }
  return ways
}
