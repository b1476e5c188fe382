import type { Dictionary } from '../../../domain/settings/dictionary.ts'
import { POINT_KIND, POINT_STATE } from '../../../domain/points/point-codes.ts'

/** Dictionaries of points. The rules of points are rows of their own. */
export const POINT_DICTIONARIES: readonly Dictionary[] = [
  {
    code: 'POINT_LEVEL',
    name: '积分等级',
    entries: [
      ['PLAIN', '普通'],
      ['SILVER', '银级'],
      ['GOLD', '金级'],
      ['DIAMOND', '钻石'],
    ],
  },
  {
    code: 'POINT_KIND',
    name: '积分收支',
    entries: [
      [POINT_KIND.earn, '获得'],
      [POINT_KIND.spend, '使用'],
    ],
  },
  {
    code: 'POINT_STATE',
    name: '积分记录状态',
    entries: [
      [POINT_STATE.draft, '待入账'],
      [POINT_STATE.posted, '已入账'],
      [POINT_STATE.cancelled, '已冲销'],
    ],
  },
  { code: 'POINT_RULE', name: '积分规则', entries: [] },
  {
    code: 'POINT_EVENT',
    name: '积分触发事项',
    entries: [
      ['ACCOUNT', '注册'],
      ['REFERRAL', '推荐'],
      ['CASE_DONE', '项目办结'],
      ['FEEDBACK', '客户评价'],
      ['SHARED', '分享'],
      ['TRAINED', '培训考核'],
      ['ATTENDED', '签到'],
      ['WRITTEN', '发布内容'],
      ['EXCHANGED', '兑换'],
      ['DEDUCTED', '抵扣'],
      ['EXPIRED', '到期'],
    ],
  },
  {
    code: 'POINT_BASIS',
    name: '积分计量',
    entries: [
      ['ONCE', '仅一次'],
      ['TIME', '每次'],
      ['CASE', '每单'],
      ['DAY', '每天'],
      ['YUAN', '每元'],
    ],
  },
]
