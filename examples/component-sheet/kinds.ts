import {
  accountField, address, branch, code, codes, computed, date, dateOrAnytime, datetime, defineEntity, defineGrid, file, files, flag, type GridSpec, id, image, images, integer, LOAN_SCHEME, memberField,
  month, number, organisation, PARTY_TYPE, percent, POSITION, region, richtext, rowsFor, text, textarea, wan, yesno, yuan,
} from 'fangkit/domain'

/** A field of every kind, and of every way a kind is drawn without being told so. */
const sample = defineEntity({
  service: 'DemoFieldKind',
  title: '字段示例',
  metaTable: null,
  groups: {
    texts: { label: '文字（示例）', fields: {
      name: text('单行文字', { indexed: true, required: true, maxLength: 40, hint: '必填，最多 40 字' }),
      place: address('详细地址', { maxLength: 200 }),
      phone: text('手机号（脱敏）', { sensitive: 'phone' }),
      note: textarea('多行文字', { maxLength: 200 }),
      article: richtext('富文本'),
      locked: text('只读文字', { readOnly: true, default: '不可修改（示例）' }),
      sum: computed('服务端计算', { serverOwned: true }),
      key: id('编号', { serverOwned: true }),
    } },
    numbers: { label: '数字（示例）', fields: {
      count: integer('整数', { stored: 'set', shown: 'set', min: 0, max: 99 }),
      size: number('小数', { stored: 'm2', shown: 'm2', precision: 2, required: true, min: 0 }),
      fee: yuan('金额（元）'),
      price: wan('金额（万元）'),
      rate: percent('比例', { min: 0, max: 1 }),
    } },
    choices: { label: '选择（示例）', fields: {
      party: code('HF05', '少量选项', { required: true }),
      scheme: code('HF99', '下拉单选'),
      schemes: codes('HF99', '下拉多选', { maxCount: 6 }),
      open: flag('开关', { default: 0 }),
      only: yesno('是否'),
      lockedParty: code('HF05', '只读选项', { readOnly: true, default: PARTY_TYPE.company }),
    } },
    days: { label: '日期（示例）', fields: {
      day: date('日期'),
      period: month('月份'),
      instant: datetime('时刻'),
      free: dateOrAnytime('日期或随时'),
      begins: date('开始日期'),
      ends: date('结束日期'),
    } },
    picked: { label: '选取（示例）', fields: {
      province: region('province', '省'),
      city: region('city', '市', { parent: 'province' }),
      area: region('area', '区县', { parent: 'city' }),
      lng: number('经度', { min: -180, max: 180, precision: 6 }),
      lat: number('纬度', { min: -90, max: 90, precision: 6 }),
      person: accountField('账号', { picks: POSITION.followUpManager }),
      office: organisation('办理机构'),
      bank: branch('银行网点'),
      buyer: memberField('项目成员', { picks: 'buyers' }),
    } },
    documents: { label: '附件（示例）', fields: {
      paper: file('单个文件'),
      papers: files('多个文件', { maxCount: 5 }),
      picture: image('单张图片'),
      pictures: images('多张图片', { maxCount: 5 }),
    } },
  },
  composites: {
    range: { kind: 'date-range', label: '起止日期', parts: ['begins', 'ends'] },
    region: { kind: 'region', label: '所在地区', parts: ['province', 'city', 'area'] },
    point: { kind: 'map-point', label: '位置', parts: ['lng', 'lat'], coordinates: 'GCJ-02' },
  },
})

const spec: GridSpec<typeof sample> = {
  name: 'DemoFieldKindGrid',
  title: '只读单元格',
  entity: sample,
  columns: [
    'name', 'place', 'phone', 'note', 'sum', 'key', 'count', 'size', 'fee', 'price', 'rate', 'party', 'scheme', 'schemes', 'open', 'only',
    'day', 'period', 'instant', 'free', 'province', 'city', 'area', 'person', 'office', 'bank', 'buyer', 'papers', 'pictures',
  ],
  search: ['name'],
  sort: { field: 'name', order: 'asc' },
  scope: 'all',
  reason: 'Samples belong to no city.',
  operations: ['view', 'add', 'edit'],
}

/** The cells, in a list. */
export const kinds = defineGrid(spec)

/** The inputs, in forms that stand in the page. They are served by the list: both have one entity. */
export const kindForms = defineGrid({ ...spec, name: 'DemoFieldKindForm', form: { page: true, columns: 3 } })

/** Keys of the rows. */
export const FILLED = 'sample-filled'

const long = '很长的文字用来看换行与省略'.repeat(3)

const columns = [
  '$key', 'name', 'place', 'phone', 'note', 'article', 'sum', 'key', 'count', 'size', 'fee', 'price', 'rate', 'party', 'scheme', 'schemes', 'open', 'only', 'locked', 'lockedParty',
  'day', 'period', 'instant', 'free', 'begins', 'ends', 'province', 'city', 'area', 'lng', 'lat', 'person', 'office', 'bank', 'buyer',
]
export const kindRows = rowsFor(kinds, columns, [
  [
    FILLED, '1 已填写（示例）', '示例路 12 号', '15400002001', '第一行\n第二行（示例）', '<p>正文 <strong>加粗</strong>（示例）</p>', '71,100.00', 'A-0038', 3, 89.55, 71100, 3200000, 0.0385,
    PARTY_TYPE.individual, LOAN_SCHEME.combined, [LOAN_SCHEME.commercial, LOAN_SCHEME.fund], 1, '0', '不可修改（示例）', PARTY_TYPE.company,
    '2026-11-18', '2026-09', Date.UTC(2026, 10, 18, 1, 30), 'anytime', '2026-11-01', '2026-11-30', '440000', '440100', '440106', 113.356645, 23.123505,
    'demo-follow', 'O44010608', 'B440106001', '张示例',
  ],
  ['sample-empty', '2 未填写（示例）', ...columns.slice(2).map(() => null)],
  [
    'sample-long', '3 长文字（示例）', `${long}${long}`, '15400002002', `${long}\n${long}`, `<p>${long}</p><ul><li>${long}</li></ul>`, '999,999,999.99', 'A-00000000000000000038', 99, 123456.7, 999999999.99, 9999999999, 1,
    PARTY_TYPE.company, LOAN_SCHEME.business, Object.values(LOAN_SCHEME).slice(0, 6), 0, '1', long, PARTY_TYPE.individual,
    '2026-12-31', '2026-12', Date.UTC(2026, 11, 31, 15, 59, 59), '2026-12-31', '2026-01-01', '2026-12-31', '440000', '440100', '440106', 113.378268, 23.121726,
    'demo-manager', 'O44010608', 'B440106010', '演示有限责任公司（示例）',
  ],
])
