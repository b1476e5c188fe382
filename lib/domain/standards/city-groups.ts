/** A city a user can choose. @public */
export interface City {
  /** Division code. */
  readonly code: string
  /** In Chinese; its first character decides the group. */
  readonly name: string
}
/** Cities grouped by neighbouring initial letters. @public */
export interface CityGroup<C extends City = City> {
  /** The letters of the group: `ABCDEF`. */
  readonly letters: string
  /** In the order of their pronunciation. */
  readonly cities: readonly C[]
}

/** @source SHL-019 */
const GROUPS = ['ABCDEF', 'GHIJ', 'KLMN', 'PQRSTUVW', 'XYZ'] as const

/** The first character of each letter in the order of pronunciation; no syllable begins with I, U or V. */
const FIRST_OF: readonly (readonly [letter: string, character: string])[] = [
  ['A', '阿'],
  ['B', '八'],
  ['C', '嚓'],
  ['D', '咑'],
  ['E', '妸'],
  ['F', '发'],
  ['G', '旮'],
  ['H', '哈'],
  ['J', '丌'],
  ['K', '咔'],
  ['L', '垃'],
  ['M', '妈'],
  ['N', '拏'],
  ['O', '噢'],
  ['P', '妑'],
  ['Q', '七'],
  ['R', '呥'],
  ['S', '仨'],
  ['T', '他'],
  ['W', '屲'],
  ['X', '夕'],
  ['Y', '丫'],
  ['Z', '帀'],
]
/** Cities whose first character is pronounced differently than usual. */
const SPOKEN: Readonly<Record<string, string>> = {
  重庆: 'C',
  长春: 'C',
  长沙: 'C',
  长治: 'C',
  厦门: 'X',
  蚌埠: 'B',
  亳州: 'B',
  六安: 'L',
  台州: 'T',
  儋州: 'D',
  衢州: 'Q',
  漯河: 'L',
  濮阳: 'P',
  郴州: 'C',
  泸州: 'L',
  朝阳: 'C',
}
/** Entries of the national list that are not cities. @source SHL-020, OPN-076 */
const NO_CITY = /^(?:县|省直辖县|自治区直辖县级行政区划)$/

/**
 * The cities in groups of letters, each group in the order of pronunciation; empty groups are left out.
 *
 * @source SHL-019, SHL-020, OPN-077
 * @public
 */
export function groupedCities<C extends City>(cities: readonly C[]): readonly CityGroup<C>[] {
  const order = new Intl.Collator('zh-CN-u-co-pinyin')
  const listed = cities
    .filter(({ name }) => !NO_CITY.test(name))
    .map((city) => ({ city, letter: letterOf(city.name, order) }))
    .sort((a, b) => a.letter.localeCompare(b.letter, 'en') || order.compare(a.city.name, b.city.name))
  return GROUPS.map((letters, index) => ({
    letters,
    cities: listed
      .filter(
        ({ letter }) =>
          letters.includes(letter) || (index === GROUPS.length - 1 && !GROUPS.some((group) => group.includes(letter))),
      )
      .map(({ city }) => city),
  })).filter(({ cities: some }) => some.length > 0)
}

function letterOf(name: string, order: Intl.Collator): string {
  const spoken = SPOKEN[name.replace(/市$/, '')]
  if (spoken) return spoken
  return (
    FIRST_OF.findLast(([, character]) => order.compare(name.slice(0, 1), character) >= 0)?.[0] ??
    name.slice(0, 1).toUpperCase()
  )
}
