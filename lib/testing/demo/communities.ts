import { GUANGZHOU_SCHEMATIC, type LngLat } from '../../domain/place/guangzhou.ts'
import { divisionName } from '../../backend/national-divisions.ts'
import type { NewRow } from '../../backend/store.ts'
import { filledOnly } from '../../backend/seed/rows/filled.ts'
import { GUANGZHOU, SHENZHEN, type Place } from './places.ts'
import { createRandom, type Random } from './random.ts'

const SEED = 20_990_103
const MOST_HOMES = 4_200

/** Marks a name as invented: no real housing estate has a name that starts like this. */
const MARKS = ['示例', '演示', '样本', '测试'] as const
const LANDSCAPES = [
  '云溪',
  '翠湖',
  '丽江',
  '金穗',
  '碧桐',
  '星河',
  '海悦',
  '荔香',
  '东篱',
  '南岸',
  '北苑',
  '锦绣',
  '华庭',
  '尚品',
  '临江',
  '岭南',
  '珠水',
  '凤凰',
  '白鹭',
  '梧桐',
  '桂香',
  '紫荆',
  '木棉',
  '榕荫',
  '流云',
  '麓景',
  '晓风',
  '滨海',
  '观澜',
  '望月',
] as const
const KINDS = ['花园', '雅苑', '公馆', '新村', '华府', '家园', '广场', '轩', '名城', '里'] as const
const ROADS = ['示例路', '演示路', '示例大道', '样本街', '演示东路', '示例西街'] as const

/** Rough centres of Shenzhen's districts in GCJ-02; those of Guangzhou are on its schematic map. */
const SHENZHEN_CENTRES: Readonly<Record<string, LngLat>> = {
  '440303': [114.131, 22.548],
  '440304': [114.055, 22.541],
  '440305': [113.93, 22.533],
  '440306': [113.884, 22.555],
  '440307': [114.247, 22.72],
  '440309': [114.045, 22.697],
}
const CENTRES: Readonly<Record<string, LngLat>> = {
  ...SHENZHEN_CENTRES,
  ...Object.fromEntries(GUANGZHOU_SCHEMATIC.districts.map(({ code, centre }) => [code, centre])),
}

/** How many estates there are in each city. */
const PLAN: readonly (readonly [Place, number])[] = [
  [GUANGZHOU, 132],
  [SHENZHEN, 84],
]

/** Invented housing estates of both cities. */
export const COMMUNITY_ROWS: readonly NewRow[] = communities()

function communities(): readonly NewRow[] {
  const random = createRandom(SEED)
  const names = random.shuffled(LANDSCAPES.flatMap((landscape) => KINDS.map((kind) => `${landscape}${kind}`)))
  let taken = 0
  return PLAN.flatMap(([place, count]) =>
    Array.from({ length: count }, (_, index) => {
      const [area] = place.districts[index % place.districts.length] ?? place.districts[0] ?? ['']
      const name = names[taken % names.length] ?? ''
      const mark = MARKS[taken % MARKS.length] ?? MARKS[0]
      taken += 1
      return communityRow(random, place, area, mark, name, taken)
    }),
  )
}

function communityRow(
  random: Random,
  { province, city }: Place,
  area: string,
  mark: string,
  name: string,
  serial: number,
): NewRow {
  const [lng, lat] = near(random, CENTRES[area] ?? [113.27, 23.13])
  return {
    key: `C${area}${String(serial).padStart(3, '0')}`,
    project: null,
    city: null,
    values: filledOnly({
      communityName: `${mark}${name}`,
      communityAlias: random.chance(0.4) ? `${name}${random.pick(['一期', '二期', '南区', '北区'])}` : null,
      communityProvince: province,
      communityCity: city,
      communityArea: area,
      communityAddress: `${divisionName(area) ?? ''}${random.pick(ROADS)}${random.whole(1, 399)}号（演示地址）`,
      communityBuiltYear: String(random.whole(1992, 2023)),
      communityHomes: random.whole(12, MOST_HOMES / 10) * 10,
      communityEnabled: 1,
      communityLng: lng,
      communityLat: lat,
    }),
  }
}

/** A random point within a few kilometres. */
function near(random: Random, [lng, lat]: LngLat): LngLat {
  const off = () => random.whole(-25_000, 25_000) / 1_000_000
  return [Number((lng + off()).toFixed(6)), Number((lat + off()).toFixed(6))]
}
