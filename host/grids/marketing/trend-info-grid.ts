import { defineGrid, flag, integer, month, number, region, rowsFor, text, yuan } from 'fangkit/domain'
import { listEntity } from '../list-entity.ts'
import { SWITCHED } from '../switched.ts'

/** Monthly prices and deals by district. @source ROU-005 (/TrendInfoGrid) */
export const trendInfoGrid = defineGrid({
  name: 'TrendInfoGrid',
  title: '行情动态',
  about: '各区域每月行情，供答复客户与撰写文章时查阅。',
  entity: listEntity({
    service: 'TrendInfo',
    title: '行情',
    fields: {
      trendMonth: month('月份', { required: true, indexed: true }),
      trendProvince: region('province', '省份', { default: '440000' }),
      trendCity: region('city', '城市', { parent: 'trendProvince', indexed: true, default: '440100' }),
      trendArea: region('area', '区域', { required: true, parent: 'trendCity', indexed: true }),
      trendDeals: integer('成交套数', { min: 0, max: 999999, indexed: true }),
      trendPrice: yuan('成交均价（元/㎡）', { indexed: true }),
      trendChange: number('环比', {
        stored: 'percent',
        shown: 'percent',
        precision: 2,
        min: -100,
        max: 100,
        indexed: true,
      }),
      trendListed: integer('挂牌套数', { min: 0, max: 999999, indexed: true }),
      trendDays: integer('平均成交天数', { min: 0, max: 9999, indexed: true }),
      trendSource: text('来源', { maxLength: 60, indexed: true }),
      enabled: flag('启用', { default: 1, indexed: true }),
    },
  }),
  columns: [
    'trendMonth',
    'trendArea',
    'trendDeals',
    'trendPrice',
    'trendChange',
    'trendListed',
    'trendDays',
    'trendSource',
    'enabled',
    'updTime',
  ],
  search: ['trendMonth', 'trendArea', 'enabled'],
  sort: { field: 'trendMonth', order: 'desc' },
  scope: 'city',
  cityField: 'trendCity',
  open: 'trendMonth',
  pinned: ['trendMonth', 'trendArea'],
  unique: [['trendMonth', 'trendArea']],
  ...SWITCHED,
})

export const trendInfoRows = rowsFor(
  trendInfoGrid,
  ['trendMonth', 'trendArea', 'trendDeals', 'trendPrice', 'trendChange', 'trendListed', 'trendDays', 'trendSource'],
  [
    ['2026-08', '440106', 412, 52_100, 0.4, 6_120, 96, '演示数据'],
    ['2026-08', '440104', 298, 48_600, -0.3, 4_210, 104, '演示数据'],
    ['2026-08', '440105', 276, 43_900, 0.1, 5_030, 110, '演示数据'],
    ['2026-08', '440103', 221, 39_800, -0.6, 3_760, 118, '演示数据'],
    ['2026-08', '440111', 389, 31_200, 0.2, 7_410, 121, '演示数据'],
    ['2026-08', '440113', 455, 29_800, 0.7, 8_230, 109, '演示数据'],
    ['2026-08', '440118', 367, 17_600, -1.1, 9_120, 142, '演示数据'],
    ['2026-07', '440106', 398, 51_900, 0.2, 6_040, 98, '演示数据'],
    ['2026-07', '440104', 285, 48_740, 0.1, 4_180, 106, '演示数据'],
    ['2026-07', '440105', 281, 43_860, -0.2, 4_990, 111, '演示数据'],
    ['2026-07', '440113', 431, 29_600, 0.3, 8_160, 112, '演示数据'],
    ['2026-07', '440118', 352, 17_800, -0.8, 9_050, 145, '演示数据'],
  ],
)
