import { code, date, defineGrid, flag, integer, rowsFor, text, textarea } from 'fangkit/domain'
import { listEntity } from '../list-entity.ts'
import { SWITCHED } from '../switched.ts'

/** Topics of the public pages and the modules they consist of. @source ROU-010 (TopicModuleInfoGrid) */
export const topicModuleInfoGrid = defineGrid({
  name: 'TopicModuleInfoGrid',
  title: '专题模块',
  about: '专题的展示位置与上下线安排，供内容运营执行。',
  entity: listEntity({
    service: 'TopicModuleInfo',
    title: '专题',
    fields: {
      topicName: text('专题名称', { required: true, maxLength: 60, indexed: true }),
      topicPlace: code('TOPIC_PLACE', '展示位置', { required: true, indexed: true }),
      topicStyle: code('TOPIC_STYLE', '样式', { required: true, indexed: true }),
      topicClass: code('ARTICLE_CLASS', '文章栏目', { indexed: true }),
      topicCount: integer('展示条数', { min: 1, max: 50, indexed: true }),
      topicFrom: date('上线日期', { indexed: true }),
      topicUntil: date('下线日期', { indexed: true }),
      topicSort: integer('排序', { min: 0, max: 9_999, indexed: true }),
      topicMemo: textarea('说明', { maxLength: 300 }),
      enabled: flag('启用', { default: 1, indexed: true }),
    },
  }),
  columns: [
    'topicName',
    'topicPlace',
    'topicStyle',
    'topicClass',
    'topicCount',
    'topicFrom',
    'topicUntil',
    'enabled',
    'updTime',
  ],
  search: ['topicName', 'topicPlace', 'topicStyle', 'topicClass', 'enabled'],
  sort: { field: 'topicSort', order: 'asc' },
  scope: 'all',
  reason: 'Marketing is done for the whole company.',
  open: 'topicName',
  pinned: ['topicName'],
  unique: [['topicName']],
  ...SWITCHED,
})

export const topicModuleInfoRows = rowsFor(
  topicModuleInfoGrid,
  ['topicSort', 'topicName', 'topicPlace', 'topicStyle', 'topicClass', 'topicCount', 'topicFrom', 'topicUntil'],
  [
    [10, '新手买房', 'HOME', 'STEPS', 'GUIDE', 8, '2026-01-01', null],
    [20, '贷款怎么选', 'HOME', 'CARDS', 'LOAN', 6, '2026-01-01', null],
    [30, '公积金专区', 'HOME', 'LIST', 'FUND', 10, '2026-01-01', null],
    [40, '税费计算', 'HOME', 'TOOL', 'TAX', 4, '2026-01-01', null],
    [50, '赎楼与带押', 'LOAN_PAGE', 'CARDS', 'REDEEM', 6, '2026-02-01', null],
    [60, '资料清单', 'LOAN_PAGE', 'LIST', 'PAPER', 12, '2026-02-01', null],
    [70, '面签须知', 'LOAN_PAGE', 'STEPS', 'PAPER', 5, '2026-02-01', null],
    [80, '过户须知', 'SALE_PAGE', 'STEPS', 'GUIDE', 7, '2026-02-01', null],
    [90, '交楼须知', 'SALE_PAGE', 'STEPS', 'GUIDE', 6, '2026-02-01', null],
    [100, '行情速览', 'SALE_PAGE', 'CHART', null, 6, '2026-03-01', null],
    [110, '常见问题', 'FOOT', 'LIST', 'GUIDE', 10, '2026-03-01', null],
    [120, '国庆安排', 'HOME', 'BANNER', 'NEWS', 1, '2026-09-20', '2026-10-08'],
  ],
  {
    dictionaries: [
      {
        code: 'TOPIC_PLACE',
        name: '专题位置',
        entries: [
          ['HOME', '首页'],
          ['LOAN_PAGE', '贷款页'],
          ['SALE_PAGE', '买卖页'],
          ['FOOT', '页脚'],
        ],
      },
      {
        code: 'TOPIC_STYLE',
        name: '专题样式',
        entries: [
          ['CARDS', '卡片'],
          ['LIST', '列表'],
          ['STEPS', '步骤'],
          ['TOOL', '工具'],
          ['CHART', '图表'],
          ['BANNER', '横幅'],
        ],
      },
    ],
  },
)
