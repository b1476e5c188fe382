import { chargeItem, defineGrid, type Grid, ROLE, rowsFor } from 'fangkit/domain'
import { SWITCHED } from '../switched.ts'

/**
 * Items that can be charged in cases. The ledger of a case names and groups its charges by them.
 * @source FEE-004, FEE-019
 */
export const chargeItemGrid: Grid = defineGrid({
  name: 'ChargeItemGrid',
  title: '收费项目',
  entity: chargeItem,
  columns: [
    'itemCode',
    'itemName',
    'itemGroup',
    'itemReceiver',
    'itemPayer',
    'itemUsual',
    'itemMemo',
    'enabled',
    'updTime',
  ],
  search: ['itemCode', 'itemName', 'itemGroup', 'itemReceiver', 'enabled'],
  sort: { field: 'itemSort', order: 'asc' },
  scope: 'all',
  reason: 'Settings and dictionaries are shared by the whole installation.',
  open: 'itemCode',
  rowsOf: { table: 'charge_item' },
  form: { columns: 2 },
  pinned: ['itemCode'],
  unique: [['itemCode']],
  roles: { write: [ROLE.manager, ROLE.finance] },
  ...SWITCHED,
})

export const chargeItemRows = rowsFor(
  chargeItemGrid,
  ['$key', 'itemSort', 'itemCode', 'itemName', 'itemGroup', 'itemReceiver', 'itemPayer', 'itemUsual', 'itemMemo'],
  [
    ['PC01', '中介服务费', '服务费', 'HX5401', '业主/买家按约定', 15_000, '签约当天收一半，过户时收另一半'],
    ['PC02', '按揭服务费', '服务费', 'HX5401', '买家', 3_800, '含选行、面签、催批'],
    ['PC03', '评估费', '第三方费用', 'HX5402', '买家', 1_500, '评估公司收取，可代收代付'],
    ['PC04', '担保费', '第三方费用', 'HX5403', '买家/业主', 8_000, '提前放款或赎楼时发生'],
    ['PC05', '赎楼服务费', '服务费', 'HX5401', '业主', 3_000, '含预约、结清、注销抵押陪同'],
    ['PC06', '垫资利息', '资金费用', 'HX5408', '业主', 6_000, '按垫资本金与实际天数结算'],
    ['PC07', '快速放款费', '服务费', 'HX5401', '业主/买家', 3_000, '见回执放款或额度加急时收取'],
    ['PC08', '公证费', '第三方费用', 'HX5404', '业主/买家', 800, '委托、声明、强制执行公证'],
    ['PC09', '查册费', '第三方费用', 'HX5406', '公司承担', 50, '公开查册多为免费'],
    ['PC10', '代收税费', '代收代付', 'HX5406', '买家/业主', 60_000, '专户存放，多退少补'],
    ['PC11', '登记费', '第三方费用', 'HX5406', '买家', 80, '住宅每件80元'],
    ['PC12', '过户代办费', '服务费', 'HX5401', '买家/业主', 1_500, '含预约、递件、领证'],
    ['PC13', '商转公服务费', '服务费', 'HX5401', '客户', 5_000, '办结后收取'],
    ['PC14', '抵押贷款咨询服务费', '服务费', 'HX5401', '客户', 8_000, '放款成功后收取'],
    ['PC15', '物业交割代办费', '服务费', 'HX5401', '买家', 500, '含抄表、户口核查陪同'],
    ['PC16', '其他费用', '其他', 'HX5409', '按约定', 500, '逐笔备注用途'],
  ].map(([code, ...rest], index) => [code ?? null, index + 1, code ?? null, ...rest]),
  { reference: true },
)
