import { defineGrid, feeStandard, rowsFor } from 'fangkit/domain'
import { SWITCHED } from '../switched.ts'

/** What is usually charged: by item, how it is reckoned, from and to. @source ROU-008 (/ExpenseStdGrid) */
export const expenseStdGrid = defineGrid({
  name: 'ExpenseStdGrid',
  title: '收费标准',
  about: '项目的收费超出上下限时，只能由经理保存；比例按合同成交价或贷款合计计算。',
  entity: feeStandard,
  columns: [
    'stdItem', 'stdGroup', 'stdMethod', 'stdUsual', 'stdLeast', 'stdMost', 'stdPayer', 'stdReceiver', 'enabled',
    'updTime',
  ],
  search: ['stdItem', 'stdGroup', 'stdMethod', 'stdReceiver', 'enabled'],
  sort: { field: 'stdSort', order: 'asc' },
  scope: 'all',
  reason: 'Rates, taxes and standards are laid down for the whole country.',
  open: 'stdItem',
  pinned: ['stdItem'],
  unique: [['stdItem']],
  ...SWITCHED,
})

export const expenseStdRows = rowsFor(expenseStdGrid, ['stdSort', 'stdItem', 'stdGroup', 'stdMethod', 'stdUsual', 'stdLeast', 'stdMost', 'stdPayer', 'stdReceiver', 'stdMemo'], [
  [1, 'PC01', 'SERVICE', 'RATIO', 15_000, 0.5, 2, '业主/买家按约定', 'HX5401', '按成交价；签约当天收50%，过户时收50%。'],
  [2, 'PC02', 'SERVICE', 'FIXED', 3_800, 2_000, 6_000, '买家', 'HX5401', '含选行、面签、催批；未批不收。'],
  [3, 'PC03', 'OTHERS', 'FIXED', 1_500, 1_000, 3_000, '买家', 'HX5402', '评估公司收取，可代收代付。'],
  [4, 'PC04', 'OTHERS', 'OF_LOAN', 8_000, 0.8, 1.5, '买家/业主', 'HX5403', '按担保金额；提前放款或赎楼时发生。'],
  [5, 'PC05', 'SERVICE', 'FIXED', 3_000, 2_000, 5_000, '业主', 'HX5401', '含预约、结清、注销抵押陪同。'],
  [6, 'PC06', 'MONEY', 'DAILY', 6_000, 0.03, 0.05, '业主', 'HX5408', '按垫资本金与实际天数结算，年化须披露，不得超过法定上限。'],
  [7, 'PC07', 'SERVICE', 'FIXED', 3_000, 2_000, 8_000, '业主/买家', 'HX5401', '见回执放款或额度加急时收取，书面说明由谁承担。'],
  [8, 'PC08', 'OTHERS', 'FIXED', 800, 300, 1_500, '业主/买家', 'HX5404', '委托、声明、强制执行公证。'],
  [9, 'PC09', 'OTHERS', 'FIXED', 50, 10, 50, '公司承担', 'HX5406', '公开查册多为免费，代查收取工本。'],
  [10, 'PC10', 'PASSED', 'ACTUAL', 60_000, null, null, '买家/业主', 'HX5406', '专户存放，税费后多退少补。'],
  [11, 'PC11', 'OTHERS', 'FIXED', 80, 80, 550, '买家', 'HX5406', '住宅80元/件，非住宅550元/件；以登记机构公布标准为准。'],
  [12, 'PC12', 'SERVICE', 'FIXED', 1_500, 1_000, 3_000, '买家/业主', 'HX5401', '含预约、递件、领证。'],
  [13, 'PC13', 'SERVICE', 'FIXED', 5_000, 3_000, 8_000, '客户', 'HX5401', '办结后收取。'],
  [14, 'PC14', 'SERVICE', 'OF_LOAN', 8_000, 0.5, 2, '客户', 'HX5401', '按放款金额；须签订服务协议，放款成功后收取。'],
  [15, 'PC15', 'SERVICE', 'FIXED', 500, 500, 1_000, '买家', 'HX5401', '含抄表、户口核查陪同。'],
  [16, 'PC16', 'REST', 'ACTUAL', 500, null, null, '按约定', 'HX5409', '逐笔备注用途。'],
])
