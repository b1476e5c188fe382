import { code, date, defineGrid, file, flag, integer, rowsFor, text, textarea, yuan } from 'fangkit/domain'
import { listEntity } from '../list-entity.ts'
import { SWITCHED } from '../switched.ts'

/** Media campaigns with their costs and results. @source ROU-011 (MediaPromotion_Management) */
export const mediaPromotionGrid = defineGrid({
  name: 'MediaPromotion_Management',
  title: '媒体推广',
  about: '推广投放的预算、花费与效果登记，供评估渠道时查阅。',
  entity: listEntity({
    service: 'MediaPromotion',
    title: '推广计划',
    fields: {
      promoName: text('推广名称', { required: true, maxLength: 60, indexed: true }),
      promoMedia: code('PROMO_MEDIA', '媒体', { required: true, indexed: true }),
      promoGoal: code('PROMO_GOAL', '目标', { required: true, indexed: true }),
      promoFrom: date('开始日期', { required: true, indexed: true }),
      promoUntil: date('结束日期', { indexed: true }),
      promoBudget: yuan('预算', { indexed: true }),
      promoSpent: yuan('已花费', { indexed: true }),
      promoLeads: integer('线索数', { min: 0, max: 999999, indexed: true }),
      promoDeals: integer('成交数', { min: 0, max: 9999, indexed: true }),
      promoFilm: file('宣传视频', { media: 'video' }),
      promoSheet: file('效果数据', { media: 'excel' }),
      promoMemo: textarea('说明', { maxLength: 300 }),
      enabled: flag('启用', { default: 1, indexed: true }),
    },
  }),
  columns: [
    'promoName',
    'promoMedia',
    'promoGoal',
    'promoFrom',
    'promoUntil',
    'promoBudget',
    'promoSpent',
    'promoLeads',
    'promoDeals',
    'enabled',
    'updTime',
  ],
  search: ['promoName', 'promoMedia', 'promoGoal', 'promoFrom', 'enabled'],
  sort: { field: 'promoFrom', order: 'desc' },
  scope: 'all',
  reason: 'Marketing is done for the whole company.',
  open: 'promoName',
  pinned: ['promoName'],
  ...SWITCHED,
})

export const mediaPromotionRows = rowsFor(
  mediaPromotionGrid,
  [
    'promoName',
    'promoMedia',
    'promoGoal',
    'promoFrom',
    'promoUntil',
    'promoBudget',
    'promoSpent',
    'promoLeads',
    'promoDeals',
    'promoMemo',
  ],
  [
    ['春季按揭咨询', 'SEARCH', 'LEAD', '2026-03-01', '2026-03-31', 20_000, 18_650, 212, 9, null],
    ['公积金提额科普', 'VIDEO', 'BRAND', '2026-03-10', '2026-04-10', 8_000, 7_900, 96, 2, '三条短视频（演示）'],
    ['赎楼专题', 'ARTICLE', 'LEAD', '2026-04-01', '2026-04-30', 5_000, 4_820, 61, 4, null],
    ['天河门店开放日', 'OUTDOOR', 'VISIT', '2026-04-18', '2026-04-19', 6_000, 5_980, 35, 3, '门店物料与茶歇'],
    ['带押过户解读', 'VIDEO', 'LEAD', '2026-05-06', '2026-05-31', 10_000, 9_300, 128, 6, null],
    ['老客户回访', 'SMS', 'REPEAT', '2026-05-15', '2026-05-20', 1_500, 1_480, 44, 5, null],
    ['二手房税费计算器', 'SEARCH', 'LEAD', '2026-06-01', '2026-06-30', 18_000, 17_240, 190, 7, null],
    ['经营贷利率对比', 'ARTICLE', 'LEAD', '2026-06-12', '2026-07-12', 4_000, 3_650, 38, 3, null],
    ['番禺社区讲座', 'OUTDOOR', 'VISIT', '2026-07-04', '2026-07-04', 3_000, 2_860, 27, 2, null],
    ['暑期学位房指南', 'VIDEO', 'LEAD', '2026-07-10', '2026-08-10', 12_000, 11_020, 141, 5, null],
    ['商转公直播', 'LIVE', 'LEAD', '2026-08-14', '2026-08-14', 2_000, 1_950, 73, 4, null],
    ['金九按揭季', 'SEARCH', 'LEAD', '2026-09-01', '2026-09-30', 25_000, 21_430, 236, 8, null],
    ['交楼流程图解', 'ARTICLE', 'BRAND', '2026-09-15', '2026-10-15', 3_000, 1_200, 22, 0, null],
  ],
  {
    dictionaries: [
      {
        code: 'PROMO_MEDIA',
        name: '推广媒体',
        entries: [
          ['SEARCH', '搜索引擎'],
          ['VIDEO', '短视频'],
          ['LIVE', '直播'],
          ['ARTICLE', '图文'],
          ['SMS', '短信'],
          ['OUTDOOR', '线下活动'],
        ],
      },
      {
        code: 'PROMO_GOAL',
        name: '推广目标',
        entries: [
          ['LEAD', '获取线索'],
          ['BRAND', '品牌展示'],
          ['VISIT', '到店'],
          ['REPEAT', '老客户转介'],
        ],
      },
    ],
  },
)
