import { code, date, defineGrid, flag, number, rowsFor, text, textarea } from 'fangkit/domain'
import { listEntity } from '../list-entity.ts'
import { SWITCHED } from '../switched.ts'

/** Taxes and fees of a transfer: who pays them, and when. @source ROU-008 (/TaxFeeGrid) */
export const taxFeeGrid = defineGrid({
  name: 'TaxFeeGrid',
  title: '税费标准',
  about: '过户税费的口径与依据，答复客户时查阅；项目的税费以税务机关核定为准。',
  entity: listEntity({
    service: 'TaxFee',
    title: '税费标准',
    fields: {
      taxCode: code('TAX_KIND', '税费', { required: true, indexed: true }),
      taxWhen: text('适用情形', { required: true, maxLength: 100, indexed: true }),
      taxPayer: code('TAX_PAYER', '承担方', { required: true, indexed: true }),
      taxRate: number('税率', { stored: 'percent', shown: 'percent', precision: 3, min: 0, max: 100, indexed: true }),
      taxBase: text('计税依据', { maxLength: 60, indexed: true }),
      taxFrom: date('生效日期', { indexed: true }),
      taxUntil: date('失效日期', { indexed: true }),
      taxBasis: textarea('政策依据', { maxLength: 300 }),
      enabled: flag('启用', { default: 1, indexed: true }),
    },
  }),
  columns: ['taxCode', 'taxWhen', 'taxPayer', 'taxRate', 'taxBase', 'taxFrom', 'taxUntil', 'enabled', 'updTime'],
  search: ['taxCode', 'taxPayer', 'taxWhen', 'taxFrom', 'enabled'],
  sort: { field: 'taxCode', order: 'asc' },
  scope: 'all',
  reason: 'Rates, taxes and standards are laid down for the whole country.',
  open: 'taxWhen',
  pinned: ['taxCode', 'taxWhen'],
  ...SWITCHED,
})

const PRICE = '不含增值税的计税价格'
const DEED = '财政部 税务总局 住房城乡建设部公告2024年第16号（待业务核对）'
const VAT = '财政部 税务总局公告2025年第17号（待业务核对）'

export const taxFeeRows = rowsFor(
  taxFeeGrid,
  ['taxCode', 'taxWhen', 'taxPayer', 'taxRate', 'taxBase', 'taxFrom', 'taxUntil', 'taxBasis', 'enabled'],
  [
    ['DEED', '家庭唯一住房，面积140㎡及以下', 'BUYER', 1, PRICE, '2024-12-01', null, DEED, 1],
    ['DEED', '家庭唯一住房，面积140㎡以上', 'BUYER', 1.5, PRICE, '2024-12-01', null, DEED, 1],
    ['DEED', '家庭第二套住房，面积140㎡及以下', 'BUYER', 1, PRICE, '2024-12-01', null, DEED, 1],
    ['DEED', '家庭第二套住房，面积140㎡以上', 'BUYER', 2, PRICE, '2024-12-01', null, DEED, 1],
    ['DEED', '第三套及以上、非住宅或公司购买', 'BUYER', 3, PRICE, '2024-12-01', null, DEED, 1],
    ['VAT', '个人住房不足2年', 'OWNER', 3, '全额', '2026-01-01', null, VAT, 1],
    ['VAT', '个人住房满2年（含）', 'OWNER', 0, '全额', '2026-01-01', null, VAT, 1],
    ['VAT', '个人住房不足2年（旧）', 'OWNER', 5, '全额', null, '2025-12-31', '2026年起由3%代替', 0],
    [
      'ADDED',
      '随增值税附征，减半后合计',
      'OWNER',
      6,
      '增值税额',
      null,
      null,
      '城建7%、教育附加3%、地方附加2%，减半征收',
      1,
    ],
    ['INCOME', '满5年且家庭唯一住房', 'OWNER', 0, PRICE, null, null, '以税务机关核定为准（待业务核对）', 1],
    ['INCOME', '核定征收（普通情形）', 'OWNER', 1, PRICE, null, null, '以税务机关核定为准（待业务核对）', 1],
    ['INCOME', '拍卖所得核定', 'OWNER', 3, PRICE, null, null, '以税务机关核定为准（待业务核对）', 1],
    ['INCOME', '据实征收（提供上手凭证）', 'OWNER', 20, '差额所得', null, null, '以税务机关核定为准（待业务核对）', 1],
    ['STAMP', '个人住房', 'BOTH', 0, '合同金额', null, null, '个人住房买卖暂免', 1],
    ['STAMP', '非住宅或公司', 'BOTH', 0.05, '合同金额', null, null, null, 1],
    ['LAND', '个人住房土地增值税', 'OWNER', 0, '增值额', null, null, '个人销售住房暂免', 1],
    [
      'LAND_FEE',
      '房改房、解困房、集资房等补缴出让金',
      'AGREED',
      1,
      '计税价格（演示口径）',
      null,
      null,
      '以登记中心核定为准（待业务核对）',
      1,
    ],
  ],
  {
    dictionaries: [
      {
        code: 'TAX_KIND',
        name: '税费种类',
        entries: [
          ['DEED', '契税'],
          ['VAT', '增值税'],
          ['ADDED', '城建税及附加'],
          ['INCOME', '个人所得税'],
          ['STAMP', '印花税'],
          ['LAND', '土地增值税'],
          ['LAND_FEE', '补缴土地出让金'],
        ],
      },
      {
        code: 'TAX_PAYER',
        name: '税费承担方',
        entries: [
          ['BUYER', '买家'],
          ['OWNER', '业主'],
          ['BOTH', '双方'],
          ['AGREED', '按约定'],
        ],
      },
    ],
  },
)
