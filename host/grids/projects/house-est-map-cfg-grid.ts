import { code, codes, defineGrid, flag, integer, percent, rowsFor, text, textarea } from 'fangkit/domain'
import { listEntity } from '../list-entity.ts'
import { SWITCHED } from '../switched.ts'

/**
 * How estate names of other sites are matched with ours: what is compared, what is rewritten first, and the lowest
 * similarity that counts as a match.
 * @source ROU-010 (HouseEstMapCfgGrid)
 */
export const houseEstMapCfgGrid = defineGrid({
  name: 'HouseEstMapCfgGrid',
  title: '楼盘映射规则',
  about: '人工比对外部楼盘时依次使用的规则；系统不自动匹配。',
  entity: listEntity({
    service: 'HouseEstMapCfg',
    title: '映射规则',
    fields: {
      cfgName: text('规则名称', { required: true, maxLength: 60, indexed: true }),
      cfgSite: code('MAP_SITE', '来源平台', { required: true, indexed: true }),
      cfgBy: codes('MAP_FIELD', '比对内容', { required: true, indexed: true }),
      cfgFrom: text('替换前', { maxLength: 60, indexed: true, hint: '比对前先改写对方的名称' }),
      cfgTo: text('替换后', { maxLength: 60 }),
      cfgLeast: percent('最低相似度', { required: true, min: 0.5, max: 1, precision: 0, indexed: true }),
      cfgAuto: flag('自动确认', { default: 0, indexed: true, hint: '达到相似度时不再人工确认' }),
      cfgSort: integer('优先级', { min: 1, max: 999, indexed: true }),
      cfgMemo: textarea('说明', { maxLength: 200 }),
      enabled: flag('启用', { default: 1, indexed: true }),
    },
  }),
  columns: ['cfgName', 'cfgSite', 'cfgBy', 'cfgFrom', 'cfgTo', 'cfgLeast', 'cfgAuto', 'cfgSort', 'enabled', 'updTime'],
  search: ['cfgName', 'cfgSite', 'cfgBy', 'cfgAuto', 'enabled'],
  sort: { field: 'cfgSort', order: 'asc' },
  scope: 'all',
  reason: 'Maps are drawn alike in every city.',
  open: 'cfgName',
  pinned: ['cfgName'],
  unique: [['cfgSite', 'cfgName']],
  ...SWITCHED,
})

export const houseEstMapCfgRows = rowsFor(
  houseEstMapCfgGrid,
  ['cfgSort', 'cfgName', 'cfgSite', 'cfgBy', 'cfgFrom', 'cfgTo', 'cfgLeast', 'cfgAuto', 'cfgMemo'],
  [
    [1, '名称与地址完全一致', 'SITE_A', ['NAME', 'ADDRESS'], null, null, 1, 1, '一致时直接生效'],
    [2, '去掉“小区”后缀', 'SITE_A', ['NAME'], '小区', null, 0.95, 1, null],
    [3, '去掉期数', 'SITE_A', ['NAME', 'AREA'], '一期', null, 0.9, 0, '分期楼盘合并为一个'],
    [4, '按坐标就近', 'SITE_A', ['POINT'], null, null, 0.85, 0, '200 米以内'],
    [5, '名称与区县一致', 'SITE_B', ['NAME', 'AREA'], null, null, 0.98, 1, null],
    [6, '“广场”改“中心”', 'SITE_B', ['NAME'], '广场', '中心', 0.9, 0, '该平台命名习惯'],
    [7, '推广名转备案名', 'SITE_B', ['NAME'], '样本·', null, 0.92, 0, null],
    [8, '门牌一致', 'SITE_B', ['ADDRESS'], null, null, 0.96, 1, null],
    [9, '登记名称一致', 'REGISTRY', ['NAME'], null, null, 1, 1, '不动产登记名称'],
    [10, '登记门牌一致', 'REGISTRY', ['ADDRESS'], '自编', null, 0.95, 0, '去掉“自编”再比对'],
    [11, '评估库楼盘名', 'ASSESSOR', ['NAME', 'YEAR'], null, null, 0.93, 0, '名称与建成年份'],
    [12, '评估库别名', 'ASSESSOR', ['NAME'], '花苑', '花园', 0.9, 0, null],
    [13, '地图检索名', 'MAP', ['NAME', 'POINT'], null, null, 0.9, 0, null],
  ],
  {
    dictionaries: [
      {
        code: 'MAP_SITE',
        name: '楼盘来源平台',
        entries: [
          ['SITE_A', '示例房产网'],
          ['SITE_B', '演示租售平台'],
          ['REGISTRY', '登记机构'],
          ['ASSESSOR', '评估数据库'],
          ['MAP', '地图服务'],
        ],
      },
      {
        code: 'MAP_FIELD',
        name: '楼盘比对内容',
        entries: [
          ['NAME', '名称'],
          ['ADDRESS', '地址'],
          ['AREA', '区县'],
          ['POINT', '坐标'],
          ['YEAR', '建成年份'],
        ],
      },
    ],
  },
)
