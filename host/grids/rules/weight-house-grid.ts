import { code, defineGrid, flag, integer, percent, rowsFor, text, textarea } from 'fangkit/domain'
import { listEntity } from '../list-entity.ts'
import { SWITCHED } from '../switched.ts'

/**
 * How much each wish counts when houses are searched for a buyer, and how far a house may deviate from it.
 * @source ROU-003 (/WeightHouseGrid), ruling 2
 */
export const weightHouseGrid = defineGrid({
  name: 'WeightHouseGrid',
  title: '找房匹配权重',
  about: '业务员为客户筛选房源时共同的取舍口径；系统没有房源库，不自动匹配。',
  entity: listEntity({
    service: 'WeightHouse',
    title: '匹配项',
    fields: {
      weightFor: code('HOUSE_FACT', '房源匹配因素', { required: true, indexed: true }),
      weightHouse: code('HF75', '房屋类型', { indexed: true, hint: '为空表示所有类型' }),
      weightValue: integer('权重', {
        required: true,
        min: 0,
        max: 100,
        indexed: true,
        hint: '同一房屋类型下各项权重按比例折算',
      }),
      weightBetter: code('WEIGHT_BETTER', '取舍方向', { required: true, indexed: true }),
      weightMiss: percent('允许偏差', { min: 0, max: 1, precision: 0, indexed: true, hint: '超出偏差的房源不推荐' }),
      weightMust: flag('客户提出即必须满足', { default: 0, indexed: true }),
      weightFull: text('最佳', { maxLength: 60, indexed: true }),
      weightSort: integer('排序', { min: 0, max: 9_999, indexed: true }),
      weightMemo: textarea('说明', { maxLength: 300 }),
      enabled: flag('启用', { default: 1, indexed: true }),
    },
  }),
  columns: [
    'weightFor',
    'weightHouse',
    'weightValue',
    'weightBetter',
    'weightMiss',
    'weightMust',
    'weightFull',
    'weightMemo',
    'enabled',
    'updTime',
  ],
  search: ['weightFor', 'weightHouse', 'weightBetter', 'weightMust', 'enabled'],
  sort: { field: 'weightValue', order: 'desc' },
  scope: 'all',
  reason: 'Houses are chosen alike in every city.',
  open: 'weightFor',
  pinned: ['weightFor'],
  unique: [['weightFor', 'weightHouse']],
  ...SWITCHED,
})

export const weightHouseRows = rowsFor(
  weightHouseGrid,
  [
    'weightSort',
    'weightFor',
    'weightHouse',
    'weightValue',
    'weightBetter',
    'weightMiss',
    'weightMust',
    'weightFull',
    'weightMemo',
  ],
  [
    [10, 'PRICE', 'HF7501', 30, 'LOW', 0.1, 1, '不超预算', '超预算一成以上不看'],
    [20, 'AREA', 'HF7501', 15, 'HIGH', 0.1, 0, '不小于要求', null],
    [30, 'LAYOUT', 'HF7501', 15, 'YES', null, 0, '户型一致', '少一房须先征得同意'],
    [40, 'METRO', 'HF7501', 10, 'LOW', 0.5, 0, '500 米内', null],
    [50, 'SCHOOL', 'HF7501', 10, 'YES', null, 1, '有所需学位', '学位名额须先核实'],
    [60, 'FLOOR', 'HF7501', 5, 'YES', null, 0, '在意向楼层', null],
    [70, 'AGE', 'HF7501', 10, 'LOW', 0.2, 0, '10 年内', '影响贷款年限'],
    [80, 'NOISE', 'HF7501', 5, 'YES', null, 0, '不临主干道', null],
    [90, 'PRICE', 'HF7503', 40, 'LOW', 0.05, 1, '不超预算', '公寓贷款成数低，更看重总价'],
    [100, 'METRO', 'HF7503', 30, 'LOW', 0.3, 0, '300 米内', '以出租为目的的客户'],
    [110, 'PRICE', 'HF7502', 50, 'LOW', 0.05, 1, '不超预算', null],
    [120, 'AREA', 'HF7502', 30, 'HIGH', 0.05, 1, '不小于要求', '按经营用途核实层高'],
  ],
  {
    dictionaries: [
      {
        code: 'HOUSE_FACT',
        name: '房源匹配因素',
        entries: [
          ['PRICE', '总价'],
          ['AREA', '面积'],
          ['LAYOUT', '户型'],
          ['METRO', '地铁'],
          ['SCHOOL', '学位'],
          ['FLOOR', '楼层'],
          ['AGE', '房龄'],
          ['NOISE', '安静'],
        ],
      },
      {
        code: 'WEIGHT_BETTER',
        name: '评分方向',
        entries: [
          ['HIGH', '越高越好'],
          ['LOW', '越低越好'],
          ['YES', '有则满分'],
        ],
      },
    ],
  },
)
