import { defineGrid, type Grid, PAY_SLIP_STATE, paySlip, ROLE, rowsFor } from 'fangkit/domain'

const { draft, ready, paid } = PAY_SLIP_STATE

/**
 * Monthly pay slips of employees. Users who decide about money see all of them, others only their own.
 * @source ROU-007 (/PayStubsGrid)
 */
export const paySlipGrid: Grid = defineGrid({
  name: 'PayStubsGrid',
  title: '工资条',
  about: '每月工资条的编制、复核与发放登记；本人只看到自己的，系统不自动计算工资。',
  entity: paySlip,
  columns: [
    'payMonth',
    'acctId',
    'payPosition',
    'payBase',
    'payCommission',
    'payGross',
    'paySocial',
    'payFund',
    'payTax',
    'payNet',
    'payState',
    'payPaidAt',
    'updTime',
  ],
  search: ['payMonth', 'acctId', 'payPosition', 'payNet', 'payState'],
  sort: { field: 'payMonth', order: 'desc' },
  open: 'payMonth',
  pinned: ['payMonth', 'acctId'],
  scope: 'city',
  own: { field: 'acctId', unlessRoles: [ROLE.manager, ROLE.finance, ROLE.financeReviewer] },
  form: { columns: 2 },
  unique: [['acctId', 'payMonth']],
  operations: ['view', 'add', 'edit', 'clone', 'confirm', 'finish', 'return', 'delete'],
  states: {
    field: 'payState',
    moves: {
      confirm: {
        from: [draft],
        to: ready,
        says: { label: '核对无误', done: '已核对', prompt: '确定这张工资条核对无误吗？' },
      },
      finish: {
        from: [ready],
        to: paid,
        at: 'payPaidAt',
        by: 'payPaidBy',
        says: { label: '发放', prompt: '确定这张工资条已经发放吗？' },
      },
      return: { from: [ready], to: draft, reason: 'payReturnReason' },
      edit: { from: [draft] },
      delete: { from: [draft] },
    },
  },
  roles: { write: [ROLE.manager, ROLE.finance, ROLE.financeReviewer] },
})

/** Account, month, position, base, merit, commission, allowance, social insurance, fund, tax, other, state. */
type PaySlipRow = readonly [
  string,
  string,
  string,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  string,
]

const ROWS: readonly PaySlipRow[] = [
  ['demo-follow', '2026-07', 'HX5901', 8_000, 2_700, 6_820.5, 800, 1_012.4, 960, 642.18, 0, paid],
  ['demo-follow', '2026-08', 'HX5901', 8_000, 3_000, 9_146, 800, 1_012.4, 960, 958.36, 0, paid],
  ['demo-follow', '2026-09', 'HX5901', 8_000, 3_000, 7_380, 800, 1_012.4, 960, 711.76, 0, draft],
  ['demo-sales', '2026-07', 'HX5902', 4_800, 1_200, 5_210, 800, 623.8, 576, 148.3, 0, paid],
  ['demo-sales', '2026-08', 'HX5902', 4_800, 1_500, 8_066.4, 800, 623.8, 576, 469.02, 100, paid],
  ['demo-sales', '2026-09', 'HX5902', 4_800, 1_350, 6_120, 800, 623.8, 576, 237.02, 0, ready],
  ['demo-service', '2026-07', 'HX5903', 5_500, 1_500, 2_140, 600, 712.1, 660, 86.04, 0, paid],
  ['demo-service', '2026-08', 'HX5903', 5_500, 1_350, 2_480, 600, 712.1, 660, 91.74, 0, paid],
  ['demo-service', '2026-09', 'HX5903', 5_500, 1_500, 1_960, 600, 712.1, 660, 80.64, 0, ready],
  ['demo-staff05', '2026-08', 'HX5902', 6_000, 2_500, 11_200, 900, 780.5, 720, 1_199.9, 0, paid],
  ['demo-staff05', '2026-09', 'HX5902', 6_000, 2_250, 8_460, 900, 780.5, 720, 900.95, 0, draft],
  ['demo-staff10', '2026-08', 'HX5903', 4_500, 1_000, 1_730, 600, 584.2, 540, 51.17, 50, paid],
  ['demo-staff10', '2026-09', 'HX5903', 4_500, 900, 2_010, 600, 584.2, 540, 56.57, 0, draft],
  ['demo-finance', '2026-08', 'HX5904', 7_500, 1_500, 0, 600, 951, 900, 82.47, 0, paid],
  ['demo-finance', '2026-09', 'HX5904', 7_500, 1_500, 0, 600, 951, 900, 82.47, 0, ready],
]

/** When the pay of a month was paid: at ten on the tenth of the next month. */
const payDay = (month: string): number => {
  const [year = 0, monthNo = 0] = month.split('-').map(Number)
  return Date.UTC(year, monthNo, 10, 2)
}

export const paySlipRows = rowsFor(
  paySlipGrid,
  [
    'acctId',
    'payMonth',
    'payPosition',
    'payBase',
    'payMerit',
    'payCommission',
    'payAllowance',
    'paySocial',
    'payFund',
    'payTax',
    'payOther',
    'payState',
    'payGross',
    'payNet',
    'payPaidAt',
    'payPaidBy',
  ],
  ROWS.map((line) => {
    const [
      acctId,
      payMonth,
      payPosition,
      payBase,
      payMerit,
      payCommission,
      payAllowance,
      paySocial,
      payFund,
      payTax,
      payOther,
      payState,
    ] = line
    const parts = { payBase, payMerit, payCommission, payAllowance, paySocial, payFund, payTax, payOther }
    const sums = (['payGross', 'payNet'] as const).map((name) => paySlip.derived[name]?.compute(parts) ?? null)
    return [
      acctId,
      payMonth,
      payPosition,
      payBase,
      payMerit,
      payCommission,
      payAllowance,
      paySocial,
      payFund,
      payTax,
      payOther,
      payState,
      ...sums,
      ...(payState === paid ? [payDay(payMonth), 'demo-finance'] : [null, null]),
    ]
  }),
  {
    dictionaries: [
      {
        code: 'PAY_SLIP_STATE',
        name: '工资条状态',
        entries: [
          [draft, '待核对'],
          [ready, '待发放'],
          [paid, '已发放'],
        ],
      },
    ],
  },
)
