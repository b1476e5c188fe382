import { code, date, defineGrid, flag, image, integer, ROLE, rowsFor, text, textarea, yuan } from 'fangkit/domain'
import { listEntity } from '../list-entity.ts'
import { SWITCHED } from '../switched.ts'

/**
 * Products that points can be exchanged for, with their price in points and how they are delivered.
 * @source ROU-008 (/PsBaseGrid)
 */
export const pointProductGrid = defineGrid({
  name: 'PsBaseGrid',
  title: '积分商品',
  about: '可兑换商品的目录；兑换在“积分记录”中登记，库存由人员维护。',
  entity: listEntity({
    service: 'PsBase',
    title: '积分商品',
    fields: {
      psCode: text('商品编号', { required: true, maxLength: 32, indexed: true }),
      psName: text('商品名称', { required: true, maxLength: 60, indexed: true }),
      psClass: code('PS_CLASS', '类别', { required: true, indexed: true }),
      psPoints: integer('所需积分', { required: true, min: 1, max: 1_000_000, indexed: true }),
      psWorth: yuan('市场价', { max: 100_000, indexed: true }),
      psStock: integer('库存', { required: true, min: 0, max: 100_000, indexed: true }),
      psLimit: integer('每人限兑', { min: 1, max: 999, indexed: true, hint: '不填为不限' }),
      psWay: code('PS_WAY', '交付方式', { required: true, indexed: true }),
      psTo: date('截止日期', { indexed: true }),
      psImage: image('图片'),
      psMemo: textarea('兑换说明', { maxLength: 300 }),
      enabled: flag('上架', { default: 1, indexed: true }),
    },
  }),
  columns: [
    'psCode',
    'psName',
    'psClass',
    'psPoints',
    'psWorth',
    'psStock',
    'psLimit',
    'psWay',
    'psTo',
    'enabled',
    'updTime',
  ],
  search: ['psCode', 'psName', 'psClass', 'psPoints', 'psWay', 'enabled'],
  sort: { field: 'psPoints', order: 'asc' },
  scope: 'all',
  reason: "Points are a person's, whatever city they work in.",
  open: 'psName',
  pinned: ['psCode'],
  unique: [['psCode']],
  ...SWITCHED,
  roles: { write: [ROLE.manager, ROLE.service] },
})

export const pointProductRows = rowsFor(
  pointProductGrid,
  ['psCode', 'psName', 'psClass', 'psPoints', 'psWorth', 'psStock', 'psLimit', 'psWay', 'psTo', 'psMemo', 'enabled'],
  [
    ['PS-001', '咨询费抵扣券 10 元', 'COUPON', 1_000, 10, 500, 5, 'ONLINE', '2027-12-31', '提交订单时使用', 1],
    ['PS-002', '服务费抵扣券 100 元', 'COUPON', 9_500, 100, 200, 2, 'ONLINE', '2027-12-31', '每单限用一张', 1],
    ['PS-003', '示例超市卡 50 元', 'CARD', 5_200, 50, 80, 2, 'POST', '2027-06-30', null, 1],
    ['PS-004', '演示加油卡 100 元', 'CARD', 10_400, 100, 40, 1, 'POST', '2027-06-30', null, 1],
    ['PS-005', '样本保温杯', 'GOODS', 1_500, 39, 120, 3, 'PICKUP', null, '前台领取', 1],
    ['PS-006', '测试雨伞', 'GOODS', 800, 25, 200, 3, 'PICKUP', null, null, 1],
    ['PS-007', '示例体检券', 'SERVICE', 600, 280, 30, 1, 'ONLINE', '2026-12-31', '仅限员工', 1],
    ['PS-008', '搬家服务折扣券', 'SERVICE', 2_000, 80, 60, 1, 'ONLINE', '2027-03-31', '合作机构提供', 1],
    ['PS-009', '开荒保洁两小时', 'SERVICE', 6_800, 120, 25, 1, 'ONLINE', '2027-03-31', null, 1],
    ['PS-010', '演示旅行券', 'SERVICE', 3_000, 300, 10, 1, 'POST', '2026-12-31', '节假日不可用', 1],
    ['PS-011', '样本充电宝', 'GOODS', 4_300, 99, 0, 1, 'PICKUP', null, '补货中', 0],
    ['PS-012', '测试笔记本', 'GOODS', 300, 12, 300, null, 'PICKUP', null, null, 1],
    ['PS-013', '评估费抵扣券', 'COUPON', 3_600, 40, 100, 1, 'ONLINE', '2027-12-31', null, 1],
  ],
  {
    dictionaries: [
      {
        code: 'PS_CLASS',
        name: '积分商品类别',
        entries: [
          ['COUPON', '抵扣券'],
          ['CARD', '卡券'],
          ['GOODS', '实物'],
          ['SERVICE', '服务'],
        ],
      },
      {
        code: 'PS_WAY',
        name: '积分商品交付方式',
        entries: [
          ['PICKUP', '到店领取'],
          ['POST', '快递'],
          ['ONLINE', '线上发放'],
        ],
      },
    ],
  },
)
