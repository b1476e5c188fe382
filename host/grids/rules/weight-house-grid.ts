import { weightList } from './weight-list.ts'

/** How much each wish counts when houses are found for somebody. @source ROU-003 (/Weight*), ruling 2 */
export const { grid: weightHouseGrid, rows: weightHouseRows } = weightList({
  name: 'WeightHouseGrid',
  title: '找房匹配权重',
  service: 'WeightHouse',
  facts: { code: 'HOUSE_FACT', name: '房源匹配因素', entries: [['PRICE', '总价'], ['AREA', '面积'], ['LAYOUT', '户型'], ['METRO', '地铁'], ['SCHOOL', '学位'], ['FLOOR', '楼层'], ['AGE', '房龄'], ['NOISE', '安静']] },
  lines: [
    ['PRICE', null, 30, 'LOW', '不超预算', '超预算一成', null],
    ['AREA', null, 15, 'HIGH', '不小于要求', '小一成以上', null],
    ['LAYOUT', null, 15, 'YES', '户型一致', '少一房', null],
    ['METRO', null, 10, 'LOW', '500 米内', '2 公里以上', null],
    ['SCHOOL', null, 10, 'YES', '有所需学位', '无', '有学位要求时'],
    ['FLOOR', null, 5, 'YES', '在意向楼层', '不在', null],
    ['AGE', null, 5, 'LOW', '10 年内', '30 年以上', null],
    ['NOISE', null, 5, 'YES', '不临主干道', '临高架', null],
    ['PRICE', 'HF9902', 40, 'LOW', '不超预算', '超预算一成', '公积金客户更看重总价'],
    ['METRO', 'HF9902', 20, 'LOW', '500 米内', '2 公里以上', null],
    ['AREA', 'HF9902', 20, 'HIGH', '不小于要求', '小一成以上', null],
    ['SCHOOL', 'HF9902', 20, 'YES', '有所需学位', '无', null],
  ],
})
