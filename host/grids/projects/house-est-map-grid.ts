import {
  accountField,
  code,
  datetime,
  defineGrid,
  millisecondsOf,
  percent,
  rowsFor,
  text,
  textarea,
} from 'fangkit/domain'
import { listEntity } from '../list-entity.ts'

/**
 * Which of our estates a name on another site means. A person confirms each match before it counts.
 * @source ROU-010 (HouseEstMapGrid)
 */
// biome-ignore format: a table with one row a line
export const houseEstMapGrid = defineGrid({
  name: 'HouseEstMapGrid',
  title: '楼盘映射',
  about: '外部平台楼盘与本站楼盘的对照表，供对接与核对时查阅；系统不接收外部平台的数据。',
  entity: listEntity({
    service: 'HouseEstMap',
    title: '楼盘映射',
    fields: {
      mapSite: code('MAP_SITE', '来源平台', { required: true, indexed: true }),
      mapOuterId: text('平台楼盘编号', { required: true, maxLength: 64, indexed: true }),
      mapOuterName: text('平台楼盘名称', { required: true, maxLength: 100, indexed: true }),
      mapOuterAddress: text('平台地址', { maxLength: 200 }),
      mapEstate: code('HOUSE_ESTATE', '本站楼盘', { required: true, indexed: true }),
      mapWay: code('MAP_WAY', '匹配方式', { required: true, default: 'HAND', indexed: true }),
      mapScore: percent('相似度', { min: 0, max: 1, precision: 0, indexed: true }),
      mapMemo: textarea('备注', { maxLength: 200 }),
      mapState: code('MAP_STATE', '状态', { default: 'WAIT', indexed: true }),
      mapDoneBy: accountField('确认人', { serverOwned: true, indexed: true }),
      mapDoneAt: datetime('确认时间', { serverOwned: true, indexed: true }),
      mapReason: text('驳回原因', { serverOwned: true, maxLength: 500 }),
    },
  }),
  columns: [
    'mapSite', 'mapOuterId', 'mapOuterName', 'mapEstate', 'mapWay', 'mapScore', 'mapState', 'mapDoneBy', 'mapDoneAt',
    'updTime',
  ],
  search: ['mapSite', 'mapOuterId', 'mapOuterName', 'mapEstate', 'mapWay', 'mapScore', 'mapState'],
  sort: { field: 'mapScore', order: 'desc' },
  open: 'mapOuterName',
  pinned: ['mapSite'],
  scope: 'city',
  unique: [['mapSite', 'mapOuterId']],
  operations: ['view', 'add', 'edit', 'clone', 'confirm', 'return', 'delete'],
  states: { field: 'mapState', moves: {
    confirm: { from: ['WAIT', 'BACK'], to: 'DONE', at: 'mapDoneAt', by: 'mapDoneBy', says: { label: '确认', prompt: '确定两边是同一个楼盘吗？' } },
    return: { from: ['WAIT', 'DONE'], to: 'BACK', reason: 'mapReason', says: { label: '驳回', prompt: '确定驳回这条映射吗？请写明原因。' } },
    edit: { from: ['WAIT', 'BACK'] },
    delete: { from: ['WAIT', 'BACK'] },
  } },
})

/** When a person or a rule confirmed the demo rows. */
const CONFIRMED = millisecondsOf('2026-08-11') + 39_600_000

// biome-ignore format: a table with one row a line
export const houseEstMapRows = rowsFor(houseEstMapGrid, ['mapSite', 'mapOuterId', 'mapOuterName', 'mapOuterAddress', 'mapEstate', 'mapWay', 'mapScore', 'mapState', 'mapDoneBy', 'mapDoneAt', 'mapMemo'], [
  ['SITE_A', 'A-100231', '示例云溪花园小区', '天河区示例路88号', 'EST001', 'AUTO', 1, 'DONE', 'demo-follow', CONFIRMED + 1 * 86_400_000, null],
  ['SITE_A', 'A-100232', '演示翠湖雅苑', '荔湾区演示路', 'EST002', 'AUTO', 0.98, 'DONE', 'demo-follow', CONFIRMED + 2 * 86_400_000, null],
  ['SITE_A', 'A-100240', '丽江公馆一期', '越秀区示例大道', 'EST003', 'AUTO', 0.91, 'DONE', 'demo-manager', CONFIRMED + 3 * 86_400_000, '一期即样本丽江公馆'],
  ['SITE_A', 'A-100266', '金穗新邨', '海珠区样本街', 'EST004', 'AUTO', 0.88, 'WAIT', null, null, '“邨”“村”写法不同'],
  ['SITE_B', 'B-7781', '碧桐家园', '白云区演示东路9号', 'EST005', 'AUTO', 0.97, 'DONE', 'demo-manager', CONFIRMED + 5 * 86_400_000, null],
  ['SITE_B', 'B-7790', '星河名城中心', '黄埔区示例西街', 'EST006', 'HAND', 0.82, 'DONE', 'demo-follow', CONFIRMED + 6 * 86_400_000, '平台把广场写作中心'],
  ['SITE_B', 'B-7802', '海悦轩二期', '番禺区示例路', 'EST007', 'AUTO', 0.86, 'WAIT', null, null, null],
  ['SITE_B', 'B-7815', '荔香里', '南沙区演示路77号', 'EST008', 'AUTO', 0.99, 'DONE', 'demo-follow', CONFIRMED + 8 * 86_400_000, null],
  ['REGISTRY', 'R-440114-09', '东篱花园', '花都区示例大道205号', 'EST009', 'AUTO', 1, 'DONE', 'demo-follow', CONFIRMED + 9 * 86_400_000, '登记名称'],
  ['REGISTRY', 'R-440106-31', '南岸华府', '天河区样本街自编12号', 'EST010', 'HAND', 0.9, 'WAIT', null, null, '门牌含“自编”'],
  ['ASSESSOR', 'P-5520', '北苑广场', '从化区示例路402号', 'EST011', 'AUTO', 0.94, 'DONE', 'demo-manager', CONFIRMED + 11 * 86_400_000, null],
  ['ASSESSOR', 'P-5533', '锦绣花苑', '荔湾区演示东路', 'EST012', 'AUTO', 0.71, 'BACK', null, null, '是另一个楼盘'],
  ['MAP', 'M-88120', '示例华庭名城', '增城区示例西街8号', 'EST013', 'AUTO', 0.96, 'WAIT', null, null, null],
], { dictionaries: [
  { code: 'MAP_WAY', name: '楼盘匹配方式', entries: [['AUTO', '自动'], ['HAND', '人工']] },
  { code: 'MAP_STATE', name: '楼盘映射状态', entries: [['WAIT', '待确认'], ['DONE', '已确认'], ['BACK', '已驳回']] },
] })
