import { code, date, defineGrid, flag, image, integer, rowsFor, text, textarea } from 'fangkit/domain'
import { listEntity } from '../list-entity.ts'
import { SWITCHED } from '../switched.ts'

/** Links shown on the public pages. @source ROU-011 (LinkHome) */
export const linkHomeGrid = defineGrid({
  name: 'LinkHome',
  title: '友情链接',
  about: '门户底部友情链接的约定与到期登记，供续约时查阅。',
  entity: listEntity({
    service: 'LinkHome',
    title: '链接',
    fields: {
      linkName: text('名称', { required: true, maxLength: 60, indexed: true }),
      linkAddress: text('网址', { required: true, maxLength: 200, indexed: true }),
      linkPlace: code('LINK_PLACE', '展示位置', { required: true, indexed: true }),
      linkLogo: image('图标'),
      linkNew: flag('新窗口打开', { default: 1, indexed: true }),
      linkOwner: text('对方联系人', { maxLength: 40, indexed: true }),
      linkUntil: date('到期日期', { indexed: true }),
      linkSort: integer('排序', { min: 0, max: 9_999, indexed: true }),
      linkMemo: textarea('说明', { maxLength: 300 }),
      enabled: flag('启用', { default: 1, indexed: true }),
    },
  }),
  columns: [
    'linkName',
    'linkAddress',
    'linkPlace',
    'linkNew',
    'linkOwner',
    'linkUntil',
    'linkSort',
    'enabled',
    'updTime',
  ],
  search: ['linkName', 'linkPlace', 'linkUntil', 'enabled'],
  sort: { field: 'linkSort', order: 'asc' },
  scope: 'all',
  reason: 'Marketing is done for the whole company.',
  open: 'linkName',
  pinned: ['linkName'],
  unique: [['linkName']],
  ...SWITCHED,
})

export const linkHomeRows = rowsFor(
  linkHomeGrid,
  ['linkSort', 'linkName', 'linkAddress', 'linkPlace', 'linkNew', 'linkOwner', 'linkUntil'],
  [
    [10, '示例登记预约', 'https://booking.example/registry', 'HOME', 1, '例管理员', null],
    [20, '示例公积金中心', 'https://fund.example', 'HOME', 1, '样管理员', null],
    [30, '示例税务服务', 'https://tax.example', 'HOME', 1, '测管理员', null],
    [40, '示例征信查询', 'https://credit.example', 'FOOT', 1, null, null],
    [50, '示例地图', 'https://map.example', 'FOOT', 1, null, null],
    [60, '示例甲银行', 'https://bank-a.example', 'BANK', 1, '演经理', '2026-12-31'],
    [70, '示例乙银行', 'https://bank-b.example', 'BANK', 1, '例经理', '2026-12-31'],
    [80, '示例丙银行', 'https://bank-c.example', 'BANK', 1, '样经理', '2026-12-31'],
    [90, '示例评估公司', 'https://appraisal.example', 'PARTNER', 1, '测经理', '2026-09-30'],
    [100, '示例担保公司', 'https://guarantee.example', 'PARTNER', 1, '演经理', '2026-09-30'],
    [110, '示例公证处', 'https://notary.example', 'PARTNER', 1, null, null],
    [120, '示例装修平台', 'https://decorate.example', 'PARTNER', 1, '例商务', '2027-04-30'],
  ],
  {
    dictionaries: [
      {
        code: 'LINK_PLACE',
        name: '链接位置',
        entries: [
          ['HOME', '首页'],
          ['FOOT', '页脚'],
          ['BANK', '银行专区'],
          ['PARTNER', '合作伙伴'],
        ],
      },
    ],
  },
)
