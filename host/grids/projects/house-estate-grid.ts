import { code, defineGrid, flag, integer, number, percent, region, rowsFor, text, textarea, yuan } from 'fangkit/domain'
import { listEntity } from '../list-entity.ts'
import { SWITCHED } from '../switched.ts'

/**
 * Housing estates with what buyers ask about: developer, management, fees, number of homes, price. Communities only
 * hold the location.
 * @source ROU-006 (/HourseEstateGrid)
 */
export const houseEstateGrid = defineGrid({
  name: 'HourseEstateGrid',
  title: '楼盘管理',
  about: '楼盘的开发商、物业、户数与参考价，供答复客户时查阅；选择小区用“小区管理”。',
  entity: listEntity({
    service: 'HouseEstate',
    title: '楼盘',
    fields: {
      estCode: text('楼盘编号', {
        required: true,
        maxLength: 32,
        indexed: true,
        hint: '映射按编号引用，建立后请勿修改',
      }),
      estName: text('楼盘名称', { required: true, maxLength: 100, indexed: true }),
      estProvince: region('province', '省份', { default: '440000' }),
      estCity: region('city', '城市', { parent: 'estProvince', default: '440100' }),
      estArea: region('area', '区县', { parent: 'estCity', required: true, indexed: true }),
      estAddress: text('地址', { maxLength: 200, indexed: true }),
      estUse: code('HX38', '规划用途', { indexed: true, default: 'HX3801' }),
      estDeveloper: text('开发商', { maxLength: 100, indexed: true }),
      estManager: text('物业公司', { maxLength: 100, indexed: true }),
      estFee: yuan('物业费', { max: 200, indexed: true, hint: '每平方米每月' }),
      estBuilt: integer('建成年份', { min: 1900, max: 2100, plain: true, indexed: true }),
      estYears: integer('产权年限', { stored: 'year', shown: 'year', min: 1, max: 100 }),
      estHomes: integer('总户数', { stored: 'set', shown: 'set', min: 1, max: 100_000, indexed: true }),
      estCars: integer('车位数', { min: 0, max: 100_000 }),
      estGreen: percent('绿化率', { min: 0, max: 1 }),
      estDensity: number('容积率', { min: 0, max: 20, precision: 2 }),
      estPrice: yuan('参考均价', { max: 1_000_000, precision: 0, indexed: true, hint: '每平方米' }),
      estSchool: text('对口学校', { maxLength: 100 }),
      estMemo: textarea('配套与备注', { maxLength: 500 }),
      enabled: flag('启用', { default: 1, indexed: true }),
    },
  }),
  columns: [
    'estCode',
    'estName',
    'estArea',
    'estDeveloper',
    'estManager',
    'estFee',
    'estBuilt',
    'estHomes',
    'estPrice',
    'enabled',
    'updTime',
  ],
  search: ['estCode', 'estName', 'estArea', 'estUse', 'estDeveloper', 'estBuilt', 'estPrice', 'enabled'],
  sort: { field: 'estCode', order: 'asc' },
  open: 'estCode',
  pinned: ['estCode', 'estName'],
  scope: 'city',
  form: { columns: 2 },
  unique: [['estCode']],
  choices: { dict: 'HOUSE_ESTATE', key: 'estCode', label: 'estName', enabled: 'enabled' },
  ...SWITCHED,
})

const G = ['440000', '440100'] as const

// biome-ignore format: a table with one row a line
export const houseEstateRows = rowsFor(houseEstateGrid, ['estCode', 'estName', 'estProvince', 'estCity', 'estArea', 'estAddress', 'estUse', 'estDeveloper', 'estManager', 'estFee', 'estBuilt', 'estYears', 'estHomes', 'estCars', 'estGreen', 'estDensity', 'estPrice', 'estSchool'], [
  ['EST001', '示例云溪花园', ...G, '440106', '示例路88号', 'HX3801', '示例置业', '演示物业', 3.8, 2012, 70, 1_420, 980, 0.35, 2.8, 58_900, '示例小学'],
  ['EST002', '演示翠湖雅苑', ...G, '440103', '演示路16号', 'HX3801', '演示地产', '样本物业', 2.6, 2003, 70, 860, 210, 0.28, 3.1, 41_300, '演示小学'],
  ['EST003', '样本丽江公馆', ...G, '440104', '示例大道1号', 'HX3801', '样本集团', '示例物业', 5.2, 2018, 70, 640, 900, 0.4, 3.5, 71_800, '样本小学'],
  ['EST004', '测试金穗新村', ...G, '440105', '样本街233号', 'HX3801', '测试建设', '测试物业', 1.2, 1996, 70, 1_980, 60, 0.22, 2.4, 37_100, null],
  ['EST005', '示例碧桐家园', ...G, '440111', '演示东路9号', 'HX3801', '示例置业', '演示物业', 2.8, 2009, 70, 2_260, 1_100, 0.32, 2.9, 30_700, '示例二小'],
  ['EST006', '演示星河名城', ...G, '440112', '示例西街50号', 'HX3802', '演示地产', '样本物业', 6.5, 2020, 40, 780, 400, 0.2, 4.8, 22_900, null],
  ['EST007', '样本海悦轩', ...G, '440113', '示例路301号', 'HX3801', '样本集团', '示例物业', 3.3, 2016, 70, 1_100, 1_250, 0.36, 2.7, 28_300, '样本二小'],
  ['EST008', '测试荔香里', ...G, '440115', '演示路77号', 'HX3801', '测试建设', '测试物业', 2.9, 2021, 70, 1_560, 1_600, 0.38, 2.5, 17_400, '测试小学'],
  ['EST009', '示例东篱花园', ...G, '440114', '示例大道205号', 'HX3801', '示例置业', '演示物业', 2.2, 2014, 70, 980, 700, 0.41, 1.8, 15_100, null],
  ['EST010', '演示南岸华府', ...G, '440106', '样本街12号', 'HX3801', '演示地产', '样本物业', 4.6, 2010, 70, 520, 430, 0.33, 3.2, 61_400, '演示二小'],
  ['EST011', '样本北苑广场', ...G, '440117', '示例路402号', 'HX3806', '样本集团', '示例物业', 3.1, 2019, 50, 1_340, 1_020, 0.3, 2.6, 16_900, null],
  ['EST012', '测试锦绣里', ...G, '440103', '演示东路151号', 'HX3801', '测试建设', '测试物业', 1.6, 1999, 70, 430, 30, 0.18, 3.4, 37_400, '测试二小'],
  ['EST013', '示例华庭名城', ...G, '440118', '示例西街8号', 'HX3801', '示例置业', '演示物业', 2.4, 2022, 70, 2_800, 3_000, 0.37, 2.3, 14_100, '示例三小'],
], { dictionaries: [{ code: 'HOUSE_ESTATE', name: '楼盘', entries: [] }] })
