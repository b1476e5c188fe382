import { accountField, code, datetime, defineGrid, ROLE, rowsFor, text } from 'fangkit/domain'
import { listEntity } from '../list-entity.ts'

/** Favourites. Users see their own, managers see all. @source ROU-005 (/FavoriteGrid) */
export const favoriteGrid = defineGrid({
  name: 'FavoriteGrid',
  title: '收藏管理',
  about: '客户与员工收藏的内容，供了解关注点；系统不据此推荐。',
  entity: listEntity({
    service: 'Favorite',
    title: '收藏',
    fields: {
      favoriteKind: code('FAVORITE_KIND', '收藏类别', { required: true, indexed: true }),
      favoriteTitle: text('标题', { required: true, maxLength: 80, indexed: true }),
      favoriteFolder: text('收藏夹', { maxLength: 20, indexed: true }),
      favoriteNote: text('备注', { maxLength: 200 }),
      favoriteBy: accountField('收藏人', { required: true, indexed: true }),
      favoriteAt: datetime('收藏时间', { required: true, indexed: true }),
    },
  }),
  columns: ['favoriteTitle', 'favoriteKind', 'favoriteFolder', 'favoriteNote', 'favoriteBy', 'favoriteAt', 'updTime'],
  search: ['favoriteTitle', 'favoriteKind', 'favoriteFolder', 'favoriteBy', 'favoriteAt'],
  sort: { field: 'favoriteAt', order: 'desc' },
  scope: 'all',
  reason: 'Everybody has their own, whatever city they work in.',
  open: 'favoriteTitle',
  pinned: ['favoriteTitle'],
  operations: ['view', 'add', 'edit', 'delete'],
  own: { field: 'favoriteBy', unlessRoles: [ROLE.manager] },
  unique: [['favoriteBy', 'favoriteKind', 'favoriteTitle']],
})

const at = (day: string) => Date.parse(`${day}:00+08:00`)
export const favoriteRows = rowsFor(
  favoriteGrid,
  ['favoriteTitle', 'favoriteKind', 'favoriteFolder', 'favoriteNote', 'favoriteBy', 'favoriteAt'],
  [
    ['二手房交易从签约到领证要走几步', 'ARTICLE', '给客户看', '首次面谈发送', 'demo-sales', at('2026-09-02T09:12')],
    ['首套房利率怎么算', 'ARTICLE', '贷款', null, 'demo-sales', at('2026-09-03T10:40')],
    ['组合贷款公积金额度不足', 'CASE', '贷款', '补足办法', 'demo-follow', at('2026-09-05T14:22')],
    ['业主在外地，公证委托过户', 'CASE', '公证', null, 'demo-follow', at('2026-09-08T11:03')],
    ['征信查询次数多了会怎样', 'ARTICLE', '给客户看', null, 'demo-service', at('2026-09-10T16:35')],
    ['抵押登记电子证明怎么下载？', 'QUESTION', '常用', '发链接给买家', 'demo-service', at('2026-09-12T09:58')],
    ['继承房产首次出售', 'CASE', '税费', null, 'demo-staff02', at('2026-09-15T15:17')],
    ['满二与满五唯一怎么认定', 'ARTICLE', '税费', '年限口径', 'demo-staff05', at('2026-09-18T10:09')],
    ['户口未迁出', 'CASE', '风险', '扣尾款条款', 'demo-staff03', at('2026-09-22T13:46')],
    ['公积金异地缴存怎么证明？', 'QUESTION', '公积金', null, 'demo-staff10', at('2026-09-25T17:20')],
    ['商转公办理条件一览', 'ARTICLE', '公积金', null, 'demo-staff11', at('2026-10-09T09:31')],
    ['评估报告有效期过了怎么办？', 'QUESTION', '贷款', '问过银行', 'demo-staff06', at('2026-10-13T11:55')],
    ['交楼当天要核对的十件事', 'ARTICLE', '交楼', '打印带去现场', 'demo-staff12', at('2026-10-20T08:44')],
  ],
  {
    dictionaries: [
      {
        code: 'FAVORITE_KIND',
        name: '收藏类别',
        entries: [
          ['ARTICLE', '文章'],
          ['CASE', '成交案例'],
          ['QUESTION', '问答'],
          ['KNOWLEDGE', '知识'],
          ['HOUSE', '房源'],
        ],
      },
    ],
  },
)
