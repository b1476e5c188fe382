import { code, defineGrid, flag, integer, rowsFor, text, textarea, withComputed } from 'fangkit/domain'
import { listEntity } from '../list-entity.ts'
import { SWITCHED } from '../switched.ts'

/** Classes of knowledge for staff. Articles of knowledge belong to them. @source ROU-005 (/KnowledgeClsGrid) */
export const knowledgeClsGrid = defineGrid({
  name: 'KnowledgeClsGrid',
  title: '知识分类',
  about: '知识库的分类；知识按分类归档，条数与学习人次由知识库得出。',
  entity: withComputed(
    listEntity({
      service: 'KnowledgeCls',
      title: '知识分类',
      fields: {
        clsCode: text('分类编码', { required: true, maxLength: 32, indexed: true }),
        clsName: text('分类名称', { required: true, maxLength: 40, indexed: true }),
        clsFor: code('HX59', '适用岗位', { indexed: true }),
        clsExam: flag('纳入考核', { default: 0, indexed: true }),
        clsSort: integer('排序', { min: 0, max: 999, indexed: true }),
        clsMemo: textarea('说明', { maxLength: 200 }),
        enabled: flag('启用', { default: 1, indexed: true }),
      },
    }),
    {
      clsCount: integer('知识条数'),
      clsMust: integer('其中必须掌握'),
      clsReads: integer('学习人次'),
    },
  ),
  columns: [
    'clsCode',
    'clsName',
    'clsFor',
    'clsExam',
    'clsCount',
    'clsMust',
    'clsReads',
    'clsSort',
    'enabled',
    'updTime',
  ],
  search: ['clsName', 'clsFor', 'clsExam', 'enabled'],
  sort: { field: 'clsSort', order: 'asc' },
  scope: 'all',
  reason: 'What is published is read by customers of every city.',
  open: 'clsName',
  pinned: ['clsCode'],
  unique: [['clsCode']],
  choices: { dict: 'KNOWLEDGE_CLS', key: 'clsCode', label: 'clsName', enabled: 'enabled' },
  ...SWITCHED,
})

export const knowledgeClsRows = rowsFor(
  knowledgeClsGrid,
  ['clsCode', 'clsName', 'clsFor', 'clsExam', 'clsSort', 'clsMemo'],
  [
    ['CONTRACT', '合同与网签', 'HX5902', 1, 10, '居间合同、网签合同的填写与常见错误'],
    ['TITLE', '产权与查册', 'HX5907', 1, 20, null],
    ['LOAN', '商业贷款', 'HX5901', 1, 30, null],
    ['FUND', '公积金', 'HX5901', 1, 40, null],
    ['REDEEM', '赎楼与垫资', 'HX5901', 1, 50, null],
    ['TAX', '税费计算', 'HX5907', 1, 60, null],
    ['TRANSFER', '过户与抵押登记', 'HX5907', 1, 70, null],
    ['DELIVERY', '交楼', 'HX5903', 0, 80, null],
    ['TALK', '沟通话术', 'HX5903', 0, 90, '首次来电、催件、解释费用'],
    ['RISK', '风险识别', 'HX5905', 1, 100, '虚假流水、代持、查封、户口等'],
    ['PRIVACY', '个人信息保护', null, 1, 110, '收集、保存、销毁客户资料的要求'],
    ['SYSTEM', '系统使用', null, 0, 120, null],
  ],
)
