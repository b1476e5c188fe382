import { accountField, code, datetime, defineGrid, flag, ROLE, rowsFor, text } from 'fangkit/domain'
import { listEntity } from '../list-entity.ts'

/** Likes. Users see their own, managers see all. @source ROU-005 (/PraiseGrid) */
export const praiseGrid = defineGrid({
  name: 'PraiseGrid',
  title: '点赞管理',
  about: '点赞的登记，供评优时参考；不自动计积分。',
  entity: listEntity({
    service: 'Praise',
    title: '点赞',
    fields: {
      praiseKind: code('PRAISE_KIND', '点赞对象', { required: true, indexed: true }),
      praiseTitle: text('对象标题', { required: true, maxLength: 80, indexed: true }),
      praiseFor: accountField('被赞人', { indexed: true }),
      praiseWord: text('留言', { maxLength: 100 }),
      praiseBy: accountField('点赞人', { required: true, indexed: true }),
      praiseAt: datetime('点赞时间', { required: true, indexed: true }),
      enabled: flag('有效', { default: 1, indexed: true }),
    },
  }),
  columns: ['praiseTitle', 'praiseKind', 'praiseFor', 'praiseWord', 'praiseBy', 'praiseAt', 'enabled', 'updTime'],
  search: ['praiseTitle', 'praiseKind', 'praiseFor', 'praiseBy', 'praiseAt', 'enabled'],
  sort: { field: 'praiseAt', order: 'desc' },
  scope: 'all',
  reason: 'Everybody has their own, whatever city they work in.',
  open: 'praiseTitle',
  pinned: ['praiseTitle'],
  operations: ['view', 'add', 'cancel', 'enable', 'delete'],
  states: {
    field: 'enabled',
    moves: {
      cancel: { from: [1], to: 0, says: { label: '取消点赞', prompt: '确定取消这个点赞吗？' } },
      enable: { from: [0, null], to: 1, says: { label: '恢复点赞', prompt: '确定恢复这个点赞吗？' } },
    },
  },
  own: { field: 'praiseBy', unlessRoles: [ROLE.manager] },
  unique: [['praiseBy', 'praiseKind', 'praiseTitle']],
})

const at = (day: string) => Date.parse(`${day}:00+08:00`)
export const praiseRows = rowsFor(
  praiseGrid,
  ['praiseTitle', 'praiseKind', 'praiseFor', 'praiseWord', 'praiseBy', 'praiseAt', 'enabled'],
  [
    ['二手房交易从签约到领证要走几步', 'ARTICLE', 'demo-manager', '写得明白', 'demo-sales', at('2026-09-02T09:15'), 1],
    ['组合贷款公积金额度不足', 'CASE', 'demo-follow', '思路很好', 'demo-staff02', at('2026-09-05T15:02'), 1],
    ['业主在外地，公证委托过户', 'CASE', 'demo-staff02', null, 'demo-staff05', at('2026-09-08T11:30'), 1],
    ['赎楼当天余额变动怎么处理？', 'QUESTION', 'demo-service', '实用', 'demo-staff03', at('2026-09-09T10:21'), 1],
    ['征信查询次数多了会怎样', 'ARTICLE', 'demo-manager', null, 'demo-service', at('2026-09-10T16:40'), 1],
    ['九月过户最多', 'STAFF', 'demo-staff17', '辛苦了', 'demo-manager', at('2026-09-30T18:05'), 1],
    ['继承房产首次出售', 'CASE', 'demo-staff05', '资料齐全', 'demo-staff06', at('2026-09-15T15:40'), 1],
    ['抵押登记电子证明怎么下载？', 'QUESTION', 'demo-service', null, 'demo-staff10', at('2026-09-18T09:33'), 1],
    ['户口未迁出', 'CASE', 'demo-staff03', '条款值得参考', 'demo-sales', at('2026-09-22T14:11'), 0],
    ['满二与满五唯一怎么认定', 'ARTICLE', 'demo-manager', null, 'demo-staff11', at('2026-09-24T10:47'), 1],
    ['客户送来表扬信', 'STAFF', 'demo-service', '向你学习', 'demo-follow', at('2026-10-11T09:20'), 1],
    ['公积金异地缴存怎么证明？', 'QUESTION', 'demo-staff11', null, 'demo-staff12', at('2026-10-14T16:28'), 1],
    ['交楼当天要核对的十件事', 'ARTICLE', 'demo-manager', '现场用得上', 'demo-staff12', at('2026-10-20T08:50'), 1],
  ],
  {
    dictionaries: [
      {
        code: 'PRAISE_KIND',
        name: '点赞对象',
        entries: [
          ['ARTICLE', '文章'],
          ['CASE', '成交案例'],
          ['QUESTION', '问答'],
          ['COMMENT', '评论'],
          ['STAFF', '同事'],
        ],
      },
    ],
  },
)
