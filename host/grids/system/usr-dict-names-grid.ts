import {
  defineGrid,
  dictionaryWish,
  type Grid,
  GRID_WRITERS,
  integer,
  rowsFor,
  WISH_STATE,
  withComputed,
} from 'fangkit/domain'

const { draft, waiting, taken, returned } = WISH_STATE

/**
 * Values that staff propose for a dictionary: submitted, then accepted or returned by a manager.
 * @source ROU-011 (/UsrDictNamesGrid)
 */
export const usrDictNamesGrid: Grid = defineGrid({
  name: 'UsrDictNamesGrid',
  title: '自定义字典名称',
  about: '员工提出字典中缺少的名称，经理采用后立即可以选择。',
  entity: withComputed(dictionaryWish, {
    wishKnown: integer('字典现有的值'),
  }),
  columns: [
    'wishDict',
    'wishName',
    'wishCode',
    'wishReason',
    'wishKnown',
    'wishState',
    'wishBack',
    'crtUsr',
    'updTime',
  ],
  search: ['wishDict', 'wishName', 'wishState'],
  sort: { field: 'updTime', order: 'desc' },
  scope: 'all',
  reason: 'Settings and dictionaries are shared by the whole installation.',
  roles: { write: GRID_WRITERS },
  open: 'wishName',
  operations: ['view', 'add', 'edit', 'clone', 'confirm', 'examine', 'return', 'delete'],
  states: {
    field: 'wishState',
    moves: {
      edit: { from: [draft, returned] },
      confirm: { from: [draft, returned], to: waiting },
      examine: { from: [waiting], to: taken, says: { label: '采用', prompt: '确定采用这个名称吗？采用后加入字典。' } },
      return: { from: [waiting], to: returned, reason: 'wishBack' },
      delete: { from: [draft, returned] },
    },
  },
  pinned: ['wishDict'],
})

export const usrDictNamesRows = rowsFor(
  usrDictNamesGrid,
  ['wishDict', 'wishName', 'wishCode', 'wishReason', 'wishState', 'wishBack'],
  [
    ['HX05', '已评估', null, '评估报告出来后到递件前没有阶段可选', waiting, null],
    ['HX05', '待补件', null, '银行退回补件时想单独看', draft, null],
    ['HX09', '合伙人', null, '律所、会计所客户常见', waiting, null],
    ['HX11', '注册规划师', null, '客户持有此资格，只能选其他', draft, null],
    ['HX12', '博士后', null, '学历一栏客户要求如实填写', returned, '博士后不是学历，请选“博士”'],
    ['HX13', '灵活就业', null, '平台司机、主播等', waiting, null],
    ['HX29', '拎包入住', 'HX2990', '房源描述常用', draft, null],
    ['HX27', '外国法院判决书', null, '涉外继承时的来源证明', draft, null],
    ['HX28', '收养关系', null, '业主与共有人为收养', returned, '按法律关系选“父母子女”'],
    ['HX04', '共同还款人有逾期', null, '现有选项只到配偶或共借人', waiting, null],
    ['HX65', '担保代偿记录', null, '报告中有代偿，不算逾期', draft, null],
    ['HX57', '支付宝企业账户', null, '部分服务费由平台代付', draft, null],
    ['HX38', '地下车库', 'HX3890', '单独办理车位过户的项目', draft, null],
  ],
  {
    dictionaries: [
      {
        code: 'WISH_STATE',
        name: '自定义名称状态',
        entries: [
          [draft, '草稿'],
          [waiting, '待审核'],
          [taken, '已采用'],
          [returned, '已退回'],
        ],
      },
    ],
  },
)
