import { accountField, code, datetime, defineGrid, integer, ROLE, rowsFor, text, textarea } from 'fangkit/domain'
import { listEntity } from '../list-entity.ts'

/** Comments, published after a review. @source ROU-005 (/CommentGrid) */
export const commentGrid = defineGrid({
  name: 'CommentGrid',
  title: '评论管理',
  about: '客户评论的审核与退回；通过的供推广时引用。',
  entity: listEntity({
    service: 'Comment',
    title: '评论',
    fields: {
      commentObject: code('COMMENT_OBJECT', '评论对象', { required: true, indexed: true }),
      commentTitle: text('对象标题', { required: true, maxLength: 80, indexed: true }),
      commentText: textarea('评论内容', { required: true, maxLength: 500 }),
      commentBy: accountField('评论人', { required: true, indexed: true }),
      commentDay: datetime('评论时间', { required: true, indexed: true }),
      commentStars: integer('评分', { min: 1, max: 5, indexed: true }),
      commentState: code('COMMENT_STATE', '状态', { default: 'DRAFT', indexed: true }),
      commentDoneBy: accountField('审核人', { serverOwned: true, indexed: true }),
      commentDoneAt: datetime('审核时间', { serverOwned: true, indexed: true }),
      commentReason: text('退回原因', { serverOwned: true, maxLength: 500 }),
    },
  }),
  columns: [
    'commentTitle',
    'commentObject',
    'commentText',
    'commentBy',
    'commentDay',
    'commentStars',
    'commentState',
    'commentReason',
    'updTime',
  ],
  search: ['commentTitle', 'commentObject', 'commentBy', 'commentDay', 'commentStars', 'commentState'],
  sort: { field: 'commentDay', order: 'desc' },
  scope: 'all',
  reason: 'What is published is read by customers of every city.',
  open: 'commentTitle',
  pinned: ['commentTitle'],
  operations: ['view', 'add', 'edit', 'confirm', 'examine', 'return', 'cancel', 'delete'],
  states: {
    field: 'commentState',
    moves: {
      confirm: { from: ['DRAFT', 'RETURNED'], to: 'WAITING' },
      examine: { from: ['WAITING'], to: 'SHOWN', at: 'commentDoneAt', by: 'commentDoneBy' },
      return: { from: ['WAITING'], to: 'RETURNED', at: 'commentDoneAt', by: 'commentDoneBy', reason: 'commentReason' },
      cancel: { from: ['SHOWN'], to: 'HIDDEN', says: { label: '隐藏', prompt: '确定隐藏这条评论吗？' } },
      edit: { from: ['DRAFT', 'RETURNED'] },
      delete: { from: ['DRAFT', 'RETURNED', 'HIDDEN'] },
    },
  },
  roles: { write: [ROLE.manager, ROLE.service, ROLE.followUpManager, ROLE.salesperson] },
})

const at = (day: string) => Date.parse(`${day}:00+08:00`)
// biome-ignore format: a table with one row a line
export const commentRows = rowsFor(commentGrid, ['commentTitle', 'commentObject', 'commentText', 'commentBy', 'commentDay', 'commentStars', 'commentState', 'commentReason', 'commentDoneBy', 'commentDoneAt'], [
  ['二手房交易从签约到领证要走几步', 'ARTICLE', '步骤写得很清楚，打印给客户看很方便。', 'demo-sales', at('2026-10-12T10:21'), 5, 'SHOWN', null, 'demo-manager', at('2026-10-12T17:50')],
  ['首套房利率怎么算', 'ARTICLE', '重定价日那一段可以再举一个例子。', 'demo-follow', at('2026-10-13T09:05'), 4, 'SHOWN', null, 'demo-manager', at('2026-10-13T17:50')],
  ['组合贷款公积金额度不足', 'CASE', '我这边有类似项目，最后用商贷补足。', 'demo-staff02', at('2026-10-14T15:40'), 5, 'SHOWN', null, 'demo-manager', at('2026-10-14T17:50')],
  ['业主在外地，公证委托过户', 'CASE', '委托书样式能不能附上？', 'demo-staff05', at('2026-10-15T11:30'), 4, 'SHOWN', null, 'demo-manager', at('2026-10-15T17:50')],
  ['评估报告有效期过了怎么办？', 'QUESTION', '我们行要求重新出评估，不能延期。', 'demo-staff10', at('2026-10-16T16:12'), 3, 'WAITING', null, null, null],
  ['赎楼当天余额变动怎么处理？', 'QUESTION', '建议当天早上再查一次余额。', 'demo-service', at('2026-10-17T08:50'), 5, 'WAITING', null, null, null],
  ['满二与满五唯一怎么认定', 'ARTICLE', '这里写的年限与窗口说法不一致，请核实。', 'demo-staff17', at('2026-10-18T14:02'), 2, 'RETURNED', '请写明窗口名称与日期', 'demo-manager', at('2026-10-18T17:50')],
  ['银行流水要准备几个月', 'ARTICLE', '自由职业客户常问，补充很及时。', 'demo-staff06', at('2026-10-19T10:10'), 5, 'SHOWN', null, 'demo-manager', at('2026-10-19T17:50')],
  ['户口未迁出', 'CASE', '最后是扣尾款解决的吗？', 'demo-staff03', at('2026-10-20T17:33'), 4, 'WAITING', null, null, null],
  ['公积金异地缴存怎么证明？', 'QUESTION', '要缴存地中心盖章的明细。', 'demo-staff11', at('2026-10-21T09:47'), 4, 'SHOWN', null, 'demo-manager', at('2026-10-21T17:50')],
  ['国庆假期办件安排（旧）', 'ARTICLE', '时间已经过了，可以下架。', 'demo-manager', at('2026-10-22T13:25'), 1, 'HIDDEN', null, 'demo-manager', at('2026-10-22T17:50')],
  ['抵押登记电子证明怎么下载？', 'QUESTION', '客户自己用手机就能下。', 'demo-staff12', at('2026-10-23T15:18'), 5, 'DRAFT', null, null, null],
  ['交楼当天要核对的十件事', 'ARTICLE', '补一条：物业押金过户。', 'demo-sales', at('2026-10-24T11:56'), 5, 'DRAFT', null, null, null],
  ['房屋内有租约', 'CASE', '租客放弃优先购买权的声明要原件。', 'demo-staff07', at('2026-10-25T16:44'), 4, 'RETURNED', '与规定不符，请查证后再写', 'demo-manager', at('2026-10-25T17:50')],
], { dictionaries: [
  { code: 'COMMENT_OBJECT', name: '评论对象', entries: [['ARTICLE', '文章'], ['CASE', '成交案例'], ['QUESTION', '问答'], ['PROJECT', '项目'], ['FLOW', '流程']] },
  { code: 'COMMENT_STATE', name: '评论状态', entries: [['DRAFT', '草稿'], ['WAITING', '待审核'], ['SHOWN', '已显示'], ['RETURNED', '已退回'], ['HIDDEN', '已隐藏']] },
] })
