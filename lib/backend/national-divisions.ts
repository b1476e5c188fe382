import { areaList } from '@vant/area-data'

/** A province, city or district of the national list. */
export interface Division {
  readonly code: string
  readonly name: string
  readonly parent: string | null
}

/** Names of entries that are no real place: the list uses them to fill a level that a province does not have. */
const PLACEHOLDER = /^(?:县|省直辖县|市辖区|自治区直辖县级行政区划)$/

const parentOf = (code: string): string | null =>
  code.endsWith('0000') ? null : code.endsWith('00') ? `${code.slice(0, 2)}0000` : `${code.slice(0, 4)}00`

const all: ReadonlyMap<string, Division> = new Map(
  [areaList.province_list, areaList.city_list, areaList.county_list].flatMap((level) =>
    Object.entries(level).map(([code, name]) => [code, { code, name, parent: parentOf(code) }] as const),
  ),
)

/**
 * Children of a division; provinces for an empty parent. A placeholder is replaced by its own children, so that every
 * place can be reached.
 */
export function divisionsUnder(parent: string | null): readonly Division[] {
  const children = [...all.values()].filter((division) => division.parent === parent)
  return children.flatMap((child) => (PLACEHOLDER.test(child.name) ? divisionsUnder(child.code) : [child]))
}

/** The name of a division, or null for a code the list does not know. */
export function divisionName(code: string): string | null {
  return all.get(code)?.name ?? null
}
