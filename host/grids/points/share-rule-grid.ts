import { code, codes, defineGrid, flag, integer, ROLE, rowsFor, text, textarea } from 'fangkit/domain'
import { listEntity } from '../list-entity.ts'
import { SWITCHED } from '../switched.ts'

/** What may be shared where, and what that brings to whom. @source ROU-008 (/ShareRuleMGrid) */
export const shareRuleGrid = defineGrid({
  name: 'ShareRuleMGrid',
  title: '分享规则',
  about: '客户端分享的奖励约定；后台看不到链接的打开与注册，应给的积分在“积分记录”中登记。',
  entity: listEntity({
    service: 'ShareRuleM',
    title: '分享规则',
    fields: {
      shareName: text('规则名称', { required: true, maxLength: 60, indexed: true }),
      shareScene: code('SHARE_SCENE', '分享内容', { required: true, indexed: true }),
      shareWays: codes('SHARE_CHANNEL', '分享渠道', { required: true, indexed: true }),
      shareFor: code('SHARE_FOR', '奖励条件', { required: true, indexed: true }),
      shareRule: code('POINT_RULE', '积分规则', { indexed: true, hint: '按该规则记积分' }),
      sharePoints: integer('分享人积分', { min: 0, max: 100_000, indexed: true }),
      shareGuest: integer('被分享人积分', { min: 0, max: 100_000, indexed: true }),
      shareDaily: integer('每日计奖上限', { stored: 'times', shown: 'times', min: 1, max: 999, indexed: true }),
      shareDays: integer('链接有效天数', { min: 1, max: 365, indexed: true }),
      shareText: textarea('分享文案', { maxLength: 300 }),
      enabled: flag('启用', { default: 1, indexed: true }),
    },
  }),
  columns: [
    'shareName', 'shareScene', 'shareWays', 'shareFor', 'shareRule', 'sharePoints', 'shareGuest', 'shareDaily',
    'shareDays', 'enabled', 'updTime',
  ],
  search: ['shareName', 'shareScene', 'shareWays', 'shareFor', 'shareRule', 'enabled'],
  sort: { field: 'sharePoints', order: 'desc' },
  scope: 'all',
  reason: 'Points are a person\'s, whatever city they work in.',
  open: 'shareName',
  pinned: ['shareName'],
  unique: [['shareName']],
  ...SWITCHED,
  roles: { write: [ROLE.manager, ROLE.service] },
})

export const shareRuleRows = rowsFor(shareRuleGrid, ['shareName', 'shareScene', 'shareWays', 'shareFor', 'shareRule', 'sharePoints', 'shareGuest', 'shareDaily', 'shareDays', 'shareText', 'enabled'], [
  ['老带新海报', 'REFERRAL', ['WECHAT', 'POSTER'], 'SIGNED', 'RECOMMEND', 500, 100, 10, 90, '买房办贷找我们，老客户推荐双方有礼（演示）', 1],
  ['房源分享到好友', 'HOUSE', ['WECHAT'], 'OPENED', 'SHARE', 20, 0, 2, 30, '这套房子推荐给你', 1],
  ['房源分享到朋友圈', 'HOUSE', ['MOMENTS'], 'OPENED', 'SHARE', 20, 0, 2, 30, null, 1],
  ['房源二维码海报', 'HOUSE', ['POSTER'], 'JOINED', 'SHARE-JOIN', 60, 20, 10, 60, '扫码看房源详情', 1],
  ['贷款计算器', 'TOOL', ['WECHAT', 'LINK'], 'JOINED', 'SHARE-JOIN', 60, 10, 5, 30, '算算月供与税费', 1],
  ['税费计算器', 'TOOL', ['WECHAT', 'LINK'], 'OPENED', 'SHARE', 10, 0, 2, 30, null, 1],
  ['办事指引', 'GUIDE', ['WECHAT', 'LINK'], 'OPENED', 'SHARE', 10, 0, 2, 180, '过户需要带的资料', 1],
  ['知识文章', 'ARTICLE', ['WECHAT', 'MOMENTS'], 'OPENED', 'SHARE', 5, 0, 5, 180, null, 1],
  ['个人名片', 'CARD', ['WECHAT', 'POSTER'], 'JOINED', 'SHARE-JOIN', 60, 10, 10, 365, '很高兴为您服务', 1],
  ['门店活动', 'EVENT', ['MOMENTS', 'POSTER'], 'SIGNED', 'RECOMMEND', 300, 100, 10, 15, '到店即有礼（演示）', 1],
  ['项目进度', 'PROGRESS', ['WECHAT'], 'OPENED', null, 0, 0, 20, 30, '您的项目最新进度', 1],
  ['资料清单', 'PAPERS', ['WECHAT', 'LINK'], 'OPENED', null, 0, 0, 20, 30, '请按清单准备资料', 1],
  ['问答精选', 'ARTICLE', ['MOMENTS'], 'OPENED', 'SHARE', 5, 0, 5, 90, null, 0],
], { dictionaries: [
  { code: 'SHARE_SCENE', name: '分享内容', entries: [['REFERRAL', '老带新'], ['HOUSE', '房源'], ['TOOL', '工具'], ['GUIDE', '办事指引'], ['ARTICLE', '文章'], ['CARD', '名片'], ['EVENT', '活动'], ['PROGRESS', '项目进度'], ['PAPERS', '资料清单']] },
  { code: 'SHARE_CHANNEL', name: '分享渠道', entries: [['WECHAT', '微信好友'], ['MOMENTS', '朋友圈'], ['POSTER', '海报'], ['LINK', '链接']] },
  { code: 'SHARE_FOR', name: '分享奖励条件', entries: [['OPENED', '有人打开'], ['JOINED', '有人注册'], ['SIGNED', '签约收费']] },
] })
