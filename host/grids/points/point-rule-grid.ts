import { defineGrid, type Grid, POINT_KIND, pointRule, rowsFor } from 'fangkit/domain'
import { MANAGERS_WRITE } from '../managers.ts'
import { SWITCHED } from '../switched.ts'

const { earn, spend } = POINT_KIND

/** Rules for receiving and losing points. @source ROU-008 (/PointRuleMGrid) */
export const pointRuleGrid: Grid = defineGrid({
  name: 'PointRuleMGrid',
  title: '积分规则',
  entity: pointRule,
  columns: [
    'ruleCode',
    'ruleName',
    'ruleEvent',
    'ruleKind',
    'rulePoints',
    'ruleBasis',
    'ruleDaily',
    'ruleMonths',
    'enabled',
    'updTime',
  ],
  search: ['ruleCode', 'ruleName', 'ruleEvent', 'ruleKind', 'ruleBasis', 'enabled'],
  sort: { field: 'ruleCode', order: 'asc' },
  scope: 'all',
  reason: "Points are a person's, whatever city they work in.",
  open: 'ruleName',
  pinned: ['ruleCode'],
  ...SWITCHED,
  rowsOf: { table: 'point_rule' },
  roles: MANAGERS_WRITE,
})

export const pointRuleRows = rowsFor(
  pointRuleGrid,
  [
    'ruleCode',
    'ruleName',
    'ruleEvent',
    'ruleKind',
    'rulePoints',
    'ruleBasis',
    'ruleDaily',
    'ruleMonths',
    'ruleMemo',
    'enabled',
  ],
  [
    ['SIGN-UP', '注册开户', 'ACCOUNT', earn, 100, 'ONCE', null, 24, '每个账号一次', 1],
    ['RECOMMEND', '推荐成交', 'REFERRAL', earn, 500, 'CASE', null, 24, '被推荐人签约收费后', 1],
    ['DEAL', '办结一单', 'CASE_DONE', earn, 2_600, 'CASE', null, 24, '过户或放款完成', 1],
    ['PRAISE', '客户好评', 'FEEDBACK', earn, 50, 'TIME', 3, 12, null, 1],
    ['SHARE', '分享房源', 'SHARED', earn, 20, 'TIME', 2, 6, '有人打开才计', 1],
    ['SHARE-JOIN', '分享带来注册', 'SHARED', earn, 60, 'TIME', 10, 12, null, 1],
    ['TRAINING', '通过考核', 'TRAINED', earn, 200, 'TIME', 1, 24, null, 1],
    ['ATTEND', '每日签到', 'ATTENDED', earn, 5, 'DAY', 1, 6, null, 1],
    ['ARTICLE', '发布文章', 'WRITTEN', earn, 30, 'TIME', 5, 12, '发布后记给作者', 1],
    ['EXCHANGE', '兑换商品', 'EXCHANGED', spend, 100, 'TIME', null, null, '按商品所需积分', 1],
    ['DEDUCT', '抵扣服务费', 'DEDUCTED', spend, 100, 'YUAN', null, null, '100 积分抵 1 元', 1],
    ['EXPIRE', '到期扣除', 'EXPIRED', spend, 1, 'TIME', null, null, '到期未用的积分', 1],
    ['PENALTY', '投诉扣分', 'FEEDBACK', spend, 200, 'TIME', null, null, '投诉属实；已改为绩效处理', 0],
  ],
  { reference: true },
)
