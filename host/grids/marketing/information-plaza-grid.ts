import { code, date, defineGrid, flag, integer, region, rowsFor, text, textarea, yuan } from 'fangkit/domain'
import { listEntity } from '../list-entity.ts'
import { SWITCHED } from '../switched.ts'

/** What is posted for all partners: wanted, offered, to be helped with. @source ROU-011 (InformationPlaza) */
export const informationPlazaGrid = defineGrid({
  name: 'InformationPlaza',
  title: '信息广场',
  about: '同行与客户发布的供需信息，供业务员跟进。',
  entity: listEntity({
    service: 'InformationPlaza',
    title: '信息',
    fields: {
      plazaTitle: text('标题', { required: true, maxLength: 80, indexed: true }),
      plazaKind: code('PLAZA_KIND', '类别', { required: true, indexed: true }),
      plazaProvince: region('province', '省份', { default: '440000' }),
      plazaCity: region('city', '城市', { parent: 'plazaProvince', indexed: true, default: '440100' }),
      plazaArea: region('area', '区域', { parent: 'plazaCity', indexed: true }),
      plazaPrice: yuan('金额', { indexed: true, shown: 'wan' }),
      plazaFrom: text('发布方', { maxLength: 40, indexed: true }),
      plazaDay: date('发布日期', { required: true, indexed: true }),
      plazaUntil: date('有效期至', { indexed: true }),
      plazaReplies: integer('回应数', { min: 0, max: 9999, indexed: true }),
      plazaText: textarea('内容', { maxLength: 1000 }),
      enabled: flag('启用', { default: 1, indexed: true }),
    },
  }),
  columns: ['plazaTitle', 'plazaKind', 'plazaArea', 'plazaPrice', 'plazaFrom', 'plazaDay', 'plazaUntil', 'plazaReplies', 'enabled', 'updTime'],
  search: ['plazaTitle', 'plazaKind', 'plazaArea', 'plazaDay', 'enabled'],
  sort: { field: 'plazaDay', order: 'desc' },
  scope: 'city',
  cityField: 'plazaCity',
  open: 'plazaTitle',
  pinned: ['plazaTitle'],
  ...SWITCHED,
})

export const informationPlazaRows = rowsFor(informationPlazaGrid, ['plazaTitle', 'plazaKind', 'plazaArea', 'plazaPrice', 'plazaFrom', 'plazaDay', 'plazaUntil', 'plazaReplies', 'plazaText'], [
  ['求购天河两房', 'WANT', '440106', 3_500_000, '示例合作中介甲', '2026-06-02', '2026-08-31', 6, '客户首套，公积金贷款，可接受楼龄二十年内。'],
  ['放盘越秀三房', 'SELL', '440104', 6_200_000, '示例合作中介乙', '2026-06-05', '2026-09-05', 9, '业主自住，无贷款。'],
  ['急需垫资赎楼', 'MONEY', '440105', 1_800_000, '示例合作中介甲', '2026-06-11', '2026-06-30', 4, '用款三十天，已有同贷书。'],
  ['求购增城商铺', 'WANT', '440118', 2_000_000, '示例合作中介丙', '2026-06-20', '2026-09-20', 2, null],
  ['招合作网点', 'COOPERATE', null, null, '示例按揭服务部', '2026-06-25', null, 11, '白云、花都各一家。'],
  ['放盘番禺复式', 'SELL', '440113', 4_800_000, '示例合作中介丁', '2026-07-03', '2026-10-03', 5, null],
  ['客户转介：经营贷', 'MONEY', '440111', 3_000_000, '示例会计事务所', '2026-07-09', '2026-08-09', 3, '流水充足，房产已抵押需转贷。'],
  ['求租商住两用', 'WANT', '440103', null, '示例合作中介乙', '2026-07-15', '2026-08-15', 1, null],
  ['放盘黄埔新房', 'SELL', '440112', 3_900_000, '示例合作中介丙', '2026-07-28', '2026-10-28', 7, '已满二，可带押过户。'],
  ['评估机构询价', 'COOPERATE', null, null, '示例评估公司', '2026-08-05', null, 2, '批量询价合作。'],
  ['求购海珠小户型', 'WANT', '440105', 2_200_000, '示例合作中介甲', '2026-08-19', '2026-11-19', 4, null],
  ['垫资资金对接', 'MONEY', null, 10_000_000, '示例资金方', '2026-09-01', null, 8, '单笔不超过五百万元，须合法合规。'],
], { dictionaries: [
  { code: 'PLAZA_KIND', name: '信息类别', entries: [['WANT', '求购求租'], ['SELL', '放盘'], ['MONEY', '资金'], ['COOPERATE', '合作']] },
] })
